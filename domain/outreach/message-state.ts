// The life of one outgoing message, from queued to sent, so that no crash sends it twice or loses it.
import type { SendOutcome } from '../ports/mail.ts'
import { mayPass, type StopReason } from './can-send-to.ts'
import { causeOfRefusal } from './refusal-cause.ts'

/** How often a message has already failed, by kind; each kind is bounded. */
export interface Tries {
  /** Refused by the server for reasons specific to the message; an unreachable relay does not count. */
  refused: number
  /** The final dot was sent but no response arrived. */
  unknown: number
  /** Its worker died or hung before the dot. */
  crashed: number
}

export const noTries: Tries = { refused: 0, unknown: 0, crashed: 0 }

export const parkedReasons = [
  /** It may have been delivered, and no reliable source can confirm it. */
  'no_witness',
  /** Its delivery was unknown a second time: never retried automatically. */
  'unknown_twice',
  /** It may have been delivered after the backup that this database was restored from. */
  'after_restore',
  /** The server deferred it too often. */
  'refused_too_often',
  /** The server refused this message while it accepted others. */
  'set_aside',
  /** Its worker died too often before sending it. */
  'crashed_too_often',
  /** Its mailbox was removed, along with the replies to earlier messages. */
  'mailbox_gone',
  /** An attached file is gone, or another one than was attached. */
  'file_gone',
] as const
export type ParkedReason = (typeof parkedReasons)[number]

/** True when the message may have arrived, so that sending it again may deliver it twice. */
export function mayHaveArrived(reason: ParkedReason): boolean {
  return reason === 'no_witness' || reason === 'unknown_twice' || reason === 'after_restore'
}

/** `attempt` counts claims and acts as a fencing token: a worker with an older number may change nothing. */
export type MessageState = { attempt: number; tries: Tries } & (
  | { state: 'queued'; notBefore: Date }
  /** `isAhead`: by a worker that was still busy with another message when it claimed this one. */
  | { state: 'claimed'; leaseUntil: Date; isAhead?: true }
  | { state: 'committing'; since: Date }
  | { state: 'unknown'; since: Date }
  | { state: 'sent'; at: Date }
  | { state: 'parked'; since: Date; reason: ParkedReason }
  | { state: 'cancelled'; reason: StopReason | 'refused' | 'by_hand' }
)

export type StateName = MessageState['state']

const minute = 60_000
const day = 24 * 60 * minute

/** Milliseconds, and the bounds of `Tries`. */
export const sendTimes = {
  /** How long a claim is valid without a commit. */
  lease: 3 * minute,
  /**
   * A commit without an outcome after this long belongs to a dead worker; longer than the 10 minutes that the final response
   * may take.
   */
  outcome: 12 * minute,
  /** How long a message may take to appear in the Sent folder. */
  grace: 2 * minute,
  /** How long a message with unknown delivery waits for the Sent folder to be proven. */
  patience: 10 * minute,
  /** Attempts for a message that the server defers: about four days. */
  refusals: 30,
  /** Attempts for a message that the server keeps refusing while nothing else is sent. */
  contentRefusals: 5,
  /** This many other messages accepted between two refusals prove that the message is at fault. */
  othersTaken: 3,
  crashes: 5,
  /** How often an email is sent again to a mailbox that was full: after one, two, and four days. */
  fullMailboxes: 3,
}

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/** Only the first claim may be made ahead: a message that came back gets its worker's whole attention, and its crashes count. */
export const mayClaimAhead = ({ attempt }: Pick<MessageState, 'attempt'>): boolean => attempt === 0

/** Claims a due message, or one whose claim expired before its commit; null when it can't be claimed. */
export function decideClaim(message: MessageState, now: Date, isAhead = false): MessageState | null {
  const free = message.state === 'queued' ? message.notBefore <= now : message.state === 'claimed' && message.leaseUntil <= now
  if (!free || (isAhead && !mayClaimAhead(message))) return null
  const leaseUntil = later(now, sendTimes.lease)
  return { state: 'claimed', attempt: message.attempt + 1, tries: message.tries, leaseUntil, ...(isAhead ? { isAhead } : {}) }
}

