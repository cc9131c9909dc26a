// Announcements of new mail by vendors: where they are sent, and what proves that they are genuine.

export interface PushTarget {
  /** Where announcements are sent: a topic of Pub/Sub, or an address of ours. */
  address: string
  /** Comes back with every announcement, where the vendor can carry one. */
  secret: string
}

export interface PushSubscription {
  /** null where the vendor has one for each mailbox. */
  id: string | null
  expiresAt: Date
  /** The vendor has reached us while it subscribed. */
  isProved: boolean
}

/** The vendor does not announce this mailbox, with its own words for the reason. */
export class PushRefused extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'PushRefused'
  }
}

/** Checks the token that Pub/Sub sends with each announcement. */
export interface PushTokens {
  /** Rejects when the keys of the issuer can't be read. */
  isGenuine(token: string): Promise<boolean>
}
