// The details an email is planned with.
import type { Insertable } from 'kysely'
import type { TestVersion } from '@fairlead/domain/outreach/template-test'
import type { MessageTable } from '../../../platform/schema.ts'
import type { FollowUpFiles, StoredFile } from './attachment-store.ts'
import type { PlannedTime } from '../mailboxes/mailbox-slots.ts'
import type { KeptInvitation } from '@fairlead/domain/interview/kept-invitation'

export interface NewMessage {
  projectId: string
  candidateId: string
  /** 0 to 3 in a sequence; null for a manual reply. */
  step: number | null
  /** The kind of an email outside a sequence: a manual reply, or an automatic notice. */
  kind?: 'reply' | 'notice'
  emailType?: string | null
  /** The sequence's template; null is the project's first one. */
  templateName?: string | null
  /** The test of two first emails that it counts for. */
  test?: { id: string; version: TestVersion } | null
  /** A user set its time. */
  isScheduled?: boolean
  /** Also outside of working hours at the candidate's location. */
  anyHour?: boolean
  /** Why it is sent later than it was ready; null when it isn't. */
  heldBy?: PlannedTime['reason']
  /** Makes repeating a manual reply harmless. */
  requestId: string | null
  dueAt: Date
  /** Until then it can be undone with one click; null without a delay. */
  heldUntil: Date | null
  fromName: string
  fromEmail: string
  /** The user's own mailbox it is sent from; null = the installation's. */
  mailboxId: string | null
  toEmail: string
  cc: string[]
  subject: string
  /** For a first email: the subject as written, before names were filled in. */
  subjectTemplate?: string
  html: string
  text: string
  inReplyTo: string | null
  references: string[]
  /** Attached files, in order. */
  files?: readonly StoredFile[]
  /** For a first email: those of the follow-ups it starts. */
  followUpFiles?: readonly FollowUpFiles[]
  /** Domain of our Message-IDs. */
  domain: string
  invitation?: KeptInvitation
  /** Generated unless given. */
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
  | 'person_id'
  | 'notice'
  | 'notice_parts'
>
