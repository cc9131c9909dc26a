import { statusToWire } from '@fairlead/contract/codes'
import { createProjectV2, listProjectsV2 } from '@fairlead/contract/v2/projects'
import { createProject } from '../../features/projects/settings/create-project.ts'
import { listWaitingProjects } from '../../features/home/home-views.ts'
import { endpoint } from '../endpoint.ts'
import { projectToWire } from '../wire/project.ts'
import { newProjectFromWire } from '../wire/settings.ts'

export const getProjectsV2 = endpoint(listProjectsV2, async (ctx, { services }) =>
  (await listWaitingProjects(ctx, services.settings)).map((project) => projectToWire(project, services.settings)),
)

export const postProjectsV2 = endpoint(createProjectV2, async (ctx, { input }) => ({
  project_id: await createProject(ctx, newProjectFromWire(input.type, input)),
  status: statusToWire('draft'),
}))
