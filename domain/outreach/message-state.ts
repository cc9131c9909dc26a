// The life of one outgoing mail, from queued to sent, so that no crash sends it twice or loses it.
import type { SendOutcome } from '../ports/mail.ts'
import { mayPass, type StopReason } from './can-send-to.ts'

/** `attempt` counts claims and fences them: who holds an older number may change nothing. */
export type MessageState =
  | { state: 'queued'; attempt: number; notBefore: Date }
  | { state: 'claimed'; attempt: number; leaseUntil: Date }
  | { state: 'committing'; attempt: number; since: Date }
  | { state: 'unknown'; attempt: number; since: Date }
  | { state: 'sent'; attempt: number; at: Date }
  | { state: 'parked'; attempt: number; since: Date; why: 'no_witness' | 'refused_too_often' }
  | { state: 'cancelled'; attempt: number; why: StopReason | 'refused' | 'by_hand' }

export type StateName = MessageState['state']

/** Every step that may ever be taken; all deciders below stay inside it. */
export const legalMoves: Record<StateName, readonly StateName[]> = {
  queued: ['claimed', 'cancelled'],
  claimed: ['claimed', 'committing', 'queued', 'cancelled', 'parked'],
  committing: ['sent', 'unknown', 'queued', 'cancelled', 'parked'],
  unknown: ['sent', 'queued', 'parked', 'cancelled'],
  sent: [],
  parked: ['sent', 'queued', 'cancelled'],
  cancelled: [],
}

export const sendTimes = {
  /** How long a claim holds without a commit. */
  lease: 3 * 60_000,
  /** A commit without an outcome after this long belongs to a dead worker: longer than any answer timeout of a server. */
  outcome: 5 * 60_000,
  /** How long the Sent folder may take to show a mail. */
  grace: 2 * 60_000,
  attempts: 8,
}

const later = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds)

/** Takes a due mail, or one whose claim ran out before its commit; null when it is not to be had. */
export function decideClaim(message: MessageState, now: Date): MessageState | null {
  const free = message.state === 'queued' ? message.notBefore <= now : message.state === 'claimed' && message.leaseUntil <= now
  return free ? { state: 'claimed', attempt: message.attempt + 1, leaseUntil: later(now, sendTimes.lease) } : null
}

/**
 * Inside DATA, before the final dot: `stop` is canSendTo's answer read under the lock. The dot may only follow when this gives
 * 'committing'; null means that the claim was lost meanwhile.
 */
export function decideCommit(message: MessageState, attempt: number, stop: StopReason | null, now: Date): MessageState | null {
  if (message.state !== 'claimed' || message.attempt !== attempt) return null
  if (stop === null) return { state: 'committing', attempt, since: now }
  return mayPass(stop) ? { state: 'queued', attempt, notBefore: later(now, 60_000) } : { state: 'cancelled', attempt, why: stop }
}

/** What the server said to this attempt; null when the message has moved on without it. */
export function decideOutcome(message: MessageState, attempt: number, outcome: SendOutcome, now: Date): MessageState | null {
  if (message.attempt !== attempt) return null
  const open = message.state === 'committing' || message.state === 'unknown'
  if (!open && !(message.state === 'claimed' && outcome.state === 'refused')) return null
  if (outcome.state === 'sent') return { state: 'sent', attempt, at: now }
  if (outcome.state === 'unknown') return message.state === 'committing' ? { state: 'unknown', attempt, since: now } : null
  if (outcome.permanent) return { state: 'cancelled', attempt, why: 'refused' }
  if (attempt >= sendTimes.attempts) return { state: 'parked', attempt, since: now, why: 'refused_too_often' }
  return { state: 'queued', attempt, notBefore: later(now, retryAfter(attempt)) }
}

/** Milliseconds until the next try after the given number of attempts: one minute, doubled each time, at most four hours. */
export function retryAfter(attempt: number): number {
  return Math.min(60_000 * 2 ** Math.max(0, attempt - 1), 4 * 3_600_000)
}

/**
 * What a new worker makes of a message that a dead one left: a lost claim is free again, a commit without an outcome is unknown.
 * Whose worker is known to be dead need not wait for its lease.
 */
export function decideAfterCrash(message: MessageState, now: Date, isDead = false): MessageState | null {
  const { attempt } = message
  if (message.state === 'claimed' && (isDead || message.leaseUntil <= now)) return { state: 'queued', attempt, notBefore: now }
  if (message.state === 'committing' && (isDead || later(message.since, sendTimes.outcome) <= now))
    return { state: 'unknown', attempt, since: message.since }
  return null
}

/**
 * Settles an unknown by the Sent folder: `witness` is true or false when it was asked, null when there is none to ask.
 * Only after the grace (milliseconds) does an absence count. Never guesses: without a witness the mail is parked for a person.
 */
export function decideByWitness(
  message: MessageState,
  witness: boolean | null,
  now: Date,
  grace: number = sendTimes.grace,
): MessageState | null {
  if (message.state !== 'unknown') return null
  const { attempt } = message
  if (witness === true) return { state: 'sent', attempt, at: message.since }
  if (later(message.since, grace) > now) return null
  return witness === null ? { state: 'parked', attempt, since: now, why: 'no_witness' } : { state: 'queued', attempt, notBefore: now }
}

/** A person decides about a parked mail. */
export function decideByHand(message: MessageState, choice: 'sent' | 'send_again' | 'give_up', now: Date): MessageState | null {
  if (message.state !== 'parked') return null
  const { attempt } = message
  if (choice === 'sent') return { state: 'sent', attempt, at: now }
  return choice === 'send_again' ? { state: 'queued', attempt, notBefore: now } : { state: 'cancelled', attempt, why: 'by_hand' }
}

/** A reply, an unsubscription, a bounce, a stage move: takes back what has not been committed; null when it is too late or done. */
export function decideStop(message: MessageState, why: StopReason): MessageState | null {
  return message.state === 'queued' || message.state === 'claimed' || message.state === 'parked'
    ? { state: 'cancelled', attempt: message.attempt, why }
    : null
}
