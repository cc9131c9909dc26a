// Results of checking a sending domain's DNS records.
import type { MailboxKind } from '../../ports/mailboxes.ts'
import type { DkimKeyFault } from './dkim-key.ts'
import type { DmarcPolicy } from './dmarc-record.ts'

export const recordKinds = ['spf', 'dkim', 'dmarc', 'reverse'] as const
export type RecordKind = (typeof recordKinds)[number]

/** `unknown`: it could not be checked, which says nothing about the record. */
export const recordStates = ['passes', 'missing', 'wrong', 'unknown'] as const
export type RecordState = (typeof recordStates)[number]

export interface DnsRecord {
  type: 'TXT' | 'PTR'
  name: string
  value: string
}

export type RecordFinding =
  | {
      kind: 'spf'
      why: 'passes' | 'missing' | 'no_answer' | 'not_covered' | 'allows_all' | 'too_many_lookups' | 'unknown_server'
      host: string
    }
  | { kind: 'spf'; why: 'several'; count: number }
  | { kind: 'spf'; why: 'syntax'; term: string }
  | { kind: 'spf'; why: 'no_record'; domain: string }
  | { kind: 'dkim'; why: 'passes' | 'missing' | 'own_missing' | DkimKeyFault; selector: string; provider: string | null }
  /** From an email that claims to be from the mailbox itself: its signature wasn't verified, and its key has no valid record. */
  | { kind: 'dkim'; why: 'unproven_selector'; selector: string }
  | { kind: 'dkim'; why: 'unknown_selector'; provider?: string | null }
  | { kind: 'dkim'; why: 'no_answer' }
  | { kind: 'dmarc'; why: 'passes' | 'blocks'; policy: DmarcPolicy; hasReports: boolean }
  | { kind: 'dmarc'; why: 'missing' | 'several' | 'syntax' | 'policy' | 'no_answer' }
  | { kind: 'reverse'; why: 'passes' | 'missing' | 'not_confirmed'; host: string; ip: string }
  | { kind: 'reverse'; why: 'no_answer'; host: string }

export interface RecordCheck {
  state: RecordState
  finding: RecordFinding
  /** What to publish instead; null when only the provider knows it, or nothing needs to be done. */
  record: DnsRecord | null
}

export interface OwnKey {
  selector: string
  publicKey: string
}

export interface SendingDomain {
  address: string
  kind: MailboxKind
  /** The outgoing server's host. */
  smtpHost: string
  /** For keys that its provider signs with and whose record was seen. */
  selectors: readonly string[]
  /** Learned from the unverified signature of a message from the mailbox to itself; null without one. */
  unprovenSelector: string | null
  /** The newest key that signs its messages here; null without one. */
  ownKey: OwnKey | null
  /** The previous key, which signs until the newest one's record was seen. */
  formerKey: OwnKey | null
}
