// The only writer of attached files, and of which email names which.
import { createHash } from 'node:crypto'
import type { AttachedFile, ReadAttachment } from '@fairlead/domain/outreach/attachment'
import type { OutgoingFile } from '@fairlead/domain/ports/mail'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'

/** Where a file may be used: in emails of a project, of one candidate only unless that is null. */
export interface FilePlace {
  projectId: string
  candidateId: string | null
}

export interface StoredFile extends AttachedFile {
  contentType: string
  sha256: Buffer
}

/** By an email or an offer letter. An email that was canceled needs its files no longer, nor do the follow-ups after a first email or follow-up that was. */
export const isNamed = sql<boolean>`(exists (select 1 from message_attachment as named join message on message.id = named.message_id
    where named.attachment_id = attachment.id and message.state <> 'cancelled')
  or exists (select 1 from follow_up_attachment as planned join message as first on first.id = planned.message_id
    where planned.attachment_id = attachment.id and not exists (select 1 from message
      where message.candidate_id = first.candidate_id and message.kind = 'sequence' and message.state = 'cancelled'))
  or exists (select 1 from offer_letter as letter where letter.file_id = attachment.id or letter.signed_file_id = attachment.id))`

const hashOf = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest()

export async function saveAttachment(
  tx: Tx,
  ctx: WorkspaceContext,
  { projectId, candidateId }: FilePlace,
  { name, contentType, bytes }: ReadAttachment & { bytes: Uint8Array },
): Promise<AttachedFile> {
  const id = newId()
  await tx
    .insertInto('attachment')
    .values({
      id,
      workspace_id: ctx.workspaceId,
      project_id: projectId,
      candidate_id: candidateId,
      user_id: ctx.userId,
      file_name: name,
      content_type: contentType,
      size: bytes.length,
      sha256: hashOf(bytes),
      bytes: Buffer.from(bytes),
      created_at: ctx.now(),
    })
    .execute()
  return { id, name, bytes: bytes.length }
}

/** How many files of the user no email names. */
export async function countUnsentFiles(tx: Tx, ctx: WorkspaceContext): Promise<number> {
  const { count } = await tx
    .selectFrom('attachment')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', ctx.userId)
    .where((eb) => eb.not(isNamed))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Those of the user's own uploads that may be used here, in the order of the ids. */
export async function findFiles(tx: Tx, ctx: WorkspaceContext, place: FilePlace, ids: readonly string[]): Promise<StoredFile[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('attachment')
    .select(['id', 'file_name', 'content_type', 'size', 'sha256'])
    .where('id', 'in', [...ids])
    .where('project_id', '=', place.projectId)
    .where('user_id', '=', ctx.userId)
    .where((eb) => eb.or([eb('candidate_id', 'is', null), eb('candidate_id', '=', place.candidateId)]))
    .execute()
  return [...new Set(ids)].flatMap((id) => {
    const row = rows.find((entry) => entry.id === id)
    return row ? [{ id, name: row.file_name, bytes: row.size, contentType: row.content_type, sha256: row.sha256 }] : []
  })
}

export interface FollowUpFiles {
  step: number
  files: readonly StoredFile[]
}

/** The email has these files and no others; so have the follow-ups that a first email starts, unless `followUps` is null. */
export async function attachFiles(
  tx: Tx,
  ctx: WorkspaceContext,
  messageId: string,
  files: readonly StoredFile[] = [],
  followUps: readonly FollowUpFiles[] | null = [],
): Promise<void> {
  await tx.deleteFrom('message_attachment').where('message_id', '=', messageId).execute()
  if (files.length > 0)
    await tx
      .insertInto('message_attachment')
      .values(rowsOf(ctx, messageId, files))
      .execute()
  if (!followUps) return
  await tx.deleteFrom('follow_up_attachment').where('message_id', '=', messageId).execute()
  const planned = followUps.flatMap(({ step, files: chosen }) => rowsOf(ctx, messageId, chosen).map((row) => ({ ...row, step })))
  if (planned.length > 0) await tx.insertInto('follow_up_attachment').values(planned).execute()
}

const rowsOf = (ctx: WorkspaceContext, messageId: string, files: readonly StoredFile[]) =>
  files.map(({ id, name, contentType, bytes, sha256 }, index) => ({
    message_id: messageId,
    number: index + 1,
    workspace_id: ctx.workspaceId,
    attachment_id: id,
    file_name: name,
    content_type: contentType,
    size: bytes,
    sha256,
  }))

/** The follow-up names the files that were chosen for it, also those that are gone: it isn't sent without them. Safe to repeat. */
export async function attachPlannedFiles(tx: Tx, firstId: string, step: number, messageId: string): Promise<void> {
  const columns = ['number', 'workspace_id', 'attachment_id', 'file_name', 'content_type', 'size', 'sha256'] as const
  await tx
    .insertInto('message_attachment')
    .columns(['message_id', ...columns])
    .expression((eb) =>
      eb
        .selectFrom('follow_up_attachment')
        .select((planned) => [planned.val(messageId).as('message_id'), ...columns])
        .where('message_id', '=', firstId)
        .where('step', '=', step),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** No follow-up after `step` will be written, unless one was already. */
export async function releasePlannedFiles(tx: Tx, firstId: string, step: number): Promise<void> {
  await tx
    .deleteFrom('follow_up_attachment')
    .where('message_id', '=', firstId)
    .where('step', '>', step)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('message')
            .innerJoin('message as first', 'first.candidate_id', 'message.candidate_id')
            .select('message.id')
            .where('first.id', '=', firstId)
            .where('message.step', '>', step),
        ),
      ),
    )
    .execute()
}

