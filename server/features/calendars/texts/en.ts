// English texts of server/features/calendars: answers, notifications, and emails.

// change-calendar
export const calendarGone = 'This calendar no longer exists.'

// connect-calendar
export const accountsMax = (max: string | number) => `You can connect up to ${max} accounts.`
export const noCalendar = 'There is no calendar at this address.'
export const loginRefused = 'The server does not accept this username and password.'

// open-account
export const ownCalendarsOff = 'This installation no longer has its own calendars.'
export const passwordGone = 'Its password is no longer available.'
export const providerNotSetUp = 'This provider is not set up here.'
export const providerUnavailable = 'The provider isn’t available.'

// sync-calendar
export const alreadyReading = 'This calendar is already being read.'
