// Pausing stops new outreach at once; archiving puts a project away. Both ask why, their opposites do not.
import { decideStatus, type LifecycleEvent } from '@fairlead/domain/project/lifecycle'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { record } from '../../platform/events.ts'
import { accessProject } from './access-project.ts'
import { savePauseReason, saveStatus } from './project-store.ts'

export interface PauseReason {
  reason?: number | undefined
  other?: string | undefined
}

/** The project row lock is what a sender asks for before its mail goes out: after this commit nothing leaves. */
export function changeLifecycle(
  ctx: ActorContext,
  projectId: string,
  event: Extract<LifecycleEvent, 'paused' | 'reactivated' | 'archived' | 'restored'>,
  why: PauseReason = {},
): Promise<void> {
  if (why.reason !== undefined && (why.reason < 1 || why.reason > 5))
    throw new Refusal('invalid_input', undefined, { paused_archived_reason: 'Choose one of the reasons.' })
  if (why.reason === 5 && !why.other?.trim()) throw new Refusal('invalid_input', undefined, { paused_archived_reason_other: 'Required.' })
  return ctx.transaction(async (tx) => {
    const project = await accessProject(
      tx,
      ctx.actor,
      projectId,
      event === 'paused' || event === 'reactivated' ? 'decide' : 'administer',
      'update',
    )
    const next = decideStatus(project, event)
    if (!next) return
    await saveStatus(tx, project.id, next)
    if (event === 'paused' || event === 'archived') await savePauseReason(tx, project.id, why.reason ?? null, why.other ?? null)
    await record(tx, ctx, { type: 'project.status_changed', projectId: project.id, status: next.status })
  })
}
