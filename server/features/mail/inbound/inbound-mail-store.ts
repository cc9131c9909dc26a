// The only writer of received email.
import { sql } from 'kysely'
import type { ReplyClassification, ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { Database, Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { ReceivedMail, Track } from './inbound-mail.ts'

interface Matched {
  projectId: string
  candidateId: string
  by: Track['by']
  classification: ReplyClassification | null
  /** Whether the classification is acted on automatically. */
  confident: boolean
}

/**
 * Stores an inbox email once; null when it was stored before, by another reader or run. `matched` is null while it belongs to
 * no candidate.
 */
export async function insertReceived(
  tx: Tx,
  received: ReceivedMail,
  workspaceId: string | null,
  matched: Matched | null,
): Promise<string | null> {
  if (matched && received.mail.messageId !== null) {
    // the same email in another mailbox, for example a copied colleague's; the candidate's lock serializes the readers
    const existing = await tx
      .selectFrom('inbound_mail')
      .select('id')
      .where('message_id', '=', received.mail.messageId)
      .where('candidate_id', '=', matched.candidateId)
      .executeTakeFirst()
    if (existing) return null
  }
  const row = await tx
    .insertInto('inbound_mail')
    .values({ ...columnsOf(received), id: newId(), workspace_id: workspaceId, ...(matched ? matchColumns(matched) : {}) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

interface ByHand {
  id: string
  workspaceId: string
  projectId: string
  candidateId: string
  /** Identifies the source instead of a mailbox, so that the same message is stored once. */
  source: string
  fromName?: string | null
  fromEmail: string | null
  subject: string
  text: string
  receivedAt: Date
  /** The certain label. */
  label?: ReplyLabel
}

/** Stores a message that arrived some other way than through the inbox. */
export async function insertByHand(tx: Tx, row: ByHand): Promise<void> {
  const read = row.label ? { label: row.label, confidence: 1, confident: true } : {}
  await tx
    .insertInto('inbound_mail')
    .values({
      id: row.id,
      workspace_id: row.workspaceId,
      project_id: row.projectId,
      candidate_id: row.candidateId,
      mailbox: row.source,
      uid_validity: '0',
      uid: 0,
      ...(row.fromName === undefined ? {} : { from_name: row.fromName }),
      from_email: row.fromEmail,
      subject: row.subject,
      reply_text: row.text,
      body_text: row.text,
      kind: 'person',
      matched_by: 'hand',
      ...read,
      received_at: row.receivedAt,
    })
    .execute()
}

/** Whether an email was stored before: by its number in the mailbox, its Message-ID, or its content. */
export async function isStored(database: Database, { mailbox, uidValidity, uid, mail }: ReceivedMail): Promise<boolean> {
  const row = await database.system
    .selectFrom('inbound_mail')
    .select('id')
    .where('mailbox', '=', mailbox)
    .where((eb) =>
      eb.or([
        eb.and([eb('uid_validity', '=', uidValidity), eb('uid', '=', uid)]),
        ...(mail.messageId ? [eb('message_id', '=', mail.messageId)] : []),
        ...(mail.contentHash ? [eb('content_hash', '=', mail.contentHash)] : []),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/** The candidate an email belongs to; null for an unknown or unmatched email. */
export async function findCandidateOfReceived(tx: Tx, id: string): Promise<string | null> {
  const row = await tx.selectFrom('inbound_mail').select('candidate_id').where('id', '=', id).executeTakeFirst()
  return row?.candidate_id ?? null
}

/** The calendar message in an email; null without one. */
export async function findInvitation(tx: Tx, id: string) {
  const row = await tx.selectFrom('inbound_mail').select('invitation').where('id', '=', id).executeTakeFirst()
  return row?.invitation ?? null
}

/** Locks an email that is known to exist. */
export function lockReceived(tx: Tx, id: string) {
  return tx.selectFrom('inbound_mail').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
}

const selectUnmatched = (tx: Tx) =>
  tx.selectFrom('inbound_mail').selectAll().where('candidate_id', 'is', null).where('dismissed_at', 'is', null).where('kind', '<>', 'own')

/** Emails that belong to no candidate and weren't set aside, newest first. */
export function listUnmatchedMail(tx: Tx, limit: number) {
  return selectUnmatched(tx).orderBy('received_at', 'desc').limit(limit).execute()
}

/** Locks an email while it belongs to no candidate. */
export function lockUnmatchedMail(tx: Tx, id: string) {
  return selectUnmatched(tx).where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
}

/** Assigns an unmatched email to a candidate. */
export async function saveMatch(tx: Tx, id: string, matched: Matched): Promise<void> {
  await tx.updateTable('inbound_mail').set(matchColumns(matched)).where('id', '=', id).execute()
}

/** The candidate's previous and current stage, so that a correction can restore it. */
export async function saveStages(tx: Tx, id: string, before: Stage, after: Stage): Promise<void> {
  await tx.updateTable('inbound_mail').set({ stage_before: before, stage_after: after }).where('id', '=', id).execute()
}

/** A user's correction to `label`; the original classification is stored next to it. */
export async function saveCorrection(
  tx: Tx,
  id: string,
  correction: { label: ReplyLabel; before: string | null; userId: string; at: Date },
): Promise<void> {
  await tx
    .updateTable('inbound_mail')
    .set({
      label: correction.label,
      confidence: 1,
      confident: true,
      read_as: sql<string>`coalesce(read_as, ${correction.before})`,
      read_confidence: sql<number>`case when read_as is null then confidence else read_confidence end`,
      read_confident: sql<boolean>`case when read_as is null then confident else read_confident end`,
      corrected_by: correction.userId,
      corrected_at: correction.at,
    })
    .where('id', '=', id)
    .execute()
}

/** Restores the classification as it was read. */
export async function withdrawCorrection(tx: Tx, id: string, label: ReplyLabel): Promise<void> {
  await tx
    .updateTable('inbound_mail')
    .set(({ ref }) => ({
      label,
      confidence: ref('read_confidence'),
      confident: ref('read_confident'),
      read_as: null,
      read_confidence: null,
      read_confident: null,
      corrected_by: null,
      corrected_at: null,
    }))
    .where('id', '=', id)
    .execute()
}

/** Sets an unmatched email aside; false when there is no such email. */
export async function dismiss(tx: Tx, id: string, dismissedAt: Date): Promise<boolean> {
  const row = await tx
    .updateTable('inbound_mail')
    .set({ dismissed_at: dismissedAt })
    .where('id', '=', id)
    .where('candidate_id', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

type Db = Pick<Tx, 'updateTable'>

/** Assigns an email without a workspace to one; false when it has one, or was set aside. */
export async function assignToWorkspace(tx: Db, id: string, workspaceId: string): Promise<boolean> {
  const row = await tx
    .updateTable('inbound_mail')
    .set({ workspace_id: workspaceId })
    .where('id', '=', id)
    .where('workspace_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Erases the content; keeps the numbers that identify the email, so that it isn't read again. */
export async function eraseReceived(db: Db, id: string, erasedAt: Date): Promise<boolean> {
  const row = await db
    .updateTable('inbound_mail')
    .set({
      dismissed_at: erasedAt,
      subject: '',
      reply_text: '',
      body_text: '',
      html: null,
      from_name: null,
      from_email: null,
      to_email: null,
    })
    .where('id', '=', id)
    .where('workspace_id', 'is', null)
    .where('dismissed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

function matchColumns({ projectId, candidateId, by, classification, confident }: Matched) {
  return {
    project_id: projectId,
    candidate_id: candidateId,
    matched_by: by,
    label: classification?.label ?? null,
    confidence: classification?.confidence ?? null,
    confident: classification ? confident : null,
    reasons: classification?.notInterestedReasons ?? [],
    because: classification?.quote ?? null,
  }
}

/** The columns of every received email, matched or not. */
function columnsOf({ mail, mailbox, uidValidity, uid, internalDate, senderCheck }: ReceivedMail) {
  return {
    mailbox,
    uid_validity: uidValidity,
    uid,
    message_id: mail.messageId,
    content_hash: mail.contentHash,
    sender_check: senderCheck,
    in_reply_to: mail.inReplyTo,
    from_name: mail.from?.name ?? null,
    from_email: mail.from?.address.toLowerCase() ?? null,
    to_email: mail.to[0]?.address ?? null,
    subject: mail.subject,
    reply_text: mail.replyText,
    body_text: mail.text,
    html: mail.html,
    kind: mail.kind,
    bounce_cause: mail.bounce?.failure ?? null,
    is_demo: mail.isDemo,
    invitation: mail.invitation ? JSON.stringify(mail.invitation) : null,
    // the server's clock, never the sender's: a wrong date must not reorder a thread
    received_at: internalDate,
  }
}
