// An incoming email: the mailbox, the candidate, and its columns.
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

/** A user's own mailbox: only email from this workspace's candidates is stored. */
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
  /** An automatic reply, with what it added to the subject: null when it only confirms receipt. */
  classifyAutomatic(text: string, addedToSubject: string, receivedAt: Date): ReplyClassification | null
  /** Confidence from which the product acts automatically. */
  confidentEnough: number
}

export interface Track {
  workspaceId: string
  candidateId: string
  by: 'message_id' | 'token' | 'hand'
  /** It was sent to the unsubscribe address. */
  isUnsubscribe: boolean
}
