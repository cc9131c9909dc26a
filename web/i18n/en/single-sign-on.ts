// English texts of single sign-on: web/features/account and web/features/team/sso.

export const title = 'Single sign-on'

// Sign-in
export const required = 'Your workspace requires single sign-on.'
export const beginExplained = 'Sign in with your company’s account.'
export const begin = 'Continue'
export const continueWith = (name: string) => `Continue with ${name}`
export const otherwise = 'Sign in another way (break-glass admins)'
export const needsHttps = 'Single sign-on needs this page to be opened over https.'

// Team
export const open = 'Single sign-on'
export const openHint = 'Members sign in with your company’s identity provider.'
export const backToTeam = 'Back to team'
export const about = 'Members sign in with your company’s identity provider, such as Okta, Microsoft Entra, Google, or Keycloak.'
export const loadFailed = 'We couldn’t load single sign-on.'
export const retryLater = 'We couldn’t save this. Try again in a moment.'
export const cancel = 'Cancel'
export const save = 'Save'
export const saved = 'Saved'
export const remove = 'Remove'

// Providers
export const providers = 'Providers'
export const noProviders = 'No providers yet. Add one with the issuer, client ID, and client secret that it gives you.'
export const addProvider = 'Add provider'
export const addTitle = 'Add an OpenID Connect provider'
export const editTitle = (name: string) => `Edit ${name}`
export const edit = 'Edit'
export const editOf = (name: string) => `Edit: ${name}`
export const test = 'Test'
export const testOf = (name: string) => `Test: ${name}`
export const testHint = 'Signs you in at the provider and shows what it says, without changing anything.'
export const testFailed = 'We couldn’t start the test. Try again in a moment.'
export const testGood = (email: string) => `The test worked: ${email} could sign in.`
export const testBad = (email: string) => `The provider answered, but ${email} couldn’t sign in.`
export const testResultOf = (name: string) => `Test of ${name}`
export const testGroups = (groups: string) => `Groups: ${groups}`
export const testNoGroups = 'Groups: none'
export const testTooManyGroups = 'Groups: more than the provider lists'
export const added = (name: string) => `${name} added`
export const removed = (name: string) => `${name} removed`
export const removeOf = (name: string) => `Remove: ${name}`
export const removeTitle = (name: string) => `Remove ${name}?`
export const removeExplained = 'Everyone who signed in with it is signed out. Their accounts and projects stay.'
export const name = 'Name'
export const nameHint = 'On the sign-in page: “Continue with …”'
export const issuer = 'Issuer'
export const issuerHint = 'The address above /.well-known/openid-configuration'
export const clientId = 'Client ID'
export const clientSecret = 'Client secret'
export const keepSecret = 'Leave it empty to keep the stored one.'
export const newMembers = 'Who joins when they first sign in'
export const roles = { member: 'Everyone, as a member', admin: 'Everyone, as an admin', none: 'Only people in a group below' }
export const groupsClaim = 'Claim that lists groups'
export const groupsClaimHint = 'Usually “groups”. Leave it empty to set roles by hand.'
export const scopes = 'More scopes'
export const scopesHint = 'If the provider needs one for groups, such as “groups” in Okta.'
export const adminGroups = 'Groups of admins'
export const memberGroups = 'Groups of members'
export const groupsHint = 'One per line, as the claim names them. The highest role wins and is set at every sign-in; the last admin stays.'
export const redirectUri = 'Redirect URI'
export const logoutUri = 'Back-channel logout URI'
export const copyOf = (label: string, provider: string) => `Copy the ${label} of ${provider}`

// Domains
export const domains = 'Domains'
export const domainsAbout = 'Addresses in a verified domain sign in with your providers. Publish the TXT record at the domain itself.'
export const domain = 'Domain'
export const domainExample = 'example.com'
export const notADomain = 'Enter a domain such as example.com.'
export const addDomain = 'Add domain'
export const noDomains = 'No domains yet.'
export const verified = 'Verified'
export const notVerified = 'Not verified'
export const recordMissing = 'Record missing'
export const recordMissingSince = 'The record is gone. If it isn’t back within 3 days, the domain is no longer verified.'
export const notSeenYet = 'We didn’t find the record. Changes of DNS can take an hour.'
export const txtRecord = 'TXT record'
export const check = 'Check now'
export const checkOf = (domain_: string) => `Check now: ${domain_}`
export const removeDomainExplained = (domain_: string) =>
  `Addresses at ${domain_} can’t use your providers any more, and may use passwords again.`

// Requirement
export const requirement = 'Require single sign-on'
export const notRequired = 'Members may also sign in with a password, a passkey, Google, or Microsoft.'
export const requiredFrom = (when: string) => `Required from ${when}. Other sessions of members in your domains end then.`
export const requiredSince = (when: string) => `Required since ${when} for members in your domains.`
export const notAffected = 'Candidates’ and hiring managers’ links, and members in other domains, aren’t affected.'
export const graceHours = 'Hours until it is required'
export const graceHint = 'Then members are signed out and sign in again with a provider.'
export const breakGlass = 'Break-glass admins'
export const breakGlassHint = 'They may sign in with a second factor when the provider is down. Every admin is notified each time.'
export const noFactor = 'no second factor'
export const requireIt = 'Require single sign-on'
export const stopRequiring = 'Stop requiring it'
export const changeBreakGlass = 'Save break-glass admins'
