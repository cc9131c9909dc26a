// Takes back an answer by hand that is still held and came with no move: the candidate stays where they are.
import type { Stage } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessCandidate } from '../candidates/access-candidate.ts'

/** The stage of the candidate when an answer was undone; null when there is none newer than the last move. */
export function takeBackReply(ctx: ActorContext, input: { projectId: string; candidateId: string }): Promise<Stage | null> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const lastMove = await tx
      .selectFrom('candidate_history')
      .select('at')
      .where('candidate_id', '=', candidate.id)
      .where('to_stage', 'is not', null)
      .orderBy('at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const taken = await tx
      .updateTable('message')
      .set({ state: 'cancelled', why: 'taken_back' })
      .where('candidate_id', '=', candidate.id)
      .where('kind', '=', 'reply')
      .where('user_id', '=', ctx.userId)
      .where('state', 'in', ['queued', 'claimed'])
      .where('held_until', '>', ctx.now())
      .where('created_at', '>', lastMove?.at ?? new Date(0))
      .returning('id')
      .execute()
    if (taken.length === 0) return null
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    return candidate.stage
  })
}
