// English texts of web/features/panel/review.

// Calibration intro
export const review = 'Review'
export const yourFirstTenAreHere = 'Your first ten are here'
export const approveCandidatesYoudTalkTo =
  'Approve candidates you’d talk to, reject those you wouldn’t, and say why. Your decisions shape who comes next.'
export const letsCalibrate = "Let's Calibrate"
export const calibrateWithTheseTen = 'Calibrate with these ten'
export const whenOffTheyreReviewedLike = 'When off, they’re reviewed like everyone else.'

// Composer
export const writeTo = (shownName: string | number) => `Write to ${shownName}`
export const howToContactThem = 'How to contact them'

// Draft state
export const thisProjectIsNotFinished = 'This project is not finished'
export const theSearchStartsWhenThe = 'The search starts when the setup is submitted.'
export const theSearchStartsWhenA = 'The search starts when a project owner submits the setup.'
export const finishSettingUp = 'Finish setting up'

// Expand dialog
export const expandTheSearch = 'Expand the search'
export const whatCanBeExpandedCould = 'What can be expanded could not be loaded.'
export const thisSearchHasNoFilters = 'This search has no filters to relax. Try other job titles or keywords.'
export const cancel = 'Cancel'
export const editTheSearch = 'Edit the search'
export const giveUpWhatMattersLeast = (reached: string | number) =>
  `${reached} Give up what matters least: it is changed in the settings, and the next batch is searched with it.`
export const filtersToRelax = 'Filters to relax'
export const expandAndSearch = 'Expand and search'

// Golive state
export const yourProjectIsLive = 'Your project is live'
export const writesToMatchingCandidatesAnd = (product: string | number) =>
  `${product} writes to matching candidates and reads their replies. Interested candidates appear here, and you get a notification.`

// Lessons
export const reviewChanges = 'Review changes'
export const hideWhatChanged = 'Hide what changed'
export const whatChangedBecauseOfYour = 'What changed because of your decisions'
export const more = 'more'

// Nothing to review
export const thisProjectIsArchived = 'This project is archived'
export const searchingAndSendingHaveStopped = 'Searching and sending have stopped. All candidates are still here.'
export const thisProjectIsPaused = 'This project is paused'
export const nothingNewIsSentWhile = 'Nothing new is sent while it’s paused. Existing candidates stay where they are.'
export const theSearchDidNotFinish = 'The search did not finish'
export const somethingWentWrongOnOur = 'Something went wrong on our side. Nothing you entered is lost.'
export const noOneMatchesYourSearch = 'No one matches your search'
export const tryFewerRequiredKeywordsMore = 'Try fewer required keywords, more locations, or more job titles.'
export const noOneToReviewYet = 'No one to review yet'
export const wereLookingForTheFirst = 'We’re looking for the first candidates. Check back in 1-2 minutes.'
export const youHaveReviewedEveryone = 'You have reviewed everyone'
export const findTheNextBatchNow = 'Find the next batch now, based on your decisions, or check back tomorrow for new candidates.'

// Review queue
export const move = 'Move'

// Search progress
export const searchProgressPercent = (percent: string | number) => `Search progress ${percent} percent`
export const lookingForYourNextBatch = (percent: string | number) => `Looking for your next batch… ${percent}%`
export const preparingASetOfTen = 'Preparing a set of ten candidates'
export const lookingForYourNextCandidates = 'Looking for your next candidates'
export const theyreOnTheirWayCheck = 'They’re on their way. Check back in 1-2 minutes.'
export const readingProfilesAndCheckingEvery = 'Reading profiles and checking every reason against them.'
export const yourProjectWillBeReady = (processingHours: string | number) =>
  `Your project will be ready within ${processingHours} hours, usually in a minute. You can leave this page; we’ll email you.`
export const youCanLeaveThisPage = 'You can leave this page. We’ll notify you when they’re ready.'

// Verdict bar
export const verdict = 'Verdict'
export const previousCandidate = 'Previous candidate'
export const nextCandidate = 'Next candidate'
export const ofTotal = (total: string | number) => `of ${total}`
export const reject = 'Reject'
export const approveSend = 'Approve & send'
export const approve = 'Approve'

// Weak batch
export const theOthersMissARequirement =
  'The others miss a requirement or score well below your last batch. Widen the search to find more who fit, or review them anyway.'
export const widenTheSearch = 'Widen the search'
export const reviewAll = (found: string | number) => `Review all ${found}`
export const seeWhatItLearned = 'See what it learned'
