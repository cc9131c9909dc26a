// English texts of web/candidate/card/DebriefDialog.tsx.

export const scorecardsFor = (name: string | number) => `Scorecards for ${name}`
export const openedEarlyBy = (openedBy: string | number) => `Opened early by ${openedBy}. `
export const stillMissing = (missing: string | number) => `Still missing: ${missing}.`
export const interviewer = 'Interviewer'
export const recommendation = 'Recommendation'
export const reason = 'Why'

// Debrief dialog
export const notAssessed = 'Not assessed'
export const comparison = 'Comparison'
