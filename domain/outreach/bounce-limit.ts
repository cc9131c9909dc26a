// When a mailbox has sent to so many addresses that don't exist that it stops by itself.

export const bounceLimit = {
  /** Counted over so many days. */
  days: 7,
  /** Too few messages to judge a mailbox. */
  least: 5,
  /** Of the emails it has sent; providers begin to filter a sender at about this share. */
  share: 0.05,
}

export interface BounceCount {
  /** Emails that were accepted, and those that were refused for their address. */
  sent: number
  bounced: number
}

/** True when the bounce rate is above the limit. */
export function bouncesTooOften({ sent, bounced }: BounceCount): boolean {
  return bounced >= bounceLimit.least && bounced > sent * bounceLimit.share
}
