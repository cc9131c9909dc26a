// Cancels an unsent email without a move: a manual reply, or a first email to a candidate approved earlier.
import type { Stage } from '@fairlead/domain/shared/stages'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { findLastMovedAt } from '../../candidates/records/history-store.ts'
import { withdrawHeld } from '../../mail/messages/message-store.ts'

/** An approval and its email are one transaction, written within this time. */
const sameMomentMs = 2000

/** The candidate's stage when an email was undone; null when none is newer than the last move. */
export function withdrawEmail(ctx: ActorContext, input: { projectId: string; candidateId: string }): Promise<Stage | null> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const movedAt = (await findLastMovedAt(tx, candidate.id)) ?? new Date(0)
    const since = { replies: movedAt, initials: new Date(movedAt.getTime() + sameMomentMs) }
    if ((await withdrawHeld(tx, ctx, candidate.id, since)) === 0) return null
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    return candidate.stage
  })
}
