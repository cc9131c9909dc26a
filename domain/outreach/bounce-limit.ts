// When a mailbox stops automatically because it sent to too many addresses that don't exist.

export const bounceLimit = {
  /** Days over which bounces are counted. */
  days: 7,
  /** With fewer messages, a mailbox isn't assessed. */
  minBounces: 5,
  /** Share of the emails it sent; providers begin to filter a sender at about this share. */
  share: 0.05,
}

export interface BounceCount {
  /** Emails that were accepted, and those that were refused because of their address. */
  sent: number
  bounced: number
}

/** True when the bounce rate is above the limit. */
export function bouncesTooOften({ sent, bounced }: BounceCount): boolean {
  return bounced >= bounceLimit.minBounces && bounced > sent * bounceLimit.share
}
