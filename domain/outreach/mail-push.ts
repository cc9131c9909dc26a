// Whether a vendor announces a mailbox's new mail, how often the mailbox is read anyway, and what its screen says about it.

/** How often a mailbox without announcements is read. */
export const usualPollSeconds = 15
/** How often a mailbox is read at least while its vendor announces new mail. */
const longestPollSeconds = 300

/** Follow-ups need a recent sync: this many happen within the allowed time. */
export const calmPollSeconds = (followUpReadingMinutes: number): number =>
  Math.max(usualPollSeconds, Math.min(longestPollSeconds, Math.floor((followUpReadingMinutes * 60) / 3)))

export interface PushState {
  /** When the vendor began to announce new mail; null = not subscribed. */
  startedAt: Date | null
  expiresAt: Date | null
  /** When an announcement or a handshake of this subscription arrived; null = none, or one was missed since. */
  provedAt: Date | null
  notifiedAt: Date | null
  /** A sync found mail that was not announced. */
  missedAt: Date | null
  /** Why the vendor refused, in its words. */
  refusal: string | null
}

export const noPush: PushState = { startedAt: null, expiresAt: null, provedAt: null, notifiedAt: null, missedAt: null, refusal: null }

/** True while announcements can be relied on. */
export const isPushAlive = ({ expiresAt, provedAt }: Pick<PushState, 'expiresAt' | 'provedAt'>, now: Date): boolean =>
  expiresAt !== null && expiresAt > now && provedAt !== null

/** `no_https`: the vendor can't reach PUBLIC_URL; `no_topic`: there is no Pub/Sub topic; `off`: the operator turned it off. */
export const pushObstacles = ['no_https', 'no_topic', 'off'] as const
export type PushObstacle = (typeof pushObstacles)[number]

/**
 * `starting`: not requested yet; `refused` by the vendor; `waiting` for the first announcement; `missed`: one did not arrive;
 * `expired`.
 */
export const pollReasons = [...pushObstacles, 'starting', 'refused', 'waiting', 'missed', 'expired'] as const
export type PollReason = (typeof pollReasons)[number]

export interface Arrival {
  /** New mail is announced, and read immediately. */
  isAtOnce: boolean
  /** How often the mailbox is read regardless. */
  everySeconds: number
  /** Why it is read only on a schedule; null when it is announced. */
  reason: PollReason | null
  /** The last announcement, or the start of the subscription, for `missed` and `waiting`. */
  since: Date | null
  /** The vendor's words. */
  refusal: string | null
}

/** What the screen of a mailbox says about how new mail arrives. */
export function describeArrival(obstacle: PushObstacle | null, push: PushState, now: Date, calmSeconds: number): Arrival {
  const polled = (reason: PollReason, since: Date | null = null): Arrival => ({
    isAtOnce: false,
    everySeconds: usualPollSeconds,
    reason,
    since,
    refusal: reason === 'refused' ? push.refusal : null,
  })
  if (obstacle !== null) return polled(obstacle)
  if (isPushAlive(push, now)) return { isAtOnce: true, everySeconds: calmSeconds, reason: null, since: null, refusal: null }
  if (push.refusal !== null) return polled('refused')
  if (push.startedAt === null) return polled('starting')
  if (push.expiresAt === null || push.expiresAt <= now) return polled('expired')
  return push.missedAt === null ? polled('waiting', push.startedAt) : polled('missed', push.notifiedAt ?? push.startedAt)
}

const daySeconds = 24 * 3600
const shortestRenewal = 60

/** Daily, or in the first half of a shorter validity. */
export function renewAfterSeconds(expiresAt: Date, now: Date): number {
  const half = Math.floor((expiresAt.getTime() - now.getTime()) / 2000)
  return Math.max(shortestRenewal, Math.min(daySeconds, half))
}

/** After a refusal: 1, 2, 4 … minutes, at most an hour. */
export const retryPushSeconds = (failures: number): number => Math.min(3600, 60 * 2 ** Math.min(failures - 1, 10))

/** An announcement may take this long before it counts as missed; this also covers clock differences between vendor and database. */
const announcementMs = 2 * 60_000

/**
 * True when a scheduled sync found mail whose announcement should have arrived. Mail from before the subscription was never
 * announced.
 */
export function isMissed(push: PushState, arrivals: readonly Date[], now: Date): boolean {
  const { startedAt, notifiedAt } = push
  if (startedAt === null) return false
  return arrivals.some((arrival) => {
    const time = arrival.getTime()
    const isLate = now.getTime() - time > announcementMs
    return isLate && time > startedAt.getTime() + announcementMs && (notifiedAt === null || notifiedAt.getTime() < time - announcementMs)
  })
}
