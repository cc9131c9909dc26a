// A user's mailbox: its state, transitions, and which mailbox an email is sent from.
import type { MailboxKind, MailFault } from '../ports/mailboxes.ts'
import type { SendOutcome } from '../ports/mail.ts'
import { causeOfRefusal } from './refusal-cause.ts'
import * as mailboxText from './texts/en/mailbox.ts'

export const mailboxStates = ['connected', 'failing', 'paused'] as const
export type MailboxState = (typeof mailboxStates)[number]

/** `password`: it no longer signs in; `consent`: its owner withdrew the access; `bounces`: too many of its emails bounced; `refused`: its server won't let it send; `user`: its owner paused it. */
export const mailboxPauses = ['password', 'consent', 'bounces', 'refused', 'user'] as const
export type MailboxPause = (typeof mailboxPauses)[number]

/** True where nothing can be sent or read until the owner has signed in again. */
export const isLockedOut = (pause: MailboxPause | null): boolean => pause === 'password' || pause === 'consent'

export interface MailboxCondition {
  pausedFor: MailboxPause | null
  /** The last fault in each direction; null = none. */
  sendFault: string | null
  readFault: string | null
  /** Failures of sending in a row. */
  failures: number
}

export const healthyMailbox: MailboxCondition = { pausedFor: null, sendFault: null, readFault: null, failures: 0 }

/** Paused sends nothing until a person acts; failing tries again by itself. */
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
  | { kind: 'pause'; why: MailboxPause; fault: string | null }
  /** The owner resumed it, or saved new settings that passed the test. */
  | { kind: 'resume' }

/** The condition after the news; null when nothing changes. A pause stays until it is resumed, with its first reason unless the password turns out wrong. */
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
      // a wrong password outranks the others: it stops reading as well
      return isLockedOut(before.pausedFor) || (before.pausedFor && !isLockedOut(news.why))
        ? null
        : { ...before, pausedFor: news.why, sendFault: news.fault ?? before.sendFault }
    case 'resume':
      return before.pausedFor || mailboxState(before) === 'failing' ? healthyMailbox : null
  }
}

/** Seconds until a mailbox that cannot be reached is tried again: 5, doubled each time, at most five minutes. */
export function mailboxRetryAfter(failures: number): number {
  return Math.min(5 * 2 ** Math.max(0, Math.min(failures, 20) - 1), 300)
}

/** So many different messages refused in a row, with nothing accepted between, are taken to be about the mailbox. */
export const refusedInARow = 3

/** Codes with which servers refuse a username or password (RFC 4954 section 6); other answers to a sign-in are passing trouble. */
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
    return { kind: 'pause', why: kind === 'smtp' ? 'password' : 'consent', fault: answer }
  switch (causeOfRefusal(outcome)) {
    case 'recipient':
      return { kind: 'sent' }
    case 'sender':
      return { kind: 'pause', why: 'refused', fault: answer }
    case 'message':
      return refused >= refusedInARow ? { kind: 'pause', why: 'refused', fault: answer } : null
    case 'relay':
      return { kind: 'cannot_send', fault: answer }
    case 'later':
      return null
  }
}

/**
 * The user from whose mailbox a sequence is sent: the sending teammate if they allowed it, otherwise the owner of the
 * project. Users without a mailbox send from the installation's.
 */
export function sendingUser(project: { ownerId: string | null }, teammateId: string | null): string | null {
  return teammateId ?? project.ownerId
}

/** True when an email read in a user's own mailbox may be kept: it belongs to a candidate of the user's own workspace. Anything else is private. */
export function mayKeepFromMailbox(track: { workspaceId: string } | null, mailbox: { workspaceId: string }): boolean {
  return track !== null && track.workspaceId === mailbox.workspaceId
}

const directions = {
  smtp: { name: mailboxText.sending, server: mailboxText.outgoingServer },
  imap: { name: mailboxText.receiving, server: mailboxText.incomingServer },
} as const

/** One sentence about a fault in one direction and how to fix it. */
export function mailFaultSentence(fault: MailFault, direction: 'smtp' | 'imap', { host, port }: { host: string; port: number }): string {
  const { server } = directions[direction]
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

/** What the owner has to do about a paused mailbox. */
export function pauseSentence(pause: MailboxPause): string {
  if (pause === 'user') return mailboxText.pausedByOwner
  if (pause === 'bounces') return mailboxText.pausedForBounces
  if (pause === 'consent') return mailboxText.pausedForAccess
  return pause === 'password' ? mailboxText.pausedForPassword : mailboxText.pausedByServer
}
