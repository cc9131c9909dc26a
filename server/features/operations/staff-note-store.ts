// The only reader and writer of staff notes, which customers never see.
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/schema.ts'

export interface StaffNote {
  id: string
  projectId: string
  userId: string
  author: string
  body: string
  createdAt: Date
  editedAt: Date | null
}

/** Newest first. */
export async function listNotes(db: Kysely<DB>, projectId: string): Promise<StaffNote[]> {
  const rows = await db
    .selectFrom('staff_note')
    .selectAll()
    .where('project_id', '=', projectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    projectId: row.project_id,
    userId: row.user_id,
    author: row.author,
    body: row.body,
    createdAt: row.created_at,
    editedAt: row.edited_at,
  }))
}

export async function insertNote(
  tx: Kysely<DB>,
  note: { id: string; workspaceId: string; projectId: string; userId: string; author: string; body: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('staff_note')
    .values({
      id: note.id,
      workspace_id: note.workspaceId,
      project_id: note.projectId,
      user_id: note.userId,
      author: note.author,
      body: note.body,
      created_at: note.at,
    })
    .execute()
}

/** The user's own note on a project, locked; null without one. */
export async function lockOwnNote(tx: Kysely<DB>, id: string, projectId: string, userId: string): Promise<{ body: string } | null> {
  const row = await tx
    .selectFrom('staff_note')
    .select('body')
    .where('id', '=', id)
    .where('project_id', '=', projectId)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function saveNote(tx: Kysely<DB>, id: string, body: string, editedAt: Date): Promise<void> {
  await tx.updateTable('staff_note').set({ body, edited_at: editedAt }).where('id', '=', id).execute()
}

export async function deleteNote(tx: Kysely<DB>, id: string): Promise<void> {
  await tx.deleteFrom('staff_note').where('id', '=', id).execute()
}
