// Comments on candidates as screens show them, in the order they were written.
import { sql } from 'kysely'
import type { Tx } from '../../platform/database.ts'

export interface CommentView {
  id: string
  candidateId: string
  userId: string
  userName: string
  userPicture: string | null
  body: string
  assigneeEmail: string | null
  resolvedAt: Date | null
  at: Date
  changedAt: Date
}

export async function readComments(tx: Tx, candidateIds: readonly string[]): Promise<CommentView[]> {
  if (candidateIds.length === 0) return []
  const rows = await tx
    .selectFrom('comment')
    .innerJoin('users', 'users.id', 'comment.user_id')
    .selectAll('comment')
    .select(['users.first_name', 'users.last_name', 'users.profile_picture'])
    .where('comment.candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('comment.created_at')
    .orderBy('comment.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    candidateId: row.candidate_id,
    userId: row.user_id,
    userName: `${row.first_name} ${row.last_name}`.trim(),
    userPicture: row.profile_picture,
    body: row.body,
    assigneeEmail: row.assignee_email,
    resolvedAt: row.resolved_at,
    at: row.created_at,
    changedAt: row.updated_at,
  }))
}
