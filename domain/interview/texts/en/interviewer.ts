// English texts of domain/interview/interviewer.ts.

export const enterBothTimes = 'Enter both times.'
export const theEndMustBeAfter = 'The end must be after the start.'
export const theseTimesOverlap = 'These times overlap.'
export const interviewDoesNotFit = (slotMinutes: string | number) => `A ${slotMinutes}-minute interview doesn’t fit in these hours.`
export const enterBothDates = 'Enter both dates.'
export const theLastDayMust = 'The last day must not be before the first.'
export const enterANameOfAtMost = 'Enter a name of at most 100 characters.'
export const chooseATimeZone = 'Choose a time zone.'
export const chooseAtLeastOneDay = 'Choose at least one day.'
export const enterAWholeNumber = (least: string | number, most: string | number) => `Enter a whole number from ${least} to ${most}.`
export const notAValidPhoneNumber = 'Not a valid phone number.'
