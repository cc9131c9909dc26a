// An incoming email: where it was read, its candidate, and its columns.
import type { SenderCheck } from '@fairlead/domain/conversation/sender-check'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import type { ReplyClassification, ReplyLabel } from '@fairlead/domain/ports/reply-classifier'

export interface ReceivedMail {
  mailbox: string
  uidValidity: string
  uid: number
  internalDate: Date
  /** Our mail server's authentication result; null = none, or the server isn't trusted for it. */
  senderCheck: SenderCheck | null
  mail: InboundMail
}

/** A user's own mailbox: only email of candidates of this workspace is kept. */
export interface OwnMailbox {
  workspaceId: string
}

export interface Correction {
  text: string
  label: ReplyLabel
}

export interface ReplyReader {
  /** `corrections` are the workspace's corrections of earlier replies. */
  classify(text: string, corrections: readonly Correction[]): ReplyClassification
  /** An automatic answer: null when it is not about an absence. */
  classifyAutomatic(text: string, receivedAt: Date): ReplyClassification | null
  /** From this confidence on, the product acts by itself. */
  confidentEnough: number
}

export interface Track {
  workspaceId: string
  candidateId: string
  by: 'message_id' | 'token' | 'hand'
  /** It was sent to the unsubscribe address. */
  isUnsubscribe: boolean
}
