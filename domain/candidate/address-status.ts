// What is known about a person's email address, and how later information changes it.

export const addressStatuses = ['confirmed', 'verified', 'guessed', 'undeliverable'] as const
/**
 * `confirmed`: a person stated it or replied from it. `verified`: a vendor checked that it accepts mail. `guessed`: a vendor
 * derived it and couldn't check it. `undeliverable`: a vendor or a mail server says that it accepts none.
 */
export type AddressStatus = (typeof addressStatuses)[number]

export const addressProofs = ['finder', 'verifier', 'stated', 'reply', 'bounce'] as const
/** The source of a status: a lookup, a check on request, an entry by a person, a reply from the address, or a bounce. */
export type AddressProof = (typeof addressProofs)[number]

export interface AddressState {
  status: AddressStatus
  proof: AddressProof
}

/** An address that needs the user's agreement before anyone writes to it. */
export interface AddressDoubt {
  id: string
  /** In lower case. */
  address: string
  status: 'guessed' | 'undeliverable'
  /** Who guessed or checked it; null when unknown. */
  vendor: string | null
}

/** The state after new information; null when it changes nothing. */
export function nextAddressState(before: AddressState | null, news: AddressState): AddressState | null {
  if (!before) return news
  // another check updates the date of the check
  if (before.status === news.status && before.proof === news.proof) return news.proof === 'verifier' ? news : null
  switch (news.proof) {
    case 'reply':
    case 'bounce':
      return news
    case 'stated':
      // a mail server is more reliable than an import
      return before.proof === 'bounce' || before.proof === 'reply' ? null : news
    case 'verifier':
      return before.status === 'confirmed' || before.proof === 'bounce' || (before.status === 'verified' && news.status === 'guessed')
        ? null
        : news
    case 'finder':
      return before.status === 'guessed' && news.status === 'verified' ? news : null
  }
}

/** The doubt about this address; null when there is none. */
export function findDoubt(doubts: readonly AddressDoubt[], address: string | null): AddressDoubt | null {
  const normalized = address?.trim().toLowerCase()
  return doubts.find((doubt) => doubt.address === normalized) ?? null
}

/** Addresses to write to: undeliverable ones left out, guesses last. */
export function sortByTrust(addresses: readonly string[], doubts: readonly AddressDoubt[]): string[] {
  const statusOf = (address: string) => findDoubt(doubts, address)?.status
  const trusted = addresses.filter((address) => !statusOf(address))
  return [...trusted, ...addresses.filter((address) => statusOf(address) === 'guessed')]
}
