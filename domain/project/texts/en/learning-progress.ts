// English texts of domain/project/learning-progress.ts.

export const stable = (stableAfter: string | number) =>
  `Stable after ${stableAfter} decisions: more decisions hardly change who comes next.`
export const lastDecisionEffect = (lastChange: string | number, nextPeople: string | number) =>
  ` Your last decision changed ${lastChange} of the next ${nextPeople} candidates.`
