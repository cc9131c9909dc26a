// The only writer of comments and of their mentions.
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { newId } from '../../platform/ids.ts'

export interface NewComment {
  projectId: string
  candidateId: string
  body: string
  assigneeEmail: string | null
}

export async function insertComment(tx: Tx, ctx: ActorContext, comment: NewComment): Promise<string> {
  const id = newId()
  await tx
    .insertInto('comment')
    .values({
      id,
      workspace_id: ctx.workspaceId,
      project_id: comment.projectId,
      candidate_id: comment.candidateId,
      user_id: ctx.userId,
      body: comment.body,
      assignee_email: comment.assigneeEmail,
      created_at: ctx.now(),
      updated_at: ctx.now(),
    })
    .execute()
  return id
}

export interface CommentChange {
  body?: string
  assigneeEmail?: string | null
  resolvedAt?: Date | null
}

export async function updateComment(tx: Tx, ctx: ActorContext, id: string, change: CommentChange): Promise<void> {
  await tx
    .updateTable('comment')
    .set({
      body: change.body,
      assignee_email: change.assigneeEmail,
      resolved_at: change.resolvedAt,
      updated_at: ctx.now(),
    })
    .where('id', '=', id)
    .execute()
}

/** Replaces the mentions of a comment. */
export async function saveMentions(tx: Tx, ctx: ActorContext, commentId: string, userIds: readonly string[]): Promise<void> {
  await tx
    .deleteFrom('comment_mention')
    .where('comment_id', '=', commentId)
    .$if(userIds.length > 0, (query) => query.where('user_id', 'not in', [...userIds]))
    .execute()
  if (userIds.length === 0) return
  await tx
    .insertInto('comment_mention')
    .values(userIds.map((user_id) => ({ comment_id: commentId, user_id, workspace_id: ctx.workspaceId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteComment(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('comment').where('id', '=', id).execute()
}
