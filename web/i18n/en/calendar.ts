// English texts of web/features/calendar.

// Calendar screen
export const calendarPreferences = 'Calendar Preferences'
export const backTo = (projectName: string | number) => `Back to ${projectName}`
export const calendarsLoadFailed = 'We couldn’t load your calendars.'

// Slot explainer
export const previewTitle = 'Your times as candidates see them'
export const weekBefore = 'Week before'
export const weekAfter = 'Week after'
export const previewHint = (timeZone: string | number) => `Select a time to see why it’s offered or not. Times are in ${timeZone}.`
export const noTimesYet = 'Your times appear here once you sync a calendar or change your hours.'
export const noHours = 'No hours'
export const timesLoadFailed = 'We couldn’t load your times.'
export const isNotOffered = (day: string | number, clock: string | number) => `${day}, ${clock} is not offered.`
export const timeOffered = (day: string | number, clock: string | number) => `${day}, ${clock}: candidates can book this time.`
export const slotLabel = (day: string, time: string, isOffered: boolean) => `${day}, ${time}, ${isOffered ? 'offered' : 'not offered'}`
