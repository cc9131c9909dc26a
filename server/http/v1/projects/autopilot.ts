import { statusToWire } from '@fairlead/contract/codes'
import { createAutopilotProject } from '@fairlead/contract/v1/projects/autopilot'
import { createProject } from '../../../features/projects/settings/create-project.ts'
import { endpoint } from '../../endpoint.ts'
import { newProjectFromWire } from '../../wire/settings.ts'

export const postProjectsAutopilot = endpoint(createAutopilotProject, async (ctx, { input }) => ({
  project_id: await createProject(ctx, newProjectFromWire('autopilot', input)),
  status: statusToWire('draft'),
}))
