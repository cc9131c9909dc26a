// Converts a comment for the API.
import type { WireComment } from '@fairlead/contract/shapes/comment'
import type { CommentView } from '../../features/candidates/views/comment-views.ts'

export function commentToWire(view: CommentView): WireComment {
  return {
    comment_id: view.id,
    candidate_id: view.candidateId,
    comment_body: view.body,
    assignee_email: view.assigneeEmail,
    mentions: view.mentions.map(({ userId, name }) => ({ user_id: userId, user_name: name })),
    is_resolved: view.resolvedAt !== null,
    user_id: view.userId,
    user_name: view.userName,
    user_profile_picture: view.userPicture,
    date: view.at.toISOString(),
    changed_date: view.changedAt.toISOString(),
  }
}