/**
 * Gives back a claim that nothing was sent for: sending has stopped since, or the worker is held up. It counts as no failure; null when
 * the claim was lost.
 */
export function decideRelease(message: MessageState, attempt: number, now: Date): MessageState | null {
  if (message.state !== 'claimed' || message.attempt !== attempt) return null
  return { state: 'queued', attempt, tries: message.tries, notBefore: now }
}

/**
 * Inside DATA, before the final dot: `stop` is the result of canSendTo read under the lock. The dot may only follow a
 * 'committing' result; null means that the claim was lost.
 */
export function decideCommit(message: MessageState, attempt: number, stop: StopReason | null, now: Date): MessageState | null {
  if (message.state !== 'claimed' || message.attempt !== attempt) return null
  const { tries } = message
  if (stop === null) return { state: 'committing', attempt, tries, since: now }
  return mayPass(stop)
    ? { state: 'queued', attempt, tries, notBefore: later(now, minute) }
    : { state: 'cancelled', attempt, tries, reason: stop }
}

/**
 * The new state after the server's response; null when the state has changed in the meantime. `othersTaken` = messages accepted
 * since this one was last refused.
 */
export function decideOutcome(
  message: MessageState,
  attempt: number,
  outcome: SendOutcome,
  now: Date,
  othersTaken = 0,
): MessageState | null {
  if (message.attempt !== attempt) return null
  const { tries } = message
  const open = message.state === 'committing' || message.state === 'unknown'
  // an outcome that was written late still counts, as long as no other attempt began
  const wasGivenUp = tries.unknown > 0 && (message.state === 'queued' || (message.state === 'parked' && mayHaveArrived(message.reason)))
  if (outcome.state === 'sent') return open || wasGivenUp ? { state: 'sent', attempt, tries, at: now } : null
  if (outcome.state === 'unknown')
    return message.state === 'committing'
      ? { state: 'unknown', attempt, tries: { ...tries, unknown: tries.unknown + 1 }, since: now }
      : null
  if (!open && message.state !== 'claimed') return null
  const cause = causeOfRefusal(outcome)
  if (cause === 'recipient') return { state: 'cancelled', attempt, tries, reason: 'refused' }
  if (cause === 'sender') return { state: 'queued', attempt, tries, notBefore: now }
  if (cause === 'relay') return { state: 'queued', attempt, tries, notBefore: later(now, 5_000) }
  const refused = tries.refused + 1
  const counted = { ...tries, refused }
  if (cause === 'message' && refused > 1 && (othersTaken >= sendTimes.othersTaken || refused >= sendTimes.contentRefusals))
    return { state: 'parked', attempt, tries: counted, since: now, reason: 'set_aside' }
  if (refused >= sendTimes.refusals) return { state: 'parked', attempt, tries: counted, since: now, reason: 'refused_too_often' }
  return { state: 'queued', attempt, tries: counted, notBefore: later(now, retryAfter(refused)) }
}

/** Milliseconds until the next attempt after this many refusals: one minute, doubled each time, at most four hours. */
export function retryAfter(refusals: number): number {
  return Math.min(minute * 2 ** Math.max(0, refusals - 1), 240 * minute)
}

/**
 * How a new worker recovers the message of a crashed one: a lost claim is released; a commit without an outcome is unknown.
 * If the worker is known to be dead, the lease is ignored. A claim made ahead is no evidence against its message: the worker was busy
 * with another one.
 */
export function decideAfterCrash(message: MessageState, now: Date, isDead = false): MessageState | null {
  const { attempt, tries } = message
  if (message.state === 'claimed' && (isDead || message.leaseUntil <= now)) {
    if (message.isAhead) return decideRelease(message, attempt, now)
    const counted = { ...tries, crashed: tries.crashed + 1 }
    return counted.crashed >= sendTimes.crashes
      ? { state: 'parked', attempt, tries: counted, since: now, reason: 'crashed_too_often' }
      : { state: 'queued', attempt, tries: counted, notBefore: now }
  }
  if (message.state === 'committing' && (isDead || later(message.since, sendTimes.outcome) <= now))
    return { state: 'unknown', attempt, tries: { ...tries, unknown: tries.unknown + 1 }, since: message.since }
  return null
}

