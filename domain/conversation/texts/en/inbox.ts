// English texts of domain/conversation/inbox.ts.

export const notATime = 'Choose a date and time.'
export const chooseFutureTime = 'Choose a time in the future.'
export const chooseTimeWithinYear = 'Choose a time within the next year.'
