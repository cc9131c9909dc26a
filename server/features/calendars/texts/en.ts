// English texts of server/features/calendars: answers, notifications, and emails.

// change-calendar
export const thisCalendarNoLongerExists = 'This calendar no longer exists.'

// connect-calendar
export const youCanConnectUpToAccounts = (most: string | number) => `You can connect up to ${most} accounts.`
export const thereIsNoCalendar = 'There is no calendar at this address.'
export const theServerDoesNotAccept = 'The server does not accept this username and password.'

// open-account
export const thisInstallationNoLonger = 'This installation no longer has its own calendars.'
export const itsPasswordIsNoLongerAvailable = 'Its password is no longer available.'
export const thisProviderIsNotSetUp = 'This provider is not set up here.'
export const theProviderIsntAvailable = 'The provider isn’t available.'

// sync-calendar
export const thisCalendarIsAlreadyBeingRead = 'This calendar is already being read.'
