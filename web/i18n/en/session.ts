// English texts of web/session.

// Password fields
export const passwordRule = 'At least 8 characters'
export const showPassword = (label: string) => `Show ${label.toLowerCase()}`
export const showRetypedPassword = 'Show retyped password'
export const password = 'Password'
export const retypePassword = 'Retype password'

// Person fields
export const firstName = 'First name'
export const lastName = 'Last name'
export const company = 'Company'
export const jobTitle = 'Job title'
export const email = 'Email'

// Provider buttons
export const providerUnavailable = (provider: string) => `${provider} isn’t available for sign-in right now.`
export const or = 'or'
export const signInWith = (name: string) => `Sign in with ${name}`
export const signUpWith = (name: string) => `Sign up with ${name}`

// Provider sign-in
export const otherWindow = 'This sign-in was started in another window. Please try again.'
export const mailboxNotConnected = 'We couldn’t connect the mailbox. Try again in a moment.'
export const signInCanceled = (provider: string) => `Sign-in with ${provider} was canceled.`

// Switch product
export const switchedTo = (product: string) => `Switched to ${product}`
export const switchFailed = 'We couldn’t switch products. Please try again.'

// Password advice
export const moreCharacters = (count: number) => (count === 1 ? '1 more character' : `${count} more characters`)
export const passwordIsGood = 'Not a common password'
