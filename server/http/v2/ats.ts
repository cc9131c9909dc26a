import { readAts, unlinkAts as unlinkAtsCall } from '@fairlead/contract/v2/ats'
import { isDirect } from '../../features/ats/ats-link-store.ts'
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
      is_direct: isDirect(link),
      history: {
        is_on: link.history.by !== null,
        applications: link.history.count,
        is_reading: link.history.by !== null && (link.history.readAt === null || link.history.cursor !== null),
        at: link.history.readAt?.toISOString() ?? null,
      },
    },
    counts,
    failures: failures.map((failure) => ({
      candidate_id: failure.candidateId,
      project_id: failure.projectId,
      name: failure.name,
      project_name: failure.projectName,
      state: failure.state,
      why: failure.reason,
      at: failure.at.toISOString(),
    })),
    projects: projects.map((project) => ({
      project_id: project.projectId,
      name: project.name,
      job_name: project.jobName,
      remote_id: project.remoteId,
      integration: project.integration,
      is_on: project.isOn,
      is_former: project.isFormer,
      is_draft: project.isDraft,
      synced: project.synced,
    })),
  }
})

export const deleteAts = endpoint(unlinkAtsCall, async (ctx, { services }) => {
  await unlinkAts(ctx, services.outside.ats, services.secrets)
  return ok
})
