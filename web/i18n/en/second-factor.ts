// English texts of second factors: the profile, sign-in, and the team page.

// Passkeys
export const passkeyExists = 'This device already has a passkey for your account.'
export const passkeyNotUsed = 'No passkey was used. Try again, or choose another way.'
export const noPasskeysInBrowser = 'This browser can’t use passkeys here.'
export const noPasskeysHere = 'Passkeys need this installation to be reached by name and over https.'

// Factor fields
export const retryLater = 'Please try again in a moment.'
export const codeMissing = 'Enter a code.'
export const usePasskey = 'Use a passkey'
export const code = 'Code'
export const codeHint = 'From your authenticator app, or a recovery code'
export const recoveryCode = 'Recovery code'
export const recoveryCodeHint = 'One of those you saved; each works once'
export const cancel = 'Cancel'

// Confirming
export const confirmExplained = 'This change needs your second factor.'

// Sign-in
export const secondStep = 'Second step'
export const secondStepExplained = 'Your account has a second factor. Use it to finish signing in.'

// Profile
export const title = 'Second factors'
export const about = 'A second factor protects your account if someone learns your password. A passkey also signs you in without one.'
export const loadFailed = 'We couldn’t load your second factors.'
export const none = 'None yet'
export const passkey = 'Passkey'
export const app = 'Authenticator app'
export const added = 'added'
export const lastUsed = 'last used'
export const remove = 'Remove'
export const removeName = (name: string) => `Remove: ${name}`
export const removed = 'Second factor removed'
export const removeFailed = 'We couldn’t remove it. Try again in a moment.'
export const recoveryCodes = 'Recovery codes'
export const codesLeft = (count: number) => `${count} of 10 left`
export const makeNew = 'Make new ones'
export const renewFailed = 'We couldn’t make new codes. Try again in a moment.'
export const addPasskey = 'Add a passkey'
export const addApp = 'Add an authenticator app'
export const replaceApp = 'Replace the authenticator app'

// Adding
export const passkeyExplained = 'Your device or security key will ask for your finger, face, or PIN. You’ll be signed out everywhere else.'
export const name = 'Name'
export const nameHint = 'So that you recognize it later'
export const goOn = 'Continue'
export const passkeyAdded = 'Passkey added'
export const addFailed = 'We couldn’t add it. Try again in a moment.'
export const secretFailed = 'We couldn’t start. Try again in a moment.'
export const scan = 'Scan this with your authenticator app. You’ll be signed out everywhere else.'
export const orEnter = 'Or enter this key in the app:'
export const appCode = 'Code from the app'
export const appCodeHint = 'Six digits'
export const add = 'Add'
export const appAdded = 'Authenticator app added'
export const qrLabel = 'QR code for your authenticator app'

// Recovery codes
export const codesExplained =
  'Keep these somewhere safe. Each signs you in once if you lose your passkeys and your app. They aren’t shown again.'
export const copy = 'Copy'
export const copied = 'Recovery codes copied'
export const copyFailed = 'The browser didn’t allow copying. Select the codes instead.'
export const download = 'Download'
export const fileName = (product: string) => `${product.toLowerCase()}-recovery-codes.txt`
export const codesSaved = 'I’ve saved them'

// Required
export const dueFrom = (date: string) => `Your workspace requires a second factor from ${date}.`
export const addOne = 'Add one'
export const firstTitle = 'Add a second factor'
export const firstExplained = (workspace: string) => `${workspace} requires a second factor. Add one to continue.`

// Team
export const notRequired = 'Members may sign in without a second factor.'
export const requiredFrom = (date: string) => `Members need a second factor from ${date}.`
export const without = (count: number, members: number) => `${count} of ${members} have none.`
export const ruleLoadFailed = 'We couldn’t load this setting.'
export const ruleSaved = 'Setting saved'
export const ruleFailed = 'We couldn’t save the setting. Try again in a moment.'
export const graceDays = 'Days until they are required'
export const graceHint = 'Members see a notice until that day. From then on they can’t do anything else before adding one.'
export const forProviders = 'Also when signing in with Google or Microsoft'
export const forProvidersHint = 'Otherwise their own sign-in counts as both steps.'
export const require = 'Require second factors'
export const stopRequiring = 'Stop requiring them'
export const save = 'Save'
export const noFactor = 'no second factor'
export const reset = 'Reset second factors'
export const resetName = (name: string) => `Reset second factors: ${name}`
export const resetTitle = (name: string) => `Reset the second factors of ${name}?`
export const resetExplained = (email: string) =>
  `Their passkeys, authenticator app, and recovery codes stop working, and they are signed out everywhere. We notify ${email}. First make sure that it was them who asked.`
export const wasReset = (name: string) => `Second factors of ${name} reset`
export const resetFailed = 'We couldn’t reset them. Try again in a moment.'
