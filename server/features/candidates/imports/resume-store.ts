// The only writer and reader of resume files.
import { Refusal } from '@fairlead/domain/refusal'
import { resumeKind, resumeMaximumBytes } from '@fairlead/domain/candidate/resume-file'
import { must } from '@fairlead/domain/shared/records'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { saveCandidate } from '../records/candidate-store.ts'
import { text as texts } from '../texts/texts.ts'

/** A file to store; `note` says what of it could not be read. */
export interface NewResume {
  name: string
  bytes: Uint8Array
  note: string
}

export interface ResumeFile {
  fileName: string
  contentType: string
  bytes: Uint8Array
}

/**
 * Stores a file for a locked candidate and returns its key. The newest one is the candidate's résumé, unless it is `attached`
 * to one of their emails.
 */
export async function saveResume(
  tx: Tx,
  ctx: WorkspaceContext,
  candidate: { id: string; personId: string },
  file: NewResume,
  kind: 'resume' | 'attached' = 'resume',
): Promise<string> {
  const id = await insertResume(tx, ctx, candidate.personId, file)
  if (kind === 'resume') await saveCandidate(tx, candidate.id, { resumeId: id })
  return id
}

/** Stores a file with a person of the talent pool; the same file is stored once. */
export async function savePersonResume(tx: Tx, ctx: WorkspaceContext, personId: string, file: NewResume): Promise<void> {
  const existing = await tx
    .selectFrom('resume')
    .select('id')
    .where('person_id', '=', personId)
    .where('bytes', '=', Buffer.from(file.bytes))
    .limit(1)
    .executeTakeFirst()
  if (!existing) await insertResume(tx, ctx, personId, file)
}

async function insertResume(tx: Tx, ctx: WorkspaceContext, personId: string, file: NewResume): Promise<string> {
  if (file.bytes.length > resumeMaximumBytes) throw new Refusal('too_large', texts.resumeTooLarge)
  const kind = resumeKind(file.bytes)
  if (!kind) throw new Refusal('unsupported_file', texts.resumeFormat)
  const id = newId()
  const base = must(file.name.split(/[\\/]/).at(-1))
    .replace(/\.[^.]{1,10}$/, '')
    .trim()
    .slice(0, 100)
  await tx
    .insertInto('resume')
    .values({
      id,
      workspace_id: ctx.workspaceId,
      person_id: personId,
      file_name: `${base || 'resume'}.${kind.extension}`,
      content_type: kind.contentType,
      bytes: Buffer.from(file.bytes),
      note: file.note.slice(0, 500),
      uploaded_by: ctx.userId,
      created_at: ctx.now(),
    })
    .execute()
  return id
}

export async function findResume(tx: Tx, id: string): Promise<ResumeFile | null> {
  const row = await tx.selectFrom('resume').select(['file_name', 'content_type', 'bytes']).where('id', '=', id).executeTakeFirst()
  return row ? { fileName: row.file_name, contentType: row.content_type, bytes: row.bytes } : null
}

/** The candidate whose résumé or email attachment it is. */
export async function findCandidateOfResume(tx: Tx, resumeKey: string): Promise<{ id: string } | null> {
  const row =
    (await tx.selectFrom('candidate').select('id').where('resume_id', '=', resumeKey).executeTakeFirst()) ??
    (await tx.selectFrom('mail_resume').select('candidate_id as id').where('resume_id', '=', resumeKey).executeTakeFirst())
  return row ?? null
}

/** A résumé, if it belongs to one of these rows of a person. */
export async function findResumeOf(tx: Tx, personIds: readonly string[], id: string): Promise<ResumeFile | null> {
  const row = await tx.selectFrom('resume').select('id').where('id', '=', id).where('person_id', 'in', personIds).executeTakeFirst()
  return row ? findResume(tx, row.id) : null
}

/** The newest résumés of these rows of a person. */
export async function listResumes(
  tx: Tx,
  personIds: readonly string[],
): Promise<{ id: string; fileName: string; at: Date; note: string }[]> {
  const rows = await tx
    .selectFrom('resume')
    .select(['id', 'file_name', 'created_at', 'note'])
    .where('person_id', 'in', personIds)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute()
  return rows.map((row) => ({ id: row.id, fileName: row.file_name, at: row.created_at, note: row.note }))
}
