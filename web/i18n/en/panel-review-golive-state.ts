// English texts of web/features/panel/review.

// Draft state
export const draftTitle = 'This project is not finished'
export const draftText = 'The search starts when the setup is submitted.'
export const draftTextForOthers = 'The search starts when a project owner submits the setup.'
export const finishSettingUp = 'Finish setting up'

// Golive state
export const liveTitle = 'Your project is live'
export const liveText = (product: string | number) =>
  `${product} writes to matching candidates and reads their replies. Interested candidates appear here, and you get a notification.`
