// POST {V1}projects/self_serve
import { createSelfServeProject } from '@fairlead/contract/v1/projects/self_serve'
import { createProject } from '../../../features/projects/create-project.ts'
import { endpoint } from '../../endpoint.ts'

export const postProjectsSelfServe = endpoint(createSelfServeProject, async (ctx, { input }) => ({
  project_id: await createProject(ctx, {
    projectName: input.project_name,
    jobTitle: input.job_title,
    hiringCompany: input.hiring_company,
    type: '3',
  }),
  status: '3',
}))
