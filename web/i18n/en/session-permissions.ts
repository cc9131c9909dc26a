// English texts of web/session.

// Permissions dialog
export const additionalPermissions = 'Additional Permissions'
export const sendAsMe = (product: string) => `${product} can send email as me`
export const sendAsMeExplained =
  'Projects can choose you as the sender, and you have a few seconds to undo each email. When off, nothing is sent as you.'
export const calendarSynced = 'Your calendar is synced.'
export const noCalendarSynced = 'No calendar is synced.'
export const calendarPreferences = 'Calendar Preferences'
export const permissionsFailed = 'We couldn’t load your permissions.'

// Provider permissions
export const connect = (provider: string) => `Connect ${provider}`
export const notAllowed = 'not allowed'
export const allowed = 'allowed'
export const allowIn = (name: string) => `Allow in ${name}`

// Confirm identity dialog
export const passwordMissing = 'Enter your current password.'
export const retryLater = 'Please try again in a moment.'
export const confirmIdentity = 'Confirm it’s you'
export const confirmExplained = 'Enter your password to change how you sign in.'
export const currentPassword = 'Current password'
export const showCurrentPassword = 'Show current password'
export const cancel = 'Cancel'
export const confirm = 'Confirm'

// Sign-in methods
export const permissions = {
  read_calendar: 'See when you’re busy',
  write_calendar: 'Add interviews to your calendar',
}
export const providerUnreachable = (provider: string) => `${provider} can’t be reached right now.`
export const disconnected = (provider: string) => `${provider} is no longer connected`
export const disconnectFailed = (provider: string) => `We couldn’t disconnect ${provider}. Please try again.`
