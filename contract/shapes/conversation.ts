// One candidate's email thread, and email that needs a person's attention.
import { heldBy } from '@fairlead/domain/outreach/send-slots'
import { waitingReasons } from '@fairlead/domain/outreach/explain-delay'
import { attachedOutcomes } from '@fairlead/domain/candidate/attached-resume'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { z } from 'zod'
import { addressGuess } from './address.ts'

const nullableText = z.string().nullable()

/** A file of an email that we sent or will send. */
const sentFile = z.object({
  /** Place in the email; downloads it from v2/mail/attachment. */
  number: z.number(),
  /** The upload; null for a file that is gone. */
  attachment_id: nullableText,
  file_name: z.string(),
  size: z.number(),
  /** false for a file that is gone, in a bias-reduced project, and before its email is written. */
  can_download: z.boolean(),
})
export type WireSentFile = z.infer<typeof sentFile>

/** A file attached to a received email that may be a résumé. */
const attachedFile = z.object({
  file_name: z.string(),
  /** Downloads it from v2/projects/candidates/resume; null when it was not saved, and in a bias-reduced project. */
  resume_key: nullableText,
  outcome: z.enum(attachedOutcomes),
  /** How it was read, and the result. */
  text: z.string(),
})
export type WireAttachedFile = z.infer<typeof attachedFile>

export const threadEntry = z.object({
  id: z.string(),
  direction: z.enum(['out', 'in']),
  from_email: z.string(),
  from_name: nullableText,
  to_email: z.string(),
  /** When it was sent or received; null while it still waits. */
  date: nullableText,
  due_date: nullableText,
  email_subject: z.string(),
  /** Safe HTML with quotes and signature; show only inside a sandboxed frame. */
  email_body: z.string(),
  /** The text, as plain text. */
  text: z.string(),
  thread_id: nullableText,
  /** 0 the initial email, 1 to 3 the follow-ups, null a manual reply. */
  step: z.number().nullable(),
  /** A user set its time. */
  is_scheduled: z.boolean(),
  /** Why it is sent later than it was ready: its mailbox's limit, or the candidate's local time; null when it isn't. */
  held_by: z.enum(heldBy).nullable(),
  state: z.enum(['scheduled', 'held', 'sending', 'sent', 'parked', 'failed', 'cancelled', 'received']),
  state_text: nullableText,
  /** Why an email that is due hasn't been sent yet, and since when; null when it isn't late, or the reason is unknown. */
  waiting: z
    .object({
      reason: z.enum(waitingReasons),
      since: nullableText,
    })
    .nullable(),
  /** How a received email was classified. */
  reply: z
    .object({ label: z.enum(replyLabels), corrected: z.boolean(), confidence: z.number(), because: nullableText, confident: z.boolean() })
    .nullable(),
  is_demo: z.boolean(),
  attached: z.array(attachedFile),
  files: z.array(sentFile),
  /** Whether our mail server verified the sender (DMARC); null when unknown. */
  sender_check: z.enum(['pass', 'fail']).nullable(),
})
export type WireThreadEntry = z.infer<typeof threadEntry>

/** A follow-up that wasn't sent, with its files. */
const waitingFollowUp = z.object({
  /** 1 to 3. */
  step: z.number(),
  /** Its email among the entries; null while it isn't written, which happens when the email before it has been sent. */
  message_id: nullableText,
  /** Why its files can't be changed now; null when they can. */
  cannot_change_files: nullableText,
  files: z.array(sentFile),
})
export type WireWaitingFollowUp = z.infer<typeof waitingFollowUp>

export const conversation = z.object({
  candidate_id: z.string(),
  name: z.string(),
  /** The reply address; null when unknown, and in a bias-reduced project. */
  thread_email: nullableText,
  has_address: z.boolean(),
  subject: nullableText,
  disable_followups: z.boolean(),
  pause: z.object({ until: z.string(), quote: nullableText }).nullable(),
  /** Why no email can be sent to this candidate now; null when it can. */
  cannot_send: nullableText,
  /** The reply address is a guess that no one has verified or agreed to write to; null when it isn't. */
  guess: addressGuess.nullable(),
  /** What is appended to a reply; null for nothing. */
  signature: nullableText,
  entries: z.array(threadEntry),
  /** Follow-ups that are still to be sent, by step. */
  follow_ups: z.array(waitingFollowUp),
})

export const unmatchedMail = z.object({
  id: z.string(),
  from_email: z.string(),
  from_name: nullableText,
  email_subject: z.string(),
  text: z.string(),
  date: z.string(),
})
