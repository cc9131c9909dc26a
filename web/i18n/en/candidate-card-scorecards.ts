// English texts of web/candidate/card/Scorecards.tsx.

export const scorecards = 'Scorecards'
export const writtenCount = (written: string | number, total: string | number) => `${written} of ${total}`
export const you = ' (you)'
export const submitted = 'Submitted'
export const notSubmittedYet = 'Not submitted yet'
export const openYours = 'Open yours'
export const writeYours = 'Write yours'
export const openDebriefNow = 'Open debrief now'

// Scorecards
export const scorecardNotOpened = 'We couldn’t open your scorecard. Please try again.'
export const debriefNotOpened = 'We couldn’t open the debrief. Please try again.'
export const closedReasons = {
  none: '',
  yours_missing: 'You’ll see the other scorecards once you’ve submitted yours.',
  others_missing: 'You can compare the scorecards once everyone has submitted theirs.',
}
