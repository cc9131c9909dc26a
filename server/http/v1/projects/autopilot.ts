import { createAutopilotProject } from '@fairlead/contract/v1/projects/autopilot'
import { createProject } from '../../../features/projects/create-project.ts'
import { endpoint } from '../../endpoint.ts'
import { newProjectFromWire } from '../../wire/settings.ts'

export const postProjectsAutopilot = endpoint(createAutopilotProject, async (ctx, { input }) => ({
  project_id: await createProject(ctx, newProjectFromWire('1', input)),
  status: '3',
}))
