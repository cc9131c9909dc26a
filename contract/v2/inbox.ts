// {V2}inbox: the conversations in every project whose email the user may open.
import { inboxStates } from '@fairlead/domain/conversation/inbox'
import { replyLabels } from '@fairlead/domain/ports/reply-classifier'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, whole } from '../fields.ts'

const optionalId = z.string().trim().max(64).optional()

export const listInbox = call(
  'GET',
  'v2/inbox',
  ['staff', 'unproven'],
  'Conversations with candidates who have written, across projects and mailboxes, at most 200: those that are owed an answer first, the longest waiting at the top.',
  z.object({
    show: z.enum(['open', 'snoozed', 'done']).default('open'),
    project_id: optionalId,
    label: z.enum(replyLabels).optional(),
    mailbox_id: optionalId,
    /** 'none' = unassigned. */
    assignee_id: optionalId,
    /** Only those with an open comment that mentions the user. */
    mentions_me: flag.default(false),
  }),
  z.object({
    conversations: z.array(
      z.object({
        candidate_id: z.string(),
        /** null if names are hidden. */
        core_candidate_id: z.string().nullable(),
        candidate_name: z.string(),
        /** How many emails the candidate has sent. */
        emails: z.number(),
        project_id: z.string(),
        project_name: z.string(),
        /** needs_check: it is uncertain whether an answer is due; waiting: we wrote last; no_answer_due: a refusal, an absence, or thanks. */
        state: z.enum(inboxStates),
        /** The candidate's last email, and its classification. */
        mail_id: z.string(),
        label: z.enum(replyLabels).nullable(),
        /** False: a person should check the classification. */
        confident: z.boolean(),
        /** Empty if the project hides identities. */
        email_subject: z.string(),
        /** null if names are hidden. */
        snippet: z.string().nullable(),
        received_date: z.string(),
        snoozed_until: z.string().nullable(),
        assignee: z.object({ id: z.string(), name: z.string() }).nullable(),
        /** An open comment mentions the user. */
        mentions_me: z.boolean(),
      }),
    ),
    has_more: z.boolean(),
    members: z.array(z.object({ id: z.string(), name: z.string() })),
    mailboxes: z.array(z.object({ id: z.string(), address: z.string() })),
  }),
)
export type ListInbox = CallType<typeof listInbox>

export const sortConversation = call(
  'PUT',
  'v2/inbox',
  ['unproven'],
  'Assigns a conversation, snoozes it, or marks it as done. What is left out stays as it is; an email that wasn’t listed opens it again.',
  z.object({
    project_id: id,
    candidate_id: id,
    /** As listed: another email reopens the conversation. */
    emails: whole,
    /** Restores the previous state: no one is notified. */
    is_undo: flag.default(false),
    /** '' = unassigned. */
    assignee_id: optionalId,
    /** '' = removes it. */
    snoozed_until: z.string().max(40).optional(),
    is_done: flag.optional(),
  }),
  done,
  { audit: 'conversation_sorted' },
)
export type SortConversation = CallType<typeof sortConversation>
