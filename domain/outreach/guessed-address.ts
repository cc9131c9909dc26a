// Whether a guessed address may be written to: only by a user who knows that it is a guess, and never by the product on its
// own.
import type { AddressDoubt } from '../candidate/address-status.ts'
import { text } from './texts/guessed-address.ts'

/** Where a user agreed to write to this guess: in the request, or with an earlier email in the same conversation. */
export type GuessAcceptance = 'request' | 'conversation'

/** How a channel treats a guess: whose agreement is needed, or that the email waits for one. */
export type GuessRule =
  /** The user agrees with this email. */
  | 'asks'
  /** The user agrees with this email, or agreed before. */
  | 'asks_once'
  /** Automatic: sent if a user agreed before, otherwise refused. */
  | 'once_accepted'
  /** Automatic: planned anyway, and held until someone verifies the address or agrees. */
  | 'waits'
  /** No candidate's address. */
  | 'of_no_matter'

export function mayWriteToGuess(rule: GuessRule, acceptance: GuessAcceptance | null): boolean {
  switch (rule) {
    case 'of_no_matter':
    case 'waits':
      return true
    case 'asks':
      return acceptance === 'request'
    case 'asks_once':
      return acceptance !== null
    case 'once_accepted':
      return acceptance === 'conversation'
  }
}

/** `accepted` identifies the guess by its address, or by its ID where addresses are hidden. */
export function isSameGuess({ id, address }: Pick<AddressDoubt, 'id' | 'address'>, accepted: string | undefined): boolean {
  const named = accepted?.trim().toLowerCase() ?? ''
  return named !== '' && (named === address || named === id.toLowerCase())
}

/** "This address was guessed by Hunter and not verified." */
export function guessSentence(vendor: string | null): string {
  return vendor ? text.guessedBy(vendor) : text.guessed
}

/** The same, followed by the remedy. */
export function guessRefusal(vendor: string | null, canVerify: boolean): string {
  return `${guessSentence(vendor)} ${canVerify ? text.verifyOrConfirm : text.confirmIt}`
}

/** For the user who has to act: an automatic email was not sent. */
export function guessAttention(vendor: string | null, isKept: boolean): string {
  return `${guessSentence(vendor)} ${isKept ? text.automaticEmailWaits : text.automaticEmailNotSent}`
}
