// What the product needs of an applicant tracking system: linking one, and knowing whether the link still holds.

export const atsStatuses = ['INCOMPLETE', 'COMPLETE', 'RELINK_NEEDED', 'ACTIVE', 'INVALID', 'INACTIVE', 'UNKNOWN'] as const
export type AtsStatus = (typeof atsStatuses)[number]

export interface AtsAccount {
  /** Secret: opens the linked system. Stored, never shown, never logged. */
  accountToken: string
  /** The linked system as people call it, e.g. Greenhouse. */
  integration: string
  status: AtsStatus
}

export interface Ats {
  /** Turns the one-time public token of a finished linking into a lasting account. Rejects with AtsRefused or AtsDown. */
  exchange(publicToken: string): Promise<AtsAccount>
  /** INVALID when the vendor no longer knows the account token. Rejects with AtsDown alone. */
  check(accountToken: string): Promise<AtsStatus>
}

/** The vendor says no to this public token: wrong, used before, or too old. */
export class AtsRefused extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AtsRefused'
  }
}

/** The vendor could not be asked: not reached, refused our key, over the limit, or an answer nobody can read. */
export class AtsDown extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'AtsDown'
  }
}
