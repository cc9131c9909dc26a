// Why an email that is due hasn't been sent yet, as far as the installation knows.

export const waitingReasons = [
  'sender_unproven',
  'mailbox_stopped',
  'restored',
  'relay_paused',
  'relay_unreachable',
  'no_worker',
  'mailbox_unread',
] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** Why sending is delayed for the whole installation; null when it isn't. */
export interface SendingState {
  /** When restore mode began. */
  restoredAt: Date | null
  relayPausedAt: Date | null
  relayFailingSince: Date | null
  /** When the mailbox was last read completely. */
  mailboxReadAt: Date | null
  /** Workers that reported within the last minute. */
  workers: number
  /** Follow-ups wait when the mailbox hasn't been read for this long, so that no reply is missed. */
  followUpMinutes: number
}

export interface Waiting {
  reason: WaitingReason
  since: Date | null
}

export interface DueMail {
  dueAt: Date
  isFollowUp: boolean
  /** The user it is sent for hasn't verified their address. */
  isSenderUnproven: boolean
  /** Since when the user's own mailbox it leaves from can't send; null when it can, or when it leaves from the installation's. */
  mailboxStoppedAt: Date | null
}

/** An email is late when it has been due for longer than this. */
export const lateMs = 60_000
/** A mailbox is read every few seconds; if it hasn't been read for this long, first emails wait after a worker starts. */
const unreadMs = 2 * 60_000

/** null when the email isn't late, or nothing is known that would explain it. The first reason that applies, most severe first. */
export function explainDelay(mail: DueMail, state: SendingState, now: Date): Waiting | null {
  if (now.getTime() - mail.dueAt.getTime() < lateMs) return null
  if (mail.isSenderUnproven) return { reason: 'sender_unproven', since: null }
  if (mail.mailboxStoppedAt) return { reason: 'mailbox_stopped', since: mail.mailboxStoppedAt }
  if (state.restoredAt) return { reason: 'restored', since: state.restoredAt }
  if (state.relayPausedAt) return { reason: 'relay_paused', since: state.relayPausedAt }
  if (state.relayFailingSince) return { reason: 'relay_unreachable', since: state.relayFailingSince }
  if (state.workers === 0) return { reason: 'no_worker', since: null }
  const unreadFor = state.mailboxReadAt ? now.getTime() - state.mailboxReadAt.getTime() : Number.POSITIVE_INFINITY
  const isUnread = unreadFor > (mail.isFollowUp ? state.followUpMinutes * 60_000 : unreadMs)
  return isUnread ? { reason: 'mailbox_unread', since: state.mailboxReadAt } : null
}
