// The only writer of notes about people; everyone in the workspace reads them, their authors and admins delete them.
import { validateNote } from '@fairlead/domain/candidate/tags'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { isWorkspaceAdmin } from '../accounts/users/workspace-rights.ts'
import { ensureOwnPerson } from './access-person.ts'
import { text } from './texts/texts.ts'

export interface NoteView {
  id: string
  body: string
  by: string | null
  at: Date
  mayDelete: boolean
}

export interface WriteNote {
  personId: string
  /** A client-generated id, so that a repeated request stores the note once. */
  noteId: string
  body: string
}

export function writeNote(ctx: ActorContext, vocabulary: Vocabulary, input: WriteNote): Promise<string> {
  return ctx.transaction(async (tx) => {
    const problem = validateNote(input.body)
    if (problem) throw new Refusal('invalid_input', problem, { body: problem })
    const person = await ensureOwnPerson(tx, ctx, vocabulary, input.personId)
    await tx
      .insertInto('person_note')
      .values({
        id: input.noteId,
        workspace_id: ctx.workspaceId,
        person_id: person.id,
        user_id: ctx.userId,
        body: input.body.trim(),
        created_at: ctx.now(),
      })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
    return person.id
  })
}

/** Deleting a note again changes nothing. */
export function deleteNote(ctx: ActorContext, id: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    const note = await tx.selectFrom('person_note').select('user_id').where('id', '=', id).executeTakeFirst()
    if (!note) return
    if (note.user_id !== ctx.userId && !(await isWorkspaceAdmin(tx, ctx.actor))) throw new Refusal('not_permitted', text.authorOrAdminOnly)
    await tx.deleteFrom('person_note').where('id', '=', id).execute()
  })
}

export async function readNotes(tx: Tx, ctx: ActorContext, personId: string): Promise<NoteView[]> {
  const rows = await tx
    .selectFrom('person_note')
    .leftJoin('users', 'users.id', 'person_note.user_id')
    .select(['person_note.id', 'person_note.body', 'person_note.user_id', 'person_note.created_at', 'users.first_name', 'users.last_name'])
    .where('person_id', '=', personId)
    .orderBy('person_note.created_at', 'desc')
    .orderBy('person_note.id')
    .limit(500)
    .execute()
  const isAdmin = await isWorkspaceAdmin(tx, ctx.actor)
  return rows.map((row) => ({
    id: row.id,
    body: row.body,
    by: `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim() || null,
    at: row.created_at,
    mayDelete: isAdmin || row.user_id === ctx.userId,
  }))
}
