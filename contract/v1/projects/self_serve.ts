import { call, type CallType } from '../../call.ts'
import { newProject, newProjectFields } from '../../shapes/new-project.ts'

export const createSelfServeProject = call(
  'POST',
  'v1/projects/self_serve',
  ['unproven'],
  'Creates a self-serve draft; hiring_company defaults to the workspace.',
  newProjectFields,
  newProject,
  { audit: 'itself', status: 201 },
)
export type CreateSelfServeProject = CallType<typeof createSelfServeProject>
