// English texts of domain/project/learning-progress.ts.

export const stable = 'Your last decisions hardly changed who comes next.'
export const lastDecisionEffect = (lastChange: number, nextPeople: number) =>
  lastChange === 0
    ? `Your last decision changed none of the next ${nextPeople} candidates.`
    : `Your last decision changed ${lastChange} of the next ${nextPeople} candidates.`
