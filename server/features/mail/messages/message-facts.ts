// What was written to candidates and what they wrote, and which emails exist already.
import { sql } from 'kysely'
import { footerOf } from '@fairlead/domain/outreach/footer'
import type { SentText } from '@fairlead/domain/conversation/read-in-thread'
import { languageOfText } from '@fairlead/matching/text/language'
import { must } from '@fairlead/domain/shared/records'
import type { Database, Tx } from '../../../platform/database.ts'
import { isSenderUnproven, mailboxStoppedAt } from './claim-due-mail.ts'
import { isOwnMailbox } from '../mailboxes/mailbox-state.ts'
import { isFollowedUpSoon } from './waiting-follow-ups.ts'

/** The candidate of an email; null for an unknown email, and for email to others. */
export async function findCandidateOfMessage(tx: Tx, messageId: string): Promise<string | null> {
  const row = await tx.selectFrom('message').select('candidate_id').where('id', '=', messageId).executeTakeFirst()
  return row?.candidate_id ?? null
}

/** Why an email wasn't sent, or may not have been. */
export function findFailure(tx: Tx, messageId: string) {
  return tx.selectFrom('message').select(['project_id', 'to_email', 'why', 'relay_answer']).where('id', '=', messageId).executeTakeFirst()
}

/** Whether an email was queued for this request. */
export async function hasMessageFor(tx: Tx, requestId: string): Promise<boolean> {
  const row = await tx.selectFrom('message').select('id').where('request_id', '=', requestId).executeTakeFirst()
  return row !== undefined
}

/** How many of these requests have an email already. */
export async function countMessagesFor(tx: Tx, requestIds: readonly string[]): Promise<number> {
  if (requestIds.length === 0) return 0
  return (await tx.selectFrom('message').select('id').where('request_id', 'in', requestIds).execute()).length
}

/** The requests behind a user's emails of one type since a time. */
export function listRecentRequests(tx: Tx, { emailType, userId, since }: { emailType: string; userId: string; since: Date }) {
  return tx
    .selectFrom('message')
    .select('request_id')
    .where('email_type', '=', emailType)
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .execute()
}

/** Whether an email has this token in the address that replies go to. */
export async function hasMessageWithToken(tx: Tx, replyToken: string): Promise<boolean> {
  const row = await tx.selectFrom('message').select('id').where('reply_token', '=', replyToken).executeTakeFirst()
  return row !== undefined
}

/** Our emails with one of these Message-IDs, reply tokens, or hashes of unsubscribe tokens; in all workspaces, or in one. */
export async function findMessagesBy(
  database: Database,
  { messageIds, tokens, optOuts }: { messageIds: readonly string[]; tokens: readonly string[]; optOuts: readonly string[] },
  workspaceId: string | null,
) {
  if (messageIds.length + tokens.length + optOuts.length === 0) return []
  return database.system
    .selectFrom('message')
    .select(['message_id', 'sent_as', 'reply_token', 'opt_out_hash', 'candidate_id', 'workspace_id'])
    .where((eb) =>
      eb.or([
        ...(messageIds.length > 0 ? [eb('message_id', 'in', messageIds), eb('sent_as', 'in', messageIds)] : []),
        ...(tokens.length > 0 ? [eb('reply_token', 'in', tokens)] : []),
        ...(optOuts.length > 0 ? [eb('opt_out_hash', 'in', optOuts)] : []),
      ]),
    )
    .$if(workspaceId !== null, (query) => query.where('workspace_id', '=', must(workspaceId)))
    .execute()
}

/** Candidates' emails with one of these Message-IDs; in all workspaces, or in one. */
export async function findReceivedBy(database: Database, messageIds: readonly string[], workspaceId: string | null) {
  if (messageIds.length === 0) return []
  return database.system
    .selectFrom('inbound_mail')
    .select(['message_id', 'candidate_id', 'workspace_id'])
    .where('message_id', 'in', messageIds)
    .where('candidate_id', 'is not', null)
    .$if(workspaceId !== null, (query) => query.where('workspace_id', '=', must(workspaceId)))
    .execute()
}

/** The workspaces that have written to an address; two are enough to know that it isn't the only one. */
export async function findWorkspacesWritingTo(database: Database, address: string): Promise<string[]> {
  const rows = await database.system
    .selectFrom('message')
    .select('workspace_id')
    .distinct()
    .where('to_email', '=', address)
    .where('kind', '<>', 'team')
    .limit(2)
    .execute()
  return rows.map((row) => row.workspace_id)
}

/** All emails of a candidate in the order of a conversation; of the sent ones, whether they are followed up soon. */
export async function readEmails(tx: Tx, candidateId: string) {
  const sent = await tx
    .selectFrom('message')
    .selectAll()
    .select(isFollowedUpSoon.as('is_followed_up_soon'))
    .select([isSenderUnproven.as('is_sender_unproven'), mailboxStoppedAt.as('mailbox_stopped_at')])
    .where('candidate_id', '=', candidateId)
    .orderBy('created_at')
    .execute()
  const received = await tx
    .selectFrom('inbound_mail')
    .selectAll()
    .where('candidate_id', '=', candidateId)
    .where('kind', '<>', 'own')
    // servers report arrival in whole seconds; within a second, keep the read order
    .orderBy('received_at')
    .orderBy('created_at')
    .execute()
  return { sent, received }
}

/** The emails that a candidate may have received, newest first. */
export function listSentEmails(tx: Tx, candidateId: string) {
  return tx
    .selectFrom('message')
    .select(['id', 'to_email', 'cc', 'message_id', 'sent_as'])
    .where('candidate_id', '=', candidateId)
    .where('state', 'in', ['sent', 'committing', 'unknown'])
    .orderBy('committed_at', 'desc')
    .execute()
}

