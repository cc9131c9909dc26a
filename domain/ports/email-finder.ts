// Port to a vendor that looks up email addresses.

export interface SoughtPerson {
  /** https://www.linkedin.com/in/… */
  linkedinUrl: string | null
  firstName: string
  lastName: string
  /** Names of employers, the present one first. */
  companies: string[]
}

export interface EmailFinder {
  /** Addresses in lower case, best first; none found is []. Rejects with EmailFinderDown only. */
  find(person: SoughtPerson): Promise<string[]>
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
