// English texts of web/features/profile.

// Email state
export const somethingWentWrong = 'Something went wrong. Try again in a moment.'
export const linkSentTo = (email: string) => `Link sent to ${email}`
export const addressStays = (email: string) => `Your address stays ${email}`
export const newEmailTitle = 'New email address not confirmed'
export const unverifiedTitle = 'Email address not verified'
export const confirmationSent = (pendingEmail: string | number, email: string | number) =>
  `We sent a link to ${pendingEmail}. Until you open it, your address stays ${email}.`
export const unverifiedText = (email: string | number) =>
  `We sent a link to ${email}. Until you open it, you can’t invite people, share candidates, or contact candidates or hiring managers. If the address is wrong, enter the right one below and save.`
export const resendTheLink = 'Resend the link'
export const keepEmail = (email: string | number) => `Keep ${email}`

// Language
export const language = 'Language'
export const languageHint = 'Of the app and of email to you. Candidates get theirs.'

// Notification mail
export const notifications = 'Notifications'
export const digestLabel = 'Email me unread notifications'
export const digestHint = 'At most once a day, only for notifications unread for an hour.'

// Profile form
export const retypeNewPassword = 'Retype new password'
export const showCurrentPassword = 'Show current password'
export const changePassword = 'Change password'
export const passwordHint = 'Leave both empty to keep your current password. A new one signs you out everywhere else.'
export const newPassword = 'New password'
export const currentPassword = 'Current password'
export const currentPasswordHint = 'Needed for a new email address or password'
export const save = 'Save'

// Profile screen
export const profile = 'Profile'
export const profileLoadFailed = 'We couldn’t load your profile.'
export const onThisPage = 'On this page'

// Sessions
export const sessionEnded = 'Session ended'
export const otherSessionsEnded = 'All other sessions ended'
export const sessionNotEnded = 'We couldn’t end the session. Try again in a moment.'
export const unknownBrowser = 'Unknown browser'
export const sessions = 'Sessions'
export const signOutEverywhereElse = 'Sign out everywhere else'
export const thisSession = 'This session'
export const openedBy = (openedBy: string | number) => `opened by ${openedBy} · `
export const lastUsed = 'last used'
export const signOut = 'Sign out'
export const sessionsLoadFailed = 'We couldn’t load your sessions.'

// Ways in
export const signingIn = 'Signing in'
export const password = 'Password'
export const set = 'Set'
export const noPasswordNote = 'None yet: set one above'
export const disconnect = 'Disconnect'
export const disconnectValueEmail = (value: string | number, email: string | number) => `Disconnect ${value}, ${email}`
export const notConnected = 'Not connected'
export const connect = 'Connect'
export const connectValue = (value: string | number) => `Connect ${value}`
export const signInMethodsLoadFailed = 'We couldn’t load your sign-in methods.'
export const signOutOfDevice = (device: string, address: string | null) => `Sign out of ${device}${address ? `, ${address}` : ''}`