const maxSentTexts = 20

/** What was written to a candidate, newest first, with the footer that was sent below it. */
export async function listSentTexts(tx: Tx, candidateId: string): Promise<SentText[]> {
  const rows = await tx
    .selectFrom('message')
    .select(['subject', 'body_text', 'kind', 'postal_address', 'notice'])
    .where('candidate_id', '=', candidateId)
    .where('committed_at', 'is not', null)
    .orderBy('committed_at', 'desc')
    .limit(maxSentTexts)
    .execute()
  return rows.map(({ subject, body_text, kind, postal_address: postalAddress, notice }) => ({
    subject,
    text:
      kind === 'sequence'
        ? body_text + footerOf({ unsubscribe: '', yourData: '' }, { postalAddress, notice }, languageOfText(body_text)).text
        : body_text,
  }))
}

/** The addresses that emails to a candidate are for, whether they were sent or not. */
export async function listRecipients(tx: Tx, candidateId: string): Promise<string[]> {
  const rows = await tx.selectFrom('message').select('to_email').distinct().where('candidate_id', '=', candidateId).execute()
  return rows.map((row) => row.to_email)
}

/** Whether an email to the candidate is for this address. */
export async function isRecipient(tx: Tx, candidateId: string, address: string): Promise<boolean> {
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('to_email', '=', address)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether an email to the candidate has a copy for this address. */
export async function isCopied(tx: Tx, candidateId: string, address: string): Promise<boolean> {
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where(sql<boolean>`${address} = any(cc)`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the candidate has an email of a sequence that wasn't canceled. */
export async function hasSequenceEmail(tx: Tx, candidateId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('message')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'sequence')
    .where('state', '<>', 'cancelled')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Those of these candidates with a first email that wasn't canceled. */
export async function findPlannedCandidates(tx: Tx, candidateIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('message')
    .select('candidate_id')
    .where('candidate_id', '=', sql<string>`any(${candidateIds})`)
    .where('kind', '=', 'sequence')
    .where('step', '=', 0)
    .where('state', '<>', 'cancelled')
    .execute()
  return new Set(rows.flatMap((row) => row.candidate_id ?? []))
}

export function findMessage(tx: Tx, messageId: string) {
  return tx.selectFrom('message').selectAll().where('id', '=', messageId).executeTakeFirst()
}

/** An email, once it was sent. */
export async function findSentMessage(tx: Tx, messageId: string) {
  const row = await findMessage(tx, messageId)
  return row?.state === 'sent' ? row : undefined
}

/** The first email of a candidate's sequence. */
export function findFirstMessage(tx: Tx, candidateId: string) {
  return tx
    .selectFrom('message')
    .select(['id', 'message_id', 'sent_as', 'subject', 'template_name'])
    .where('candidate_id', '=', candidateId)
    .where('step', '=', 0)
    .executeTakeFirst()
}

/** The text of a candidate's latest email; '' without one. */
export async function findLastReplyText(tx: Tx, candidateId: string): Promise<string> {
  const last = await tx
    .selectFrom('inbound_mail')
    .select(['reply_text', 'body_text'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'person')
    .orderBy('received_at', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? last.reply_text.trim() || last.body_text : ''
}

/** Whether the candidate has replied apart from this email; automatic replies don't count. */
export async function hasOtherReply(tx: Tx, candidateId: string, exceptId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('inbound_mail')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('id', '<>', exceptId)
    .where('kind', '=', 'person')
    .where('label', '<>', 'out_of_office')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The thread of the next email to a candidate: the latest email in either direction and its chain of Message-IDs. */
export interface Thread {
  lastMessageId: string | null
  references: string[]
  /** With 'Re: '; null when nothing has been written yet. */
  subject: string | null
  /** The candidate's most recent sender address. */
  lastFrom: string | null
}

/** Mailboxes have whole seconds, so our own clock determines the order. */
export async function readThread(tx: Tx, candidateId: string): Promise<Thread> {
  const sent = await tx
    .selectFrom('message')
    .select(['subject', 'sent_at as at'])
    .select((eb) => eb.fn.coalesce('sent_as', 'message_id').as('message_id'))
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'sent')
    .orderBy('sent_at')
    .execute()
  const received = await tx
    .selectFrom('inbound_mail')
    .select(['message_id', 'subject', 'created_at as at', 'from_email', 'label', 'matched_by', 'confident', 'mailbox'])
    .where('candidate_id', '=', candidateId)
    .where('kind', '=', 'person')
    .orderBy('created_at')
    .execute()
  const all = [...sent, ...received].filter((mail) => mail.at !== null).toSorted((a, b) => must(a.at).getTime() - must(b.at).getTime())
  const ids = all.flatMap((mail) => mail.message_id ?? [])
  const plain = (all[0]?.subject ?? '').replace(/^(re|aw|sv|fwd?):\s*/i, '')
  return {
    lastMessageId: ids.at(-1) ?? null,
    references: ids.slice(-20),
    subject: plain ? `Re: ${plain}` : null,
    lastFrom:
      received.findLast((mail) => !isFromColleague(mail) && !(mail.confident === false && isOwnMailbox(mail.mailbox)))?.from_email ?? null,
  }
}

/** A copied colleague who replied to all: such email is stored in the thread and isn't treated as anyone's reply. */
export function isFromColleague(mail: { label: string | null; matched_by: string | null }): boolean {
  return mail.label === null && mail.matched_by !== 'hand'
}
