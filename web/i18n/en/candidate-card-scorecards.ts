// English texts of web/candidate/card/Scorecards.tsx.

export const scorecards = 'Scorecards'
export const ofWrittenLength = (written: string | number, length: string | number) => `${written} of ${length}`
export const you = ' (you)'
export const submitted = 'Submitted'
export const notSubmittedYet = 'Not submitted yet'
export const openYours = 'Open yours'
export const writeYours = 'Write yours'
export const compareScorecards = 'Compare scorecards'
export const openDebriefNow = 'Open debrief now'
