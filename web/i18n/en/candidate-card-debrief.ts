// English texts of web/candidate/card/Debrief.tsx.

export const openedEarlyBy = (openedBy: string | number) => `Opened early by ${openedBy}. `
export const stillMissing = (missing: string | number) => `Still missing: ${missing}.`
export const interviewer = 'Interviewer'
export const recommendation = 'Recommendation'
export const reason = 'Why'

// Debrief
export const notAssessed = 'Not assessed'
export const comparison = 'Comparison'
