// English texts of web/features/account.

// Forgot password dialog
export const retryLater = 'Please try again in a moment.'
export const checkYourEmail = 'Check your email'
export const forgotYourPassword = 'Forgot your password?'
export const resetLinkSent = (email: string) =>
  `We’ve sent a link to ${email}. Use it within 30 minutes to choose a new password. It works once.`
export const ok = 'OK'
export const email = 'Email'
export const cancel = 'Cancel'
export const sendTheLink = 'Send the link'

// Invitation note
export const invitationFailed = 'We couldn’t read this invitation.'
export const invitedBy = (invitedBy: string, company: string, email: string) =>
  `${invitedBy} has invited you to join the team at ${company}. You sign in as ${email}.`
export const loadingInvitation = 'Loading your invitation…'

// Login screen
export const headlineFind = 'Find your perfect candidate in minutes'
export const signIn = 'Sign in'
export const sessionEnded = 'Your session has ended. Sign in again to continue. What you wrote is saved.'
export const password = 'Password'
export const showPassword = 'Show password'
export const forgotPassword = 'Forgot password'
export const signInButton = 'Sign In'
export const newHere = 'New here?'
export const signUpForTrial = 'Sign up for a free trial'

// Register screen
export const headlineNextHire = 'Your next hire is closer than you think'
export const joinYourTeam = 'Join your team'
export const startYourFreeTrial = 'Start your free trial'
export const openToDomains = (registrationDomains: string) =>
  `Registration is open to addresses at ${registrationDomains}. Anyone else needs an invitation.`
export const createAccount = 'Create account'
export const signInQuestion = 'Already have an account?'
export const byInvitation = 'Registration is by invitation'
export const askColleague = 'Ask a colleague who has an account to invite you. You’ll get the invitation by email.'

// Reset password screen
export const pleaseTryAgain = 'Please try again.'
export const passwordChanged = 'Your password has been changed'
export const signedOutElsewhere = 'You’ve been signed out everywhere else.'
export const chooseANewPassword = 'Choose a new password'
export const newPassword = 'New password'
export const backToSignIn = 'Back to sign in'
export const savePassword = 'Save password'

// Return screen
export const profileFailed = 'We couldn’t load your profile.'

// Secure account screen
export const secureYourAccount = 'Secure your account'
export const secureExplained =
  'This signs out every session, restores the email address this link was sent to, and lets you choose a new password.'
export const secureMyAccount = 'Secure my account'

// Signing in
export const signingIn = 'Signing you in…'

// Verify email screen
export const verifySignInTitle = 'Sign in to verify your address'
export const otherAccountLink = 'This link belongs to another account. Sign in to that account to continue.'
export const emailChanged = 'Your email address has been changed'
export const emailVerified = 'Your email address is verified'
export const signInWithNewEmail = (email: string) => `Sign in with ${email} from now on. Your other sessions have ended.`
export const addressVerified = (email: string) => `${email} is verified.`
export const continueButton = 'Continue'
export const linkFailed = 'This link doesn’t work'
export const openYourProfile = 'Open your profile'
export const verifying = 'Verifying…'

// Work form
export const welcome = (firstName: string) => `Welcome, ${firstName}`
export const whichCompany = 'One more thing: which company are you hiring for? Candidates see it in your emails.'
export const company = 'Company'
export const jobTitle = 'Job title'
export const productSteps = [
  ['Input the ideal candidate profile', 'A job, a few must-haves, and people you would hire again.'],
  ['Receive a personalized batch to review', 'Every reason quotes the profile.'],
  ['Approve or reject each candidate', 'Your decisions shape the next batch.'],
] as const

// Return
export const connectedWith = (provider: string) => `Connected with ${provider}`
