// When a mailbox stops automatically: too many of its emails went to addresses that don't exist, or were refused as spam or by policy.

export const bounceLimit = {
  /** Days over which bounces are counted. */
  days: 7,
  /** With fewer messages, a mailbox isn't assessed. */
  minBounces: 5,
  /** Share of the emails it sent; providers begin to filter a sender at about this share. */
  share: 0.05,
}

export interface BounceCount {
  /** Emails that were accepted or refused by the recipients' servers. */
  sent: number
  /** Those that were refused because of their address, or because of the mailbox. */
  bounced: number
  /** Those of them that were refused as spam or by policy, which says nothing about the address. */
  blocked: number
}

/** True when the bounce rate is above the limit. */
export function bouncesTooOften({ sent, bounced }: Pick<BounceCount, 'sent' | 'bounced'>): boolean {
  return bounced >= bounceLimit.minBounces && bounced > sent * bounceLimit.share
}
