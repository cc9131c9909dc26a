import { maxMentions } from '@fairlead/domain/conversation/mentions'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, list, longText, text } from '../fields.ts'
import { comment } from '../shapes/comment.ts'

/** Ids of users of the workspace. */
const mentions = list(id, maxMentions)
const assignee = z.union([z.null(), z.enum(['', 'null']).transform(() => null), text])

export const postComment = call(
  'POST',
  'v1/comments',
  ['unproven'],
  'Writes a comment; an assignee and the teammates it mentions are notified. Someone who can’t open the project can’t be mentioned.',
  z.object({ candidate_id: id, comment_body: longText.default(''), assignee_email: assignee.optional(), mentions: mentions.default([]) }),
  comment,
  { audit: null },
)
export type PostComment = CallType<typeof postComment>

export const putComment = call(
  'PUT',
  'v1/comments',
  ['unproven'],
  'Changes, assigns, or resolves a comment; omitted fields stay unchanged.',
  z.object({
    candidate_id: id,
    comment_id: id,
    comment_body: longText.optional(),
    assignee_email: assignee.optional(),
    is_resolved: flag.optional(),
    mentions: mentions.optional(),
  }),
  comment,
  { audit: null, addressedBy: ['candidate_id', 'comment_id'] },
)
export type PutComment = CallType<typeof putComment>

export const deleteComment = call(
  'DELETE',
  'v1/comments',
  ['unproven'],
  'Removes a comment.',
  z.object({ candidate_id: id, comment_id: id }),
  done,
  { audit: null },
)
export type DeleteComment = CallType<typeof deleteComment>
