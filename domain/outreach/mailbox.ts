// A user's mailbox: its state, transitions, and which mailbox an email is sent from.
import type { MailboxKind, MailFault } from '../ports/mailboxes.ts'
import type { SendOutcome } from '../ports/mail.ts'
import { causeOfRefusal } from './refusal-cause.ts'
import { text as mailboxText } from './texts/mailbox.ts'

export const mailboxStates = ['connected', 'failing', 'paused'] as const
export type MailboxState = (typeof mailboxStates)[number]

/**
 * `password`: sign-in fails; `consent`: its owner withdrew access; `bounces`: too many of its emails bounced; `refused`: its
 * server refuses to send; `user`: its owner paused it.
 */
export const mailboxPauses = ['password', 'consent', 'bounces', 'refused', 'user'] as const
export type MailboxPause = (typeof mailboxPauses)[number]

/** True when nothing can be sent or read until the owner signs in again. */
export const isLockedOut = (pause: MailboxPause | null): boolean => pause === 'password' || pause === 'consent'

export interface MailboxCondition {
  pausedFor: MailboxPause | null
  /** The last fault in each direction; null = none. */
  sendFault: string | null
  readFault: string | null
  /** Consecutive send failures. */
  failures: number
}

export const healthyMailbox: MailboxCondition = { pausedFor: null, sendFault: null, readFault: null, failures: 0 }

/** A paused mailbox sends nothing until a person acts; a failing one retries by itself. */
export function mailboxState({ pausedFor, sendFault, readFault }: MailboxCondition): MailboxState {
  if (pausedFor) return 'paused'
  return sendFault !== null || readFault !== null ? 'failing' : 'connected'
}

export type MailboxNews =
  /** The server accepted a message, or refused one for reasons specific to it. */
  | { kind: 'sent' }
  | { kind: 'cannot_send'; fault: string }
  /** The server asks to wait; nothing is wrong. */
  | { kind: 'wait'; seconds: number }
  | { kind: 'read' }
  | { kind: 'cannot_read'; fault: string }
  | { kind: 'pause'; reason: MailboxPause; fault: string | null }
  /** The owner resumed it, or saved new settings that passed the test. */
  | { kind: 'resume' }

/**
 * The state after the event; null when nothing changes. A pause lasts until it is resumed, and keeps its first reason unless
 * the password turns out to be wrong.
 */
export function decideMailbox(before: MailboxCondition, news: MailboxNews): MailboxCondition | null {
  switch (news.kind) {
    case 'sent':
      return before.sendFault === null && before.failures === 0 ? null : { ...before, sendFault: null, failures: 0 }
    case 'cannot_send':
      return { ...before, sendFault: news.fault, failures: before.failures + 1 }
    case 'wait':
      return null
    case 'read':
      return before.readFault === null ? null : { ...before, readFault: null }
    case 'cannot_read':
      return before.readFault === news.fault ? null : { ...before, readFault: news.fault }
    case 'pause':
      // a wrong password outranks the others because it also stops reading
      return isLockedOut(before.pausedFor) || (before.pausedFor && !isLockedOut(news.reason))
        ? null
        : { ...before, pausedFor: news.reason, sendFault: news.fault ?? before.sendFault }
    case 'resume':
      return before.pausedFor || mailboxState(before) === 'failing' ? healthyMailbox : null
  }
}

/** Seconds until an unreachable mailbox is retried: 5, doubled each time, at most five minutes. */
export function mailboxRetryAfter(failures: number): number {
  return Math.min(5 * 2 ** Math.max(0, Math.min(failures, 20) - 1), 300)
}

/** This many different messages refused in a row, with none accepted in between, mean that the mailbox is at fault. */
export const refusedInARow = 3

/** Codes that servers use to refuse a username or password (RFC 4954 section 6); other responses to a sign-in are temporary. */
const passwordCodes = [530, 534, 535, 538]

/**
 * The effect of a send outcome on the mailbox; null when there is none. `refused` = different messages the server has refused
 * since it last accepted one, including this one.
 */
