// Port to a vendor that looks up email addresses, and checks them.

export interface SoughtPerson {
  /** https://www.linkedin.com/in/… */
  linkedinUrl: string | null
  firstName: string
  lastName: string
  /** Names of employers, the present one first. */
  companies: string[]
}

export interface FoundAddress {
  /** In lower case. */
  email: string
  /** The vendor has checked that the address takes mail; otherwise it is a guess. */
  isVerified: boolean
  /** Its name, as shown. */
  vendor: string
  /** 0 to 100, by the vendor; null when it says nothing. */
  confidence: number | null
}

export interface FinderAnswer {
  /** Best first; none found is []. */
  addresses: FoundAddress[]
  /** The person asked the vendor not to be found: no one else may be asked either. */
  hasOptedOut: boolean
}

export interface AddressCheck {
  /** 'guessed': the vendor could not tell, as where a server accepts every address. */
  status: 'verified' | 'guessed' | 'undeliverable'
  vendor: string
  confidence: number | null
}

export interface EmailFinder {
  /** Rejects with EmailFinderDown only. */
  find(person: SoughtPerson): Promise<FinderAnswer>
  /** Checks one address. Rejects with EmailFinderDown only; null where no vendor checks addresses. */
  verify: ((email: string) => Promise<AddressCheck>) | null
}

/** The vendor could not be asked: not reached, refused our key, over the limit, or an answer no one can read. */
export class EmailFinderDown extends Error {
  /** When the vendor may be asked again, in seconds, if it said so. */
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'EmailFinderDown'
    this.retryAfter = retryAfter
  }
}
