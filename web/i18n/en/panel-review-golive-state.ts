// English texts of web/features/panel/review.

// Draft state
export const thisProjectIsNotFinished = 'This project is not finished'
export const theSearchStartsWhenThe = 'The search starts when the setup is submitted.'
export const theSearchStartsWhenA = 'The search starts when a project owner submits the setup.'
export const finishSettingUp = 'Finish setting up'

// Golive state
export const yourProjectIsLive = 'Your project is live'
export const writesToMatchingCandidatesAnd = (product: string | number) =>
  `${product} writes to matching candidates and reads their replies. Interested candidates appear here, and you get a notification.`
