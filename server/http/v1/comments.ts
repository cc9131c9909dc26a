import { deleteComment, postComment, putComment } from '@fairlead/contract/v1/comments'
import { changeComment, removeComment, writeComment } from '../../features/discussion/write-comment.ts'
import { endpoint, ok } from '../endpoint.ts'
import { commentToWire } from '../wire/comment.ts'

export const postComments = endpoint(postComment, async (ctx, { input }) =>
  commentToWire(
    await writeComment(ctx, {
      candidateId: input.candidate_id,
      body: input.comment_body,
      assigneeEmail: input.assignee_email ?? null,
      mentions: input.mentions,
    }),
  ),
)

export const putComments = endpoint(putComment, async (ctx, { input }) =>
  commentToWire(
    await changeComment(ctx, {
      candidateId: input.candidate_id,
      commentId: input.comment_id,
      body: input.comment_body,
      assigneeEmail: input.assignee_email,
      isResolved: input.is_resolved,
      mentions: input.mentions,
    }),
  ),
)

export const deleteComments = endpoint(deleteComment, async (ctx, { input }) => {
  await removeComment(ctx, { candidateId: input.candidate_id, commentId: input.comment_id })
  return ok
})
