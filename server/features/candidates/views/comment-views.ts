// Comments on candidates as screens show them, in the order they were written.
import { personNameAsText } from '@fairlead/domain/account/names'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

export interface CommentView {
  id: string
  candidateId: string
  userId: string
  userName: string
  userPicture: string | null
  body: string
  assigneeEmail: string | null
  mentions: { userId: string; name: string }[]
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
  const mentions = await readMentions(tx, candidateIds)
  return rows.map((row) => ({
    id: row.id,
    candidateId: row.candidate_id,
    userId: row.user_id,
    userName: `${row.first_name} ${row.last_name}`.trim(),
    userPicture: row.profile_picture,
    body: row.body,
    assigneeEmail: row.assignee_email,
    mentions: mentions.get(row.id) ?? [],
    resolvedAt: row.resolved_at,
    at: row.created_at,
    changedAt: row.updated_at,
  }))
}

async function readMentions(tx: Tx, candidateIds: readonly string[]): Promise<Map<string, CommentView['mentions']>> {
  const rows = await tx
    .selectFrom('comment_mention')
    .innerJoin('comment', 'comment.id', 'comment_mention.comment_id')
    .innerJoin('users', 'users.id', 'comment_mention.user_id')
    .select(['comment_id', 'comment_mention.user_id', 'users.first_name', 'users.last_name'])
    .where('comment.candidate_id', '=', sql<string>`any(${candidateIds})`)
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute()
  const mentions = new Map<string, CommentView['mentions']>()
  for (const row of rows)
    mentions.set(row.comment_id, [
      ...(mentions.get(row.comment_id) ?? []),
      { userId: row.user_id, name: personNameAsText(row.first_name, row.last_name) },
    ])
  return mentions
}

/** Who wrote a comment, and who it is assigned to. */
export function findCommentPeople(tx: Tx, commentId: string) {
  return tx
    .selectFrom('comment')
    .innerJoin('users as author', 'author.id', 'comment.user_id')
    .leftJoin('users as assignee', 'assignee.email', 'comment.assignee_email')
    .select(['assignee.id as assignee_id', 'author.first_name', 'author.last_name', 'comment.user_id'])
    .where('comment.id', '=', commentId)
    .executeTakeFirst()
}

/** The IDs of the users a comment mentions. */
export async function listMentioned(tx: Tx, commentId: string): Promise<string[]> {
  const rows = await tx.selectFrom('comment_mention').select('user_id').where('comment_id', '=', commentId).orderBy('user_id').execute()
  return rows.map((row) => row.user_id)
}
