// Whether a guessed address may be written to: by a person who was told that it is a guess, and never by the product itself.
import type { AddressDoubt } from '../candidate/address-status.ts'
import * as text from './texts/en/guessed-address.ts'

/** Where a person agreed to write to this guess: in the request, or with an earlier email of the same conversation. */
export type GuessAcceptance = 'request' | 'conversation'

/** How a channel treats a guess: who has to have agreed, or that the email waits for someone to. */
export type GuessRule =
  /** The user agrees with this very email. */
  | 'asks'
  /** The user agrees with this email, or has agreed before. */
  | 'asks_once'
  /** Automatic: goes on where a user has agreed before, and is refused otherwise. */
  | 'once_accepted'
  /** Automatic: planned all the same, and kept until someone verifies the address or agrees. */
  | 'waits'
  /** No address of a candidate. */
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

/** `accepted` names the guess by its address, or by its id where addresses are hidden. */
export function isSameGuess({ id, address }: Pick<AddressDoubt, 'id' | 'address'>, accepted: string | undefined): boolean {
  const named = accepted?.trim().toLowerCase() ?? ''
  return named !== '' && (named === address || named === id.toLowerCase())
}

/** "This address was guessed by Hunter and not verified." */
export function guessSentence(vendor: string | null): string {
  return vendor ? text.guessedBy(vendor) : text.guessed
}

/** The same with what can be done about it. */
export function guessRefusal(vendor: string | null, canVerify: boolean): string {
  return `${guessSentence(vendor)} ${canVerify ? text.verifyOrConfirm : text.confirmIt}`
}

/** For the person who has to look: an automatic email was not sent. */
export function guessAttention(vendor: string | null, isKept: boolean): string {
  return `${guessSentence(vendor)} ${isKept ? text.automaticEmailWaits : text.automaticEmailNotSent}`
}
