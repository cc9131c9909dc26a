import { statusToWire } from '@fairlead/contract/codes'
import { createSelfServeProject } from '@fairlead/contract/v1/projects/self_serve'
import { createProject } from '../../../features/projects/settings/create-project.ts'
import { endpoint } from '../../endpoint.ts'
import { newProjectFromWire } from '../../wire/settings.ts'

export const postProjectsSelfServe = endpoint(createSelfServeProject, async (ctx, { input }) => ({
  project_id: await createProject(ctx, newProjectFromWire('self-serve', input)),
  status: statusToWire('draft'),
}))
