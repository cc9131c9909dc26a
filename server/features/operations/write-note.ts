// Staff write, edit, and delete their own notes about a project; each change is recorded without the text.
import type { AuditKind } from '@fairlead/domain/account/audit-events'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'
import { recordAuditEvent } from '../accounts/security/audit-store.ts'
import type { OperationsContext } from './access-operations.ts'
import { loadAnyProject, type AnyProject } from './load-any-project.ts'
import { deleteNote, insertNote, lockOwnNote, saveNote } from './staff-note-store.ts'

/** Returns its ID. */
export async function writeNote(ctx: OperationsContext, projectId: string, text: string): Promise<string> {
  const body = checked(text)
  const { actor, now: time } = ctx
  const noteId = newId()
  await inProject(ctx, projectId, 'note_written', (tx, { id, workspaceId }) =>
    insertNote(tx, { id: noteId, workspaceId, projectId: id, userId: actor.userId, author: actor.email, body, at: time }),
  )
  return noteId
}

export function changeNote(ctx: OperationsContext, projectId: string, noteId: string, text: string): Promise<void> {
  const body = checked(text)
  return inProject(ctx, projectId, 'note_changed', async (tx) => {
    const before = await lockOwnNote(tx, noteId, projectId, ctx.actor.userId)
    if (!before) throw new Refusal('not_found')
    if (before.body === body) return false
    await saveNote(tx, noteId, body, ctx.now)
  })
}

/** Deleting a note again changes nothing. */
export function removeNote(ctx: OperationsContext, projectId: string, noteId: string): Promise<void> {
  return inProject(ctx, projectId, 'note_deleted', async (tx) => {
    if (!(await lockOwnNote(tx, noteId, projectId, ctx.actor.userId))) return false
    await deleteNote(tx, noteId)
  })
}

function checked(text: string): string {
  const body = text.trim()
  if (body === '') throw new Refusal('invalid_input', undefined, { body: messages.fieldRequired })
  return body
}

/** `work` returns false when nothing changed. */
async function inProject(
  { db, actor }: OperationsContext,
  projectId: string,
  action: AuditKind,
  work: (tx: Tx, project: AnyProject) => Promise<false | void>,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const project = await loadAnyProject(tx, projectId)
    if ((await work(tx, project)) === false) return
    await recordAuditEvent(tx, {
      kind: action,
      workspaceId: project.workspaceId,
      userId: actor.userId,
      actor: actor.email,
      projectId: project.id,
    })
  })
}
