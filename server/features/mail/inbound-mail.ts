// What an email of the inbox is to us: where it was read, who it belongs to, and the columns it is kept in.
import type { SenderCheck } from '@fairlead/domain/conversation/sender-check'
import type { InboundMail } from '@fairlead/domain/ports/mail'
import type { ReplyClassification, ReplyLabel } from '@fairlead/domain/ports/reply-classifier'

export interface ReceivedMail {
  mailbox: string
  uidValidity: string
  uid: number
  internalDate: Date
  /** What our own mail server found out about the sender; null = nothing, or it is not set up to be believed. */
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
  /** `corrections` are what the workspace has said of earlier replies. */
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
  /** The mail came to the address that only unsubscribes. */
  isUnsubscribe: boolean
}
