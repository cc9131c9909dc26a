// Writes, changes, resolves, and removes a comment on a candidate; teammates it mentions have to be able to open the project.
import { checkComment, whyNotChangeComment } from '@fairlead/domain/conversation/comment'
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate, type LoadedCandidate } from '../candidates/records/access-candidate.ts'
import { readComments, type CommentView } from '../candidates/views/comment-views.ts'
import type { LoadedProject } from '../projects/records/access-project.ts'
import { deleteComment, insertComment, saveMentions, updateComment } from './comment-store.ts'
import { readTeammates } from './list-teammates.ts'
import { text } from './texts/texts.ts'

export interface WriteComment {
  candidateId: string
  body: string
  assigneeEmail: string | null
  /** IDs of users. */
  mentions: readonly string[]
}

export function writeComment(ctx: ActorContext, input: WriteComment): Promise<CommentView> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const wrong = checkComment(project, input)
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    const assigneeEmail = input.assigneeEmail === null ? null : normaliseEmail(input.assigneeEmail)
    const mentions = await requireMentionable(tx, project, input.mentions)
    const id = await insertComment(tx, ctx, { projectId: project.id, candidateId: candidate.id, body: input.body.trim(), assigneeEmail })
    await saveMentions(tx, ctx, id, mentions)
    await record(tx, ctx, { type: 'comment.written', projectId: project.id, candidateId: candidate.id, commentId: id })
    return emailDetails(project, candidate, await readComment(tx, candidate.id, id))
  })
}

export interface ChangeComment {
  candidateId: string
  commentId: string
  body?: string | undefined
  /** null removes the assignee. */
  assigneeEmail?: string | null | undefined
  isResolved?: boolean | undefined
  /** undefined doesn't change them. */
  mentions?: readonly string[] | undefined
}

export function changeComment(ctx: ActorContext, input: ChangeComment): Promise<CommentView> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'read')
    const comment = await readComment(tx, candidate.id, input.commentId)
    const body = input.body?.trim() ?? comment.body
    const assigneeEmail = input.assigneeEmail === undefined ? comment.assigneeEmail : input.assigneeEmail
    const mentioned = comment.mentions.map(({ userId }) => userId)
    const added = input.mentions?.filter((userId) => !mentioned.includes(userId)) ?? []
    const isRemoved = input.mentions !== undefined && mentioned.some((userId) => !input.mentions?.includes(userId))
    const isRewritten = body !== comment.body || assigneeEmail !== comment.assigneeEmail || added.length > 0 || isRemoved
    const refusal = whyNotChangeComment(project, ctx.actor, comment, isRewritten ? 'rewrite' : 'resolve')
    if (refusal) throw new Refusal(refusal)
    const wrong = isRewritten ? checkComment(project, { body, assigneeEmail }) : null
    if (wrong) throw new Refusal('invalid_input', Object.values(wrong)[0], wrong)
    // users mentioned before may have left the project
    const newMentions = await requireMentionable(tx, project, added)
    await updateComment(tx, ctx, comment.id, {
      ...(isRewritten ? { body, assigneeEmail: assigneeEmail === null ? null : normaliseEmail(assigneeEmail) } : {}),
      ...(input.isResolved === undefined ? {} : { resolvedAt: input.isResolved ? (comment.resolvedAt ?? ctx.now()) : null }),
    })
    if (input.mentions !== undefined) {
      const remaining = mentioned.filter((userId) => input.mentions?.includes(userId))
      await saveMentions(tx, ctx, comment.id, [...remaining, ...newMentions])
    }
    const isAsked = assigneeEmail !== null && assigneeEmail !== comment.assigneeEmail
    const ids = { projectId: project.id, candidateId: candidate.id }
    const isNews = isAsked || newMentions.length > 0
    await record(tx, ctx, isNews ? { type: 'comment.written', ...ids, commentId: comment.id } : { type: 'candidate.changed', ...ids })
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

/** A teammate may have mentioned them. */
function emailDetails({ biasReducer }: LoadedProject, { profile, preferredEmail }: LoadedCandidate, comment: CommentView): CommentView {
  return biasReducer ? { ...comment, body: hiderOf(profile, [preferredEmail])(comment.body) } : comment
}

/** The IDs, each once. */
async function requireMentionable(tx: Tx, project: LoadedProject, userIds: readonly string[]): Promise<string[]> {
  const ids = [...new Set(userIds)]
  if (ids.length === 0) return ids
  const teammates = new Map((await readTeammates(tx, project, ids)).map((teammate) => [teammate.userId, teammate]))
  for (const id of ids) {
    const teammate = teammates.get(id)
    const problem = teammate ? teammate.refusal : text.noSuchTeammate
    if (problem) throw new Refusal('invalid_input', problem, { mentions: problem })
  }
  return ids
}

async function readComment(tx: Tx, candidateId: string, id: string): Promise<CommentView> {
  const comment = (await readComments(tx, [candidateId])).find((entry) => entry.id === id)
  if (!comment) throw new Refusal('not_found', text.unknownComment)
  return comment
}
