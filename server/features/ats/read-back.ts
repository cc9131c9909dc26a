// Reads back where someone is in the applicant tracking system; our own stage is never touched by it.
import { historyCodes } from '@fairlead/domain/shared/stages'
import { record } from '../../platform/events.ts'
import { addHistory } from '../candidates/candidate-store.ts'
import { lockWithProject } from '../candidates/lock-with-project.ts'
import { markSynced } from './ats-link-store.ts'
import { findPush, savePush, type PushRow } from './ats-push-store.ts'
import type { SyncTools } from './sync-tools.ts'

/** What is asked is what the system says now: messages that come twice, late or in the wrong order change nothing. */
export async function readBack(tools: SyncTools, key: PushRow): Promise<void> {
  const { ctx, ats, link, token } = tools
  const application = key.remote_application_id === null ? null : await ats.application(token, key.remote_application_id)
  const stages = application?.stageId && application.stageId !== key.stage_id ? await ats.stages(token, key.job_id) : []
  await ctx.transaction(async (tx) => {
    const locked = await lockWithProject(tx, key.candidate_id)
    const row = await findPush(tx, key.candidate_id, key.link_id)
    if (!locked || !row) return
    const now = ctx.now()
    await markSynced(tx, link.id, now)
    const next = {
      stage_id: application?.stageId ?? null,
      stage_name: stages.find(({ id }) => id === application?.stageId)?.name ?? row.stage_name,
      is_rejected: application?.isRejected ?? false,
    }
    const isNew = application !== null && (next.stage_id !== row.stage_id || next.is_rejected !== row.is_rejected)
    await savePush(tx, row, { heard: false, ...(isNew ? { ...next, changed_at: now } : {}) })
    if (!isNew) return
    await addHistory(tx, ctx, locked.project, row.candidate_id, {
      code: historyCodes.ats,
      detail: next.is_rejected ? `In ${link.integration}: rejected` : `In ${link.integration}: ${next.stage_name ?? 'another stage'}`,
    })
    await record(tx, ctx, { type: 'candidate.changed', projectId: locked.project.id, candidateId: row.candidate_id })
  })
}
