// Writing, changing, resolving and removing a comment on a candidate.
import { checkComment, whyNotChangeComment } from '@fairlead/domain/conversation/comment'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate, type LoadedCandidate } from '../candidates/access-candidate.ts'
import { readComments, type CommentView } from '../candidates/comment-views.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { deleteComment, insertComment, updateComment } from './comment-store.ts'
import * as text from './texts/en.ts'

export interface WriteComment {
  candidateId: string
  body: string
  assigneeEmail: string | null
}

export function writeComment(ctx: ActorContext, input: WriteComment): Promise<CommentView> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const wrong = checkComment(project, input)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    const assigneeEmail = input.assigneeEmail === null ? null : normaliseEmail(input.assigneeEmail)
    const id = await insertComment(tx, ctx, { projectId: project.id, candidateId: candidate.id, body: input.body.trim(), assigneeEmail })
    await record(tx, ctx, { type: 'comment.written', projectId: project.id, candidateId: candidate.id, commentId: id })
    return emailDetails(project, candidate, await readComment(tx, candidate.id, id))
  })
}

export interface ChangeComment {
  candidateId: string
  commentId: string
  body?: string | undefined
  /** null takes the assignee away. */
  assigneeEmail?: string | null | undefined
  isResolved?: boolean | undefined
}

export function changeComment(ctx: ActorContext, input: ChangeComment): Promise<CommentView> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const comment = await readComment(tx, candidate.id, input.commentId)
    const body = input.body?.trim() ?? comment.body
    const assigneeEmail = input.assigneeEmail === undefined ? comment.assigneeEmail : input.assigneeEmail
    const isRewritten = body !== comment.body || assigneeEmail !== comment.assigneeEmail
    const refusal = whyNotChangeComment(project, ctx.actor, comment, isRewritten ? 'rewrite' : 'resolve')
    if (refusal) throw new Refusal(refusal)
    const wrong = isRewritten ? checkComment(project, { body, assigneeEmail }) : null
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    await updateComment(tx, ctx, comment.id, {
      ...(isRewritten ? { body, assigneeEmail: assigneeEmail === null ? null : normaliseEmail(assigneeEmail) } : {}),
      ...(input.isResolved === undefined ? {} : { resolvedAt: input.isResolved ? (comment.resolvedAt ?? ctx.now()) : null }),
    })
    const isAsked = assigneeEmail !== null && assigneeEmail !== comment.assigneeEmail
    const ids = { projectId: project.id, candidateId: candidate.id }
    await record(tx, ctx, isAsked ? { type: 'comment.written', ...ids, commentId: comment.id } : { type: 'candidate.changed', ...ids })
    return emailDetails(project, candidate, await readComment(tx, candidate.id, comment.id))
  })
}

export function removeComment(ctx: ActorContext, input: { candidateId: string; commentId: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const comment = await readComment(tx, candidate.id, input.commentId)
    const refusal = whyNotChangeComment(project, ctx.actor, comment, 'remove')
    if (refusal) throw new Refusal(refusal)
    await deleteComment(tx, comment.id)
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}

/** Someone of the team may have named them. */
function emailDetails({ biasReducer }: LoadedProject, { profile, preferredEmail }: LoadedCandidate, comment: CommentView): CommentView {
  return biasReducer ? { ...comment, body: hiderOf(profile, [preferredEmail])(comment.body) } : comment
}

async function readComment(tx: Tx, candidateId: string, id: string): Promise<CommentView> {
  const comment = (await readComments(tx, [candidateId])).find((entry) => entry.id === id)
  if (!comment) throw new Refusal('not_found', text.thisCommentDoesNotExist)
  return comment
}
