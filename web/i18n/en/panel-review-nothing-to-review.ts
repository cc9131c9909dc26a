// English texts of web/features/panel/review/NothingToReview.tsx.

export const expandTheSearch = 'Expand the search'
export const editTheSearch = 'Edit the search'
export const archivedTitle = 'This project is archived'
export const archivedText = 'Searching and sending have stopped. All candidates are still here.'
export const pausedTitle = 'This project is paused'
export const pausedText = 'Nothing new is sent while it’s paused. Existing candidates stay where they are.'
export const searchFailedTitle = 'The search did not finish'
export const searchFailedText = 'Something went wrong on our side. Nothing you entered is lost.'
export const noMatchTitle = 'No one matches your search'
export const noMatchText = 'Try fewer required keywords, more locations, or more job titles.'
export const firstSearchTitle = 'No one to review yet'
export const firstSearchText = 'We’re looking for the first candidates. Check back in 1-2 minutes.'
export const doneTitle = 'You have reviewed everyone'
export const doneText = 'Find the next batch now, based on your decisions, or check back tomorrow for new candidates.'

// Nothing to review
export const restoreProject = 'Restore project'
export const reactivateProject = 'Reactivate project'
export const searchAgain = 'Search again'
export const findCandidates = 'Find candidates'
export const nextBatchAction = 'Find the next batch'
