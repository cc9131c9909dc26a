import { readAts, unlinkAts as unlinkAtsCall } from '@fairlead/contract/v2/ats'
import { readAtsOverview } from '../../features/ats/ats-views.ts'
import { unlinkAts } from '../../features/ats/link-ats.ts'
import { endpoint, ok } from '../endpoint.ts'

export const getAts = endpoint(readAts, async (ctx, { services }) => {
  const { link, counts, failures, projects } = await readAtsOverview(ctx)
  const { isReady, webhookKey } = services.outside.atsGateway
  return {
    is_ready: isReady,
    hears: webhookKey !== null,
    link: link && {
      integration: link.integration,
      status: link.status,
      linked_at: link.linkedAt.toISOString(),
      linked_by: link.linkedByName,
      synced_at: link.syncedAt?.toISOString() ?? null,
    },
    counts,
    failures: failures.map((one) => ({
      candidate_id: one.candidateId,
      project_id: one.projectId,
      name: one.name,
      project_name: one.projectName,
      state: one.state,
      why: one.why,
      at: one.at.toISOString(),
    })),
    projects: projects.map((one) => ({
      project_id: one.projectId,
      name: one.name,
      job_name: one.jobName,
      remote_id: one.remoteId,
      integration: one.integration,
      is_on: one.isOn,
      is_former: one.isFormer,
      is_draft: one.isDraft,
      synced: one.synced,
    })),
  }
})

export const deleteAts = endpoint(unlinkAtsCall, async (ctx, { services }) => {
  await unlinkAts(ctx, services.outside.ats, services.secrets)
  return ok
})
