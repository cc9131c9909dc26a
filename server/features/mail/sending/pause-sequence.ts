// Pauses follow-ups to a candidate who is out of office until they return or someone resumes them.
import type { Absence } from '@fairlead/domain/conversation/out-of-office'
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { accessCandidate, type LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { postponeFollowUps, restoreFollowUps } from '../messages/message-store.ts'

/**
 * Postpones uncommitted follow-ups; later ones check `canSendTo`. A second message about the same absence can only extend the
 * pause. The caller holds the candidate's lock.
 */
export async function pauseSequence(tx: Tx, ctx: WorkspaceContext, candidate: LoadedCandidate, absence: Absence): Promise<void> {
  const until = new Date(`${absence.until}T00:00:00Z`)
  if (until <= ctx.now() || (candidate.pausedUntil && candidate.pausedUntil >= until)) return
  await saveCandidate(tx, candidate.id, { pause: { until, quote: absence.quote } })
  await postponeFollowUps(tx, candidate.id, absence.until)
}

/** Resumes the follow-ups as planned. The caller holds the candidate's lock. */
export async function endPause(tx: Tx, candidateId: string): Promise<void> {
  await saveCandidate(tx, candidateId, { pause: null })
  await restoreFollowUps(tx, candidateId)
}

/** A user knows better; a sequence that doesn't wait is unchanged. */
export function resumeSequence(ctx: ActorContext, input: { projectId: string; candidateId: string }): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    if (!candidate.pausedUntil) return
    await endPause(tx, candidate.id)
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
  })
}
