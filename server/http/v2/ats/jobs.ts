import { listAtsJobs as listAtsJobsCall } from '@fairlead/contract/v2/ats/jobs'
import { listAtsJobs } from '../../../features/ats/list-ats-jobs.ts'
import { endpoint } from '../../endpoint.ts'

export const getAtsJobs = endpoint(listAtsJobsCall, async (ctx, { input, services }) => {
  const { jobs, next } = await listAtsJobs(ctx, services.outside.ats, services.secrets, input.cursor || null)
  return {
    next,
    jobs: jobs.map(({ id, remoteId, name, locations, department, projectId }) => ({
      id,
      remote_id: remoteId,
      name,
      locations,
      department,
      project_id: projectId,
    })),
  }
})
