// English texts of domain/outreach/schedule.ts.

export const chooseADateAndATime = 'Choose a date and a time.'
export const chooseATimeInTheFuture = 'Choose a time in the future.'
export const chooseATimeWithinAYear = 'Choose a time within a year.'
export const enterADateAndTime = 'Enter a date and time with a time zone, such as 2026-12-01T09:00:00Z.'
