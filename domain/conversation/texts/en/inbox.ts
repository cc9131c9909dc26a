// English texts of domain/conversation/inbox.ts.

export const notATime = 'Choose a date and time.'
export const chooseALaterTime = 'Choose a time in the future.'
export const atMostAYear = 'Choose a time within the next year.'
