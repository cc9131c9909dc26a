// English texts of domain/interview/interviewer.ts.

export const enterBothTimes = 'Enter both times.'
export const endBeforeStart = 'The end must be after the start.'
export const theseTimesOverlap = 'These times overlap.'
export const hoursTooShort = (slotMinutes: string | number) => `A ${slotMinutes}-minute interview doesn’t fit in these hours.`
export const enterBothDates = 'Enter both dates.'
export const lastDayBeforeFirst = 'The last day must not be before the first.'
export const nameLength = 'Enter a name of at most 100 characters.'
export const chooseTimeZone = 'Choose a time zone.'
export const chooseOneDay = 'Choose at least one day.'
export const wholeNumber = (min: string | number, max: string | number) => `Enter a whole number from ${min} to ${max}.`
export const invalidPhoneNumber = 'Not a valid phone number.'

export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const timeWith = (time: string, name: string) => `${time} with ${name}`
