// English texts of web/features/panel/review/learned.

// Effect text
export const weCouldntComputeTheEffect = 'We couldn’t compute the effect. You can still save.'
export const computingTheEffect = 'Computing the effect …'
export const upTheMost = (map: string | number) => `Up the most: ${map}`
export const downTheMost = (map: string | number) => `Down the most: ${map}`

// Learned dialog
export const whatYourDecisionsTaught = 'What your decisions taught'
export const whatWasLearnedCouldNot = 'What was learned could not be loaded.'
export const theSearchIgnoresItLearns = (decisions: string | number) => `The search ignores ${decisions}. It learns from new decisions.`
export const approveAndRejectCandidatesIn = 'Approve and reject candidates in Review: what they have in common appears here.'
export const fromApprovedRejectedLaterSearches = (decisions: string | number, approved: string | number, rejected: string | number) =>
  `From ${decisions}: ${approved} approved, ${rejected} rejected. Later searches use the lines that are checked.`
export const lessons = 'Lessons'
export const noLongerLearned = (map: string | number) => `No longer learned: ${map}.`
export const searchAgainNow = 'Search again now'
export const theUnreviewedCandidateLeavesReview = 'The unreviewed candidate leaves Review and may be found again.'
export const theUnreviewedCandidatesLeaveReview = (unseen: string | number) =>
  `The ${unseen} unreviewed candidates leave Review and may be found again.`
export const undoAll = 'Undo all'
export const cancel = 'Cancel'
export const acceptAndSearch = 'Accept and search'
export const accept = 'Accept'

// Lesson row
export const howMuch = (text: string | number) => `How much: ${text}`

// Version list
export const versions = 'Versions'
export const versionNumberCause = (number: string | number, cause: string | number) => `Version ${number}: ${cause} ·`
export const fairlead = 'Fairlead'
export const fromRelativedate = (relativeDate: string | number) => `· ${relativeDate} · from`
export const n1Decision = '1 decision'
export const decisionsDecisions = (decisions: string | number) => `${decisions} decisions`
export const nothingLearned = 'Nothing learned.'
export const inUse = 'In use'
export const useVersionAgain = (number: string | number) => `Use version ${number} again`
