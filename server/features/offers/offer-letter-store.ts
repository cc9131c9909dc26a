// The only writer of offer letters. Callers hold the candidate's lock, so that one of several changes at once wins.
import type { OutgoingFile } from '@fairlead/domain/ports/mail'
import type { OfferTerms } from '@fairlead/domain/candidate/offer'
import { isSameTerms, type LetterState, type OfferSignature } from '@fairlead/domain/candidate/offer-letter'
import type { Language } from '@fairlead/domain/shared/language'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

export interface StoredLetter {
  id: string
  state: LetterState
  version: number
  body: string
  terms: OfferTerms | null
  answerBy: string
  language: Language
  fileId: string | null
  fileSha256: Buffer | null
  signedFileId: string | null
  signature: OfferSignature | null
  declineReason: string | null
  savedBy: string | null
  sentAt: Date | null
  endedAt: Date | null
}

/** The candidate's newest letter, or the newest one that was sent. */
export async function findLetter(tx: Tx, candidateId: string, only: 'any' | 'sent' = 'any'): Promise<StoredLetter | null> {
  let query = tx.selectFrom('offer_letter').selectAll().where('candidate_id', '=', candidateId).orderBy('created_at', 'desc').orderBy('id')
  if (only === 'sent') query = query.where('sent_at', 'is not', null)
  const row = await query.limit(1).executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    state: row.state,
    version: row.version,
    body: row.body,
    terms: row.terms,
    answerBy: row.answer_by,
    language: row.language,
    fileId: row.file_id,
    fileSha256: row.file_sha256,
    signedFileId: row.signed_file_id,
    signature: row.signature,
    declineReason: row.decline_reason,
    savedBy: row.saved_by,
    sentAt: row.sent_at,
    endedAt: row.ended_at,
  }
}

export interface LetterDraft {
  body: string
  answerBy: string
  terms: OfferTerms | null
  language: Language
}

/** Saves the draft; the version grows when anything in it changed. */
export async function saveDraft(
  tx: Tx,
  ctx: WorkspaceContext,
  { candidateId, before, draft }: { candidateId: string; before: StoredLetter | null; draft: LetterDraft },
): Promise<{ id: string; version: number }> {
  const columns = {
    body: draft.body,
    answer_by: draft.answerBy,
    terms: draft.terms && JSON.stringify(draft.terms),
    language: draft.language,
    saved_by: ctx.userId,
  }
  if (before?.state !== 'draft') {
    const id = newId()
    await tx
      .insertInto('offer_letter')
      .values({ ...columns, id, workspace_id: ctx.workspaceId, candidate_id: candidateId, created_at: ctx.now() })
      .execute()
    return { id, version: 1 }
  }
  const isSame = before.body === draft.body && before.answerBy === draft.answerBy && isSameTerms(before.terms, draft.terms)
  const version = before.version + (isSame ? 0 : 1)
  if (!isSame)
    await tx
      .updateTable('offer_letter')
      .set({ ...columns, version })
      .where('id', '=', before.id)
      .execute()
  return { id: before.id, version }
}

interface LetterEnd {
  state: Exclude<LetterState, 'draft'>
  file?: { id: string; sha256: Buffer }
  signedFileId?: string | null
  signature?: OfferSignature
  declineReason?: string
}

/** Moves a letter on from the state it was read in; false when it is no longer in that state. */
export async function settleLetter(tx: Tx, ctx: WorkspaceContext, letter: StoredLetter, to: LetterEnd): Promise<boolean> {
  const row = await tx
    .updateTable('offer_letter')
    .set({
      state: to.state,
      ...(to.state === 'sent' ? { sent_at: ctx.now() } : { ended_at: ctx.now() }),
      ...(to.file && { file_id: to.file.id, file_sha256: to.file.sha256 }),
      ...(to.signedFileId && { signed_file_id: to.signedFileId }),
      ...(to.signature && { signature: JSON.stringify(to.signature) }),
      ...(to.declineReason === undefined ? {} : { decline_reason: to.declineReason }),
    })
    .where('id', '=', letter.id)
    .where('state', '=', letter.state)
    .where('version', '=', letter.version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A letter's file; null when it is gone. */
export async function readFile(tx: Tx, id: string): Promise<OutgoingFile | null> {
  const row = await tx.selectFrom('attachment').select(['file_name', 'content_type', 'bytes']).where('id', '=', id).executeTakeFirst()
  return row ? { name: row.file_name, contentType: row.content_type, bytes: row.bytes } : null
}
