// English texts of web/project/InterviewersTogether.tsx.

export const rotationOption = 'One of them, taking turns'
export const rotationHint = 'The free interviewer with the fewest interviews that week gets the next one'
export const someOption = 'Some of them together'
export const someHint =
  'Candidates choose from the times when enough of them are free; those with the fewest interviews that week are chosen'
export const howMany = 'How many'
export const panelOption = 'All of them together, as a panel'
export const panelHint = 'Candidates choose from the times when everyone is free; the first interviewer sets the length and the place'
export const load = 'Interviews they hold'
export const interviewer = 'Interviewer'
export const thisWeek = 'This week'
export const nextWeek = 'Next week'
export const ofLimit = (count: number, limit: number | null) => (limit === null ? String(count) : `${count} of ${limit}`)
