// English texts of domain/outreach/guessed-address.ts.

export const guessedBy = (vendor: string) => `This address was guessed by ${vendor} and not verified.`
export const guessed = 'This address was guessed and not verified.'
export const verifyOrConfirm = 'Verify it, or confirm that you want to write to it.'
export const confirmIt = 'Confirm that you want to write to it.'
export const automaticEmailWaits = 'An automatic email waits until you verify the address or write to it yourself.'
export const automaticEmailNotSent = 'An automatic email wasn’t sent: write to the candidate yourself.'
