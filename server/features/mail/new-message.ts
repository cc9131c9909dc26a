// The details an email is planned with.
import type { Insertable } from 'kysely'
import type { TestVersion } from '@fairlead/domain/outreach/template-test'
import type { MessageTable } from '../../platform/schema.ts'
import type { StoredFile } from './attachment-store.ts'
import type { PlannedTime } from './mailbox-slots.ts'
import type { KeptInvitation } from '@fairlead/domain/interview/kept-invitation'

export interface NewMessage {
  projectId: string
  candidateId: string
  /** 0 to 3 of a sequence; null for an answer by hand. */
  step: number | null
  /** The kind of an email outside a sequence: a manual reply, or an automatic notice. */
  kind?: 'reply' | 'notice'
  emailType?: string | null
  /** The template the sequence follows; null is the project's first one. */
  templateName?: string | null
  /** The test of two first emails it counts in. */
  test?: { id: string; version: TestVersion } | null
  /** Its time was set by a person. */
  isScheduled?: boolean
  /** Also outside of working hours where the candidate lives. */
  anyHour?: boolean
  /** Why it leaves later than it was ready; null when it does not. */
  heldBy?: PlannedTime['because']
  /** Makes an answer by hand harmless to send twice. */
  requestId: string | null
  dueAt: Date
  /** Until then it can be undone with one click; null when nothing is held. */
  heldUntil: Date | null
  fromName: string
  fromEmail: string
  /** The user's own mailbox it is sent from; null = the installation's. */
  mailboxId: string | null
  toEmail: string
  cc: string[]
  subject: string
  /** Of a first mail: the subject as it was written, before names went in. */
  subjectTemplate?: string
  html: string
  text: string
  inReplyTo: string | null
  references: string[]
  /** Attached files, in order. */
  files?: readonly StoredFile[]
  /** Domain of our Message-IDs. */
  domain: string
  invitation?: KeptInvitation
  /** Made up unless given. */
  replyToken?: string
}

/** An email to a colleague. */
export type NewTeamMessage = Pick<
  Insertable<MessageTable>,
  | 'id'
  | 'message_id'
  | 'due_at'
  | 'project_id'
  | 'request_id'
  | 'opt_out_token'
  | 'reply_to'
  | 'from_name'
  | 'from_email'
  | 'to_email'
  | 'cc'
  | 'subject'
  | 'html'
  | 'body_text'
  | 'email_type'
  | 'mailbox_id'
>
