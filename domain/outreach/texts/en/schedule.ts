// English texts of domain/outreach/schedule.ts.

export const chooseDateAndTime = 'Choose a date and a time.'
export const chooseFutureTime = 'Choose a time in the future.'
export const chooseTimeWithinYear = 'Choose a time within a year.'
export const invalidDateAndTime = 'Enter a date and time with a time zone, such as 2026-12-01T09:00:00Z.'
