// GET, POST and PUT {V1}projects
import { createProject, listProjects, updateProject } from '@fairlead/contract/v1/projects'
import { changeProject } from '../../features/projects/change-project.ts'
import { createProject as openDraft } from '../../features/projects/create-project.ts'
import { listProjects as readProjects } from '../../features/projects/project-views.ts'
import { endpoint, ok } from '../endpoint.ts'
import { projectToWire } from '../wire/project.ts'

export const getProjects = endpoint(listProjects, async (ctx) => (await readProjects(ctx)).map(projectToWire))

export const postProjects = endpoint(createProject, async (ctx, { input }) => ({
  project_id: await openDraft(ctx, {
    projectName: input.project_name,
    jobTitle: input.job_title,
    hiringCompany: input.hiring_company,
    type: input.type,
  }),
  status: '3',
}))

export const putProjects = endpoint(updateProject, async (ctx, { input }) => {
  await changeProject(ctx, {
    projectId: input.project_id,
    isInCalibration: input.is_in_calibration,
    showNeedsAttention: input.show_needs_attention,
  })
  return ok
})
