// Vendors' announcements of new mail: where they are sent, and what proves that they are genuine.

export interface PushTarget {
  /** Where announcements are sent: a Pub/Sub topic, or one of our addresses. */
  address: string
  /** Returned with every announcement, if the vendor supports it. */
  secret: string
}

export interface PushSubscription {
  /** null if the vendor has one for each mailbox. */
  id: string | null
  expiresAt: Date
  /** The vendor reached us during the subscription. */
  isProved: boolean
}

/** The vendor doesn't announce this mailbox, with its own reason. */
export class PushRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PushRefused'
  }
}

/** Checks the token that Pub/Sub sends with each announcement. */
export interface PushTokens {
  /** Rejects when the issuer's keys can't be read. */
  isGenuine(token: string): Promise<boolean>
}
