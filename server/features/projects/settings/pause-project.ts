// Pausing stops new outreach immediately; archiving closes a project. Both ask for a reason, their opposites don't.
import { decideStatus, whyNotPause, type LifecycleEvent } from '@fairlead/domain/project/lifecycle'
import { checkStopReason, type StopReason } from '@fairlead/domain/project/stop-reason'
import { Refusal } from '@fairlead/domain/refusal'
import { messages } from '@fairlead/domain/shared/messages'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessProject } from '../records/access-project.ts'
import { closeProjectGate } from '../records/project-gate.ts'
import { savePauseReason, saveStatus } from '../records/project-store.ts'

export interface PauseReason {
  /** null = a reason that doesn't exist. */
  reason?: StopReason | null | undefined
  other?: string | undefined
}

/** Pausing and archiving wait for emails whose intent is being committed; once they have committed, nothing is sent. */
export function changeLifecycle(
  ctx: ActorContext,
  projectId: string,
  event: Extract<LifecycleEvent, 'paused' | 'reactivated' | 'archived' | 'restored'>,
  pauseReason: PauseReason = {},
): Promise<void> {
  return ctx.transaction(async (tx) => {
    const project = await accessProject(
      tx,
      ctx.actor,
      projectId,
      event === 'paused' || event === 'reactivated' ? 'decide' : 'administer',
      'update',
    )
    if (pauseReason.reason === null) throw new Refusal('invalid_input', undefined, { paused_archived_reason: messages.noSuchReason })
    const hired = event === 'archived' ? (project.counts.HIRED ?? 0) : 0
    const wrong =
      pauseReason.reason === undefined ? null : checkStopReason({ reason: pauseReason.reason, other: pauseReason.other ?? '' }, hired)
    if (wrong) throw new Refusal('invalid_input', undefined, wrong)
    const refusal = event === 'paused' ? whyNotPause(project) : null
    if (refusal) throw new Refusal('project_not_ready', refusal)
    const next = decideStatus(project, event)
    if (!next) {
      // it is already so; only the reason may be new
      if (pauseReason.reason !== undefined && (event === 'paused' || event === 'archived'))
        await savePauseReason(tx, project.id, pauseReason.reason, pauseReason.other ?? null)
      return
    }
    if (event === 'paused' || event === 'archived') await closeProjectGate(tx, project.id)
    await saveStatus(tx, project.id, next)
    if (event === 'paused' || event === 'archived')
      await savePauseReason(tx, project.id, pauseReason.reason ?? null, pauseReason.other ?? null)
    await record(tx, ctx, { type: 'project.status_changed', projectId: project.id, status: next.status })
  })
}
