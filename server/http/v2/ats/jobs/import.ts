import { importAtsJob } from '@fairlead/contract/v2/ats/jobs/import'
import { importJob } from '../../../../features/ats/import-job.ts'
import { endpoint } from '../../../endpoint.ts'

export const postAtsJobsImport = endpoint(importAtsJob, async (ctx, { input, services }) => {
  const { vocabulary, files, texts, outside, secrets, log } = services
  const readers = { workspaceId: ctx.workspaceId, vocabulary, files, texts, pages: null, model: null, log }
  const request = { jobId: input.job_id, type: input.type, setupFlow: input.setup_flow ?? null }
  const { projectId, isNew } = await importJob(ctx, outside.ats, { secrets, readers, input: request })
  return { project_id: projectId, is_new: isNew }
})
