// English texts of server/features/accounts: answers, notifications, and emails.

// change-admin
export const unknownMember = 'This member does not exist.'

// factors
export const noPasskeysHere = 'Passkeys need this installation to be reached by name and over https.'
export const noPasskey = 'There is no passkey on this account.'
export const noFactor = 'Add a second factor first.'
export const passkey = 'Passkey'
export const authenticatorApp = 'Authenticator app'
export const passkeyTaken = 'This passkey is already in use.'
export const tooManyPasskeys = (most: number) => `You can have ${most} passkeys. Remove one first.`
export const wrongPasskey = 'This passkey wasn’t accepted. Try again.'
export const unknownPasskey = 'This passkey isn’t known here. Sign in with your password, then add it in your profile.'
export const wrongCode = 'This code is wrong or was already used. Enter the current one.'
export const enterCode = 'Enter a code.'
export const challengeExpired = 'This took too long or was already done. Start again.'
export const stepExpired = 'This sign-in took too long. Start again.'
export const resetOwn = 'You can’t reset your own second factors. Remove them in your profile.'

// confirm-identity
export const confirmWithFactor = 'Confirm that it’s you with your second factor.'
export const enterCurrentPassword = 'Enter your current password.'
export const signInAgain = 'Sign out, sign in again with your provider, then try again within 10 minutes.'
export const wrongPassword = 'This is not your current password.'

// first-run
export const setUpAlready = 'This installation is already set up. Sign in instead.'
export const wrongSetupCode = 'This isn’t the code in the server log. Restarting creates a new one.'

// forgot-password
export const resetLinkInvalid = 'This link is no longer valid. Please ask for a new one.'

// invitations
export const invitationEnded = 'This invitation is no longer valid, or it is for another address.'
export const invitationForAnother = 'This invitation is for another address or has expired.'
export const noInvitation = 'No invitation for this address is pending.'

// login-rate-limit
export const tooManyAttempts = 'Too many attempts. Wait 15 minutes, or choose “Forgot password” to get a link by email.'

// new-password
export const breachedPassword = 'This password was revealed in a data breach of another site. Choose a different one.'

// prove-email
export const proofLinkInvalid = 'This link is no longer valid, or it is for another account. Ask for a new one.'
export const verifiedAlready = 'Your email address is already verified.'

// provider-token
export const noCalendarAccess = 'Access to the calendar hasn’t been allowed, or was withdrawn.'

// redeem-code
export const providerNotSetUp = (name: string | number) => `Signing in with ${name} is not set up here.`

// registration-policy
export const noAdministrator = 'This installation has no administrator yet. Open /first-run first.'
export const registrationLimited = (domains: string | number) =>
  `Registration is open to addresses at ${domains}. Anyone else needs an invitation.`

// refuse-caller
export const notForStaff =
  'Staff can’t do this in a user’s session: it would leave access, a connection, a copy, or an email behind. Ask the user to do it.'
export const verifyEmailFirst = (email: string | number) =>
  `Verify your email address first. Open the link we sent to ${email}, or have it sent again.`

// secure-account
export const secureLinkInvalid = 'This link is no longer valid. Use “Forgot password” to get back into your account.'

// sign-in-with-provider
export const accountDisabled = 'This account is disabled.'
export const unverifiedByProvider = (value: string | number, email: string | number) => `${value} has not verified the address ${email}.`

// workspace-rights
export const adminOnly = 'Only an admin of this workspace can do this.'

// change-user-settings
export const chooseOne = (value: string | number) => `Choose one of ${value}.`
export const calendarUnavailable = 'This calendar is not available.'

// single sign-on
export const signInWithCompany = (name: string) => `Your workspace requires single sign-on. Continue with ${name}.`
export const addressOfCompany = 'Your workspace requires single sign-on, so your address stays in one of its domains.'
export const unknownConnection = 'This provider does not exist.'
export const tooManyConnections = (most: number) => `You can have ${most} providers. Remove one first.`
export const lastConnection = 'Single sign-on is required. Stop requiring it before you remove the last provider.'
export const issuerUnreadable =
  'We couldn’t read the provider’s metadata at this address, or it names another issuer. Copy the issuer exactly as the provider shows it.'
export const notADomain = 'Enter a domain such as example.com.'
export const tooManyDomains = (most: number) => `You can have ${most} domains. Remove one first.`
export const unknownDomain = 'This domain does not exist.'
export const dnsSilent = 'DNS didn’t answer. Try again in a moment.'
export const domainTaken = (domain: string) => `Another workspace has verified ${domain}. Remove its record from your DNS first.`
export const foreignDomain = (email: string) => `${email} isn’t in a verified domain of this workspace.`
export const inNoGroup = (name: string) => `You aren’t in a group at ${name} that gives access. Ask an admin of your company.`
export const inOtherWorkspace = (email: string) =>
  `There is an account for ${email} in another workspace. Sign in there, or ask support to close it.`
export const linkedElsewhere = (name: string) =>
  `Your account here belongs to a different account at ${name}. Ask an admin to remove the earlier member first.`
export const verifyBeforeSso =
  'Your account’s address isn’t verified yet. Open the link in our first email to you, or ask an admin to remove the account.'
export const usedLogoutToken = 'This logout token was used before.'