/**
 * `true`: in the Sent folder. `false`: not there, although the folder is proven to file copies. `null`: not there, which proves
 * nothing.
 */
export type Witness = boolean | null

/**
 * Settles an unknown delivery by the Sent folder. Absence counts after `grace`, once, and only in a proven folder; an unproven
 * one has until `patience` to become proven. Anything else waits for a person: the product never guesses.
 */
export function decideByWitness(
  message: MessageState,
  witness: Witness,
  now: Date,
  { grace, patience }: { grace: number; patience: number } = sendTimes,
): MessageState | null {
  if (message.state !== 'unknown') return null
  const { attempt, tries } = message
  if (witness === true) return { state: 'sent', attempt, tries, at: message.since }
  if (later(message.since, grace) > now) return null
  if (tries.unknown > 1) return { state: 'parked', attempt, tries, since: now, reason: 'unknown_twice' }
  if (witness === false) return { state: 'queued', attempt, tries, notBefore: now }
  return later(message.since, patience) > now ? null : { state: 'parked', attempt, tries, since: now, reason: 'no_witness' }
}

/** After a restore: anything due at the time of the backup may have been sent since; null leaves the message unchanged. */
export function decideAfterRestore(message: MessageState, witness: Witness, now: Date): MessageState | null {
  if (message.state === 'sent' || message.state === 'parked' || message.state === 'cancelled') return null
  const { attempt, tries } = message
  if (witness === true) return { state: 'sent', attempt, tries, at: now }
  if (witness === null) return { state: 'parked', attempt, tries, since: now, reason: 'after_restore' }
  return message.state === 'queued' ? null : { state: 'queued', attempt, tries, notBefore: now }
}

/**
 * A report says that the recipient's mailbox was full: the email wasn't delivered and is sent again. `times` = how often that happened
 * before. null when it was sent again often enough, or isn't known to have been sent.
 */
export function decideAfterFullMailbox(message: MessageState, times: number, now: Date): MessageState | null {
  if (message.state !== 'sent' || times >= sendTimes.fullMailboxes) return null
  const { attempt, tries } = message
  return { state: 'queued', attempt, tries, notBefore: later(now, day * 2 ** times) }
}

/** A follow-up whose mailbox is gone waits for a person, because the candidate may have replied. */
export function decideGoneMailbox(message: MessageState, now: Date): MessageState | null {
  if (message.state !== 'queued') return null
  return { state: 'parked', attempt: message.attempt, tries: message.tries, since: now, reason: 'mailbox_gone' }
}

/** A claimed message whose files can't be read: it isn't sent without them. */
export function decideMissingFile(message: MessageState, attempt: number, now: Date): MessageState | null {
  if (message.state !== 'claimed' || message.attempt !== attempt) return null
  return { state: 'parked', attempt, tries: message.tries, since: now, reason: 'file_gone' }
}

/** A person decides about a parked message; sent again, it starts with a clean record. */
export function decideByHand(message: MessageState, choice: 'sent' | 'send_again' | 'give_up', now: Date): MessageState | null {
  if (message.state !== 'parked') return null
  const { attempt, tries } = message
  if (choice === 'sent') return { state: 'sent', attempt, tries, at: now }
  return choice === 'send_again'
    ? { state: 'queued', attempt, tries: noTries, notBefore: now }
    : { state: 'cancelled', attempt, tries, reason: 'by_hand' }
}

/** A reply, an unsubscription, a bounce, or a stage move withdraws anything not committed; null when it is too late or done. */
export function decideStop(message: MessageState, reason: StopReason): MessageState | null {
  return message.state === 'queued' || message.state === 'claimed' || message.state === 'parked'
    ? { state: 'cancelled', attempt: message.attempt, tries: message.tries, reason }
    : null
}