/** A follow-up of a candidate's first email. */
export interface PlannedFollowUp {
  firstId: string
  step: number
  /** null while it isn't written. */
  messageId: string | null
}

export interface FileOfEmail {
  number: number
  name: string
  bytes: number
  /** null for a file that is gone. */
  attachmentId: string | null
}

/** The files of one follow-up, written or not. */
export async function filesOfFollowUp(tx: Tx, { firstId, step, messageId }: PlannedFollowUp): Promise<FileOfEmail[]> {
  const columns = ['number', 'file_name', 'size', 'attachment_id'] as const
  const planned = tx.selectFrom('follow_up_attachment').select(columns).where('message_id', '=', firstId).where('step', '=', step)
  const rows =
    messageId === null
      ? await planned.orderBy('number').execute()
      : await tx.selectFrom('message_attachment').select(columns).where('message_id', '=', messageId).orderBy('number').execute()
  return rows.map((row) => ({ number: row.number, name: row.file_name, bytes: row.size, attachmentId: row.attachment_id }))
}

/** Adds a file after the others. A written follow-up names it in both tables, because one that was canceled may be written again. */
export async function addToFollowUp(
  tx: Tx,
  ctx: WorkspaceContext,
  { firstId, step, messageId }: PlannedFollowUp,
  file: StoredFile,
): Promise<void> {
  const { rows } = await sql<{ last: number | null }>`select greatest(
    (select max(number) from follow_up_attachment where message_id = ${firstId} and step = ${step}),
    (select max(number) from message_attachment where message_id = ${messageId})) as last`.execute(tx)
  const number = (rows[0]?.last ?? 0) + 1
  const planned = rowsOf(ctx, firstId, [file]).map((row) => ({ ...row, step, number }))
  await tx.insertInto('follow_up_attachment').values(planned).execute()
  if (messageId === null) return
  const written = rowsOf(ctx, messageId, [file]).map((row) => ({ ...row, number }))
  await tx.insertInto('message_attachment').values(written).execute()
}

/** Removes the file at this place, unless it is another one by now. */
export async function removeFromFollowUp(
  tx: Tx,
  { firstId, step, messageId }: PlannedFollowUp,
  { number, attachmentId }: Pick<FileOfEmail, 'number' | 'attachmentId'>,
): Promise<void> {
  await tx
    .deleteFrom('follow_up_attachment')
    .where('message_id', '=', firstId)
    .where('step', '=', step)
    .where('number', '=', number)
    .where('attachment_id', 'is not distinct from', attachmentId)
    .execute()
  if (messageId !== null)
    await tx
      .deleteFrom('message_attachment')
      .where('message_id', '=', messageId)
      .where('number', '=', number)
      .where('attachment_id', 'is not distinct from', attachmentId)
      .execute()
}

/** Those of the messages that have files. */
export async function findMessagesWithFiles(tx: Tx, messageIds: readonly string[]): Promise<Set<string>> {
  if (messageIds.length === 0) return new Set()
  const rows = await tx
    .selectFrom('message_attachment')
    .select('message_id')
    .distinct()
    .where('message_id', '=', sql<string>`any(${messageIds})`)
    .execute()
  return new Set(rows.map((row) => row.message_id))
}

/** The files of an email byte by byte; null when one of them is gone or another one than was attached. */
export async function readFiles(tx: Tx, messageId: string): Promise<OutgoingFile[] | null> {
  const rows = await tx
    .selectFrom('message_attachment')
    .leftJoin('attachment', 'attachment.id', 'message_attachment.attachment_id')
    .select(['message_attachment.file_name', 'message_attachment.content_type', 'message_attachment.sha256', 'attachment.bytes'])
    .where('message_attachment.message_id', '=', messageId)
    .orderBy('message_attachment.number')
    .execute()
  const files: OutgoingFile[] = []
  for (const { file_name: name, content_type: contentType, sha256, bytes } of rows) {
    if (!bytes || !hashOf(bytes).equals(sha256)) return null
    files.push({ name, contentType, bytes })
  }
  return files
}

export interface NamedFile extends FileOfEmail {
  messageId: string
}

/** The files of a candidate's emails, without their content. */
export async function filesOfCandidate(tx: Tx, candidateId: string): Promise<NamedFile[]> {
  const rows = await tx
    .selectFrom('message_attachment')
    .innerJoin('message', 'message.id', 'message_attachment.message_id')
    .select(['message_attachment.message_id', 'number', 'file_name', 'size', 'attachment_id'])
    .where('message.candidate_id', '=', candidateId)
    .orderBy('message_attachment.message_id')
    .orderBy('number')
    .execute()
  return rows.map((row) => ({
    messageId: row.message_id,
    number: row.number,
    name: row.file_name,
    bytes: row.size,
    attachmentId: row.attachment_id,
  }))
}

/** One file of an email; null when it is gone. */
export async function findFileOf(tx: Tx, messageId: string, number: number): Promise<OutgoingFile | null> {
  const row = await tx
    .selectFrom('message_attachment')
    .innerJoin('attachment', 'attachment.id', 'message_attachment.attachment_id')
    .select(['message_attachment.file_name', 'message_attachment.content_type', 'attachment.bytes'])
    .where('message_attachment.message_id', '=', messageId)
    .where('message_attachment.number', '=', number)
    .executeTakeFirst()
  return row ? { name: row.file_name, contentType: row.content_type, bytes: row.bytes } : null
}

/** The user's own upload, unless an email names it. */
export async function deleteUnsentFile(tx: Tx, ctx: WorkspaceContext, id: string): Promise<void> {
  await tx
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('user_id', '=', ctx.userId)
    .where((eb) => eb.not(isNamed))
    .execute()
}
