// Ends a search for a candidate whose person left: deleted, or objected.
import { isReviewStage, type Stage } from '@fairlead/domain/shared/stages'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { moveCandidate } from '../../candidates/moves/move-candidate.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import { cancelQueued } from './message-store.ts'

/** Stages in which a search is over for a candidate. */
export const closedStages: readonly Stage[] = ['REJECTED', 'NOT_INTERESTED', 'HIRED']

/**
 * Cancels all queued messages and closes the candidate: rejected if still in review, otherwise not interested. Without project
 * permissions: admins and the person decide for all projects.
 */
export async function closeCandidate(
  tx: Tx,
  ctx: WorkspaceContext,
  candidateId: string,
  reason: 'person_deleted' | 'objected',
): Promise<void> {
  const locked = await lockWithProject(tx, candidateId)
  if (!locked) return
  const { project, candidate } = locked
  await cancelQueued(tx, candidateId, reason, { kinds: 'all' })
  if (closedStages.includes(candidate.stage)) {
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId })
    return
  }
  const to: Stage = isReviewStage(candidate.stage) ? 'REJECTED' : 'NOT_INTERESTED'
  await moveCandidate(tx, { project, candidate, to, by: { ctx, actor: null }, details: { emailCandidate: false } })
}
