// Port to a vendor that finds and verifies email addresses.

export interface SoughtPerson {
  /** https://www.linkedin.com/in/… */
  linkedinUrl: string | null
  firstName: string
  lastName: string
  /** Names of employers, the current one first. */
  companies: string[]
}

export interface FoundAddress {
  /** In lower case. */
  email: string
  /** The vendor verified that the address accepts mail; otherwise it is a guess. */
  isVerified: boolean
  /** Its name, as shown. */
  vendor: string
  /** 0 to 100, by the vendor; null when it gives none. */
  confidence: number | null
}

export interface FinderAnswer {
  /** Best first; empty when none was found. */
  addresses: FoundAddress[]
  /** The person opted out with the vendor: no other vendor may be asked either. */
  hasOptedOut: boolean
}

export interface AddressCheck {
  /** 'guessed': the vendor could not tell, for example because the server accepts every address. */
  status: 'verified' | 'guessed' | 'undeliverable'
  vendor: string
  confidence: number | null
}

export interface EmailFinder {
  /** Rejects with EmailFinderDown only. */
  find(person: SoughtPerson): Promise<FinderAnswer>
  /** Verifies one address. Rejects with EmailFinderDown only; null when no vendor verifies addresses. */
  verify: ((email: string) => Promise<AddressCheck>) | null
}

/** The vendor couldn't be asked: unreachable, refused our key, rate-limited, or an unreadable response. */
export class EmailFinderDown extends Error {
  /** Seconds until the vendor may be asked again, if it gave them. */
  readonly retryAfter: number | null
  constructor(message: string, retryAfter: number | null = null) {
    super(message)
    this.name = 'EmailFinderDown'
    this.retryAfter = retryAfter
  }
}
