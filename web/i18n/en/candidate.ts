// English texts of web/candidate.

// Linkedin sign in
export const success = 'Success'
export const linkedinConnected = 'Your LinkedIn account is connected.'
export const ok = 'Ok'
export const error = 'Error'
export const tryAgain = 'Try again'
export const linkedinCheckTitle = 'Check your LinkedIn account'
export const codeSent = 'LinkedIn has sent you a code.'
export const code = 'Code'
export const verify = 'Verify'
export const signInToLinkedin = 'Sign in to LinkedIn'
export const credentialsExplained = (product: string | number) =>
  `Your username and password are sent to Unipile, the outside service that connects ${product} to LinkedIn and stays signed in for you. ${product} does not store or log them. If you prefer not to share them, close this dialog and contact candidates on LinkedIn yourself.`
export const username = 'Username'
export const password = 'Password'
export const login = 'Login'

// Review links
export const linkRevoked = 'Link revoked'
export const allLinksRevoked = (email: string) => `All links to ${email} revoked`
export const revokeFailed = 'We couldn’t revoke the link. Try again in a moment.'
export const reviewLinksLoadFailed = 'We couldn’t load the review links.'
export const reviewLinks = 'Review links'
export const revokeAll = 'Revoke all'
export const revokeAllLabel = (email: string | number) => `Revoke all links to ${email}`
export const revoke = 'Revoke'
export const revokeLabel = (email: string | number, exactDate: string | number) => `Revoke the link sent to ${email} on ${exactDate}`
export const sent = 'Sent'
export const bySentby = (sentBy: string | number) => `by ${sentBy}`
export const withAReminder = 'with a reminder'
export const expiresShortdate = (shortDate: string | number) => `· expires ${shortDate} ·`
export const notOpenedYet = 'not opened yet'
export const lastOpened = 'last opened'

// Share dialog
export const shareCandidates = 'Share Candidates'
export const to = 'To'
export const emailsPlaceholder = 'One or more email addresses'
export const subject = 'Subject'
export const message = 'Message'
export const optional = 'Optional'
export const cancel = 'Cancel'
export const share = 'Share'

// LinkedIn sign-in
export const showPassword = 'Show password'
