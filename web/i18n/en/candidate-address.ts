// English texts of web/candidate/address.
import { plural } from '@fairlead/domain/shared/language'

export const statusLabels = { confirmed: 'Known', verified: 'Verified', guessed: 'Guessed', undeliverable: 'Undeliverable' }
export const statusHints = {
  confirmed: 'From your data or from them, not from an email finder.',
  verified: 'The email finder checked that it accepts email.',
  guessed: 'Guessed by the email finder and not verified.',
  undeliverable: 'It doesn’t accept email.',
}

// Guess line
export const verify = 'Verify'
export const verifyFailed = 'We couldn’t verify the address. Please try again.'
export const nowVerified = 'The address is verified.'
export const stillGuessed = 'The email finder couldn’t tell whether this address exists. It stays a guess.'
export const isUndeliverable = 'The address doesn’t exist. Choose another one.'

// Confirmation
export const confirmTitle = 'Write to a guessed address?'
export const confirmHint = 'If it’s wrong, the email bounces or reaches someone else.'
export const cancel = 'Cancel'
export const sendAnyway = 'Send anyway'

// History
export const historyTitle = (count: number) => plural('en', count, { one: '1 known address', other: `${count} known addresses` })
export const loading = 'Loading addresses…'
export const historyFailed = 'We couldn’t load the addresses.'
export const noAddresses = 'No address is known.'
export const from = (origin: string) => `from ${origin}`
export const sinceDate = (date: string) => `since ${date}`
export const confidence = (score: number) => `${score}% confidence`
export const former = 'no longer in the profile'