export function newsOfOutcome(outcome: SendOutcome, answer: string, refused: number, kind: MailboxKind = 'smtp'): MailboxNews | null {
  if (outcome.state === 'sent') return { kind: 'sent' }
  if (outcome.state === 'unknown') return { kind: 'cannot_send', fault: answer }
  if (outcome.stage === 'local') return null
  if (outcome.retryAfterSeconds !== undefined) return { kind: 'wait', seconds: outcome.retryAfterSeconds }
  if (outcome.stage === 'sign_in' && outcome.code !== null && passwordCodes.includes(outcome.code))
    return { kind: 'pause', reason: kind === 'smtp' ? 'password' : 'consent', fault: answer }
  switch (causeOfRefusal(outcome)) {
    case 'recipient':
      return { kind: 'sent' }
    case 'sender':
      return { kind: 'pause', reason: 'refused', fault: answer }
    case 'message':
      return refused >= refusedInARow ? { kind: 'pause', reason: 'refused', fault: answer } : null
    case 'relay':
      return { kind: 'cannot_send', fault: answer }
    case 'later':
      return null
  }
}

/**
 * The user whose mailbox sends a sequence: the sending teammate if they allowed it, otherwise the project's owner. Users
 * without a mailbox send from the installation's.
 */
export function sendingUser(project: { ownerId: string | null }, teammateId: string | null): string | null {
  return teammateId ?? project.ownerId
}

/**
 * True when an email read in a user's own mailbox may be stored: it belongs to a candidate of the user's workspace. Anything
 * else is private.
 */
export function mayKeepFromMailbox(track: { workspaceId: string } | null, mailbox: { workspaceId: string }): boolean {
  return track !== null && track.workspaceId === mailbox.workspaceId
}

const directions = () => ({
  smtp: { name: mailboxText.sending, server: mailboxText.outgoingServer },
  imap: { name: mailboxText.receiving, server: mailboxText.incomingServer },
})

/** One sentence about a fault in one direction and how to fix it. */
export function mailFaultSentence(fault: MailFault, direction: 'smtp' | 'imap', { host, port }: { host: string; port: number }): string {
  const { server } = directions()[direction]
  const sentences: Record<MailFault, string> = {
    unknown_host: mailboxText.unknownServer(host, server),
    not_allowed: mailboxText.hostNotAllowed(host),
    port: mailboxText.wrongPort(port, server, direction === 'smtp' ? '465 or 587' : '993 or 143'),
    refused: mailboxText.connectionRefused(host, port),
    timeout: mailboxText.noAnswer(host, port),
    certificate: mailboxText.invalidCertificate(host),
    no_tls: mailboxText.noEncryption(host, port),
    password: mailboxText.loginRefused(host),
    consent: mailboxText.accessEnded(host),
    no_answer: mailboxText.noMailServer(host, port),
  }
  return sentences[fault]
}

/** Current faults, one sentence per direction. */
export function faultsOf({ sendFault, readFault }: Pick<MailboxCondition, 'sendFault' | 'readFault'>): string[] {
  return [
    ...(sendFault === null ? [] : [mailboxText.cantSend(sendFault)]),
    ...(readFault === null ? [] : [mailboxText.cantRead(readFault)]),
  ]
}

/** A mailbox's owner is notified after it has been failing for this long. */
export const failingMinutes = 60

/** What the owner of a paused mailbox has to do. */
export function pauseSentence(pause: MailboxPause): string {
  if (pause === 'user') return mailboxText.pausedByOwner
  if (pause === 'bounces') return mailboxText.pausedForBounces
  if (pause === 'consent') return mailboxText.pausedForAccess
  return pause === 'password' ? mailboxText.pausedForPassword : mailboxText.pausedByServer
}

/** What the owner of a mailbox has to do whose email is refused as spam or by policy. `answer` = the receiving server's words, or ''. */
export function blockedSentence(address: string, answer: string): string {
  return mailboxText.blocked(address) + (answer === '' ? '' : ` ${mailboxText.itsAnswer(answer)}`)
}
