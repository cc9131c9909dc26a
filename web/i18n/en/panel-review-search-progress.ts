// English texts of web/features/panel/review/SearchProgress.tsx.

export const searchProgressPercent = (percent: string | number) => `Search progress ${percent} percent`
export const lookingForYourNextBatch = (percent: string | number) => `Looking for your next batch… ${percent}%`
export const preparingASetOfTen = 'Preparing a set of ten candidates'
export const lookingForYourNextCandidates = 'Looking for your next candidates'
export const theyreOnTheirWayCheck = 'They’re on their way. Check back in 1-2 minutes.'
export const readingProfilesAndCheckingEvery = 'Reading profiles and checking every reason against them.'
export const yourProjectWillBeReady = (processingHours: string | number) =>
  `Your project will be ready within ${processingHours} hours, usually in a minute. You can leave this page; we’ll email you.`
export const youCanLeaveThisPage = 'You can leave this page. We’ll notify you when they’re ready.'
