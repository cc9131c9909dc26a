import { call, type CallType } from '../../call.ts'
import { newProject, newProjectFields } from '../../shapes/new-project.ts'

export const createAutopilotProject = call(
  'POST',
  'v1/projects/autopilot',
  ['unproven'],
  'Creates an Autopilot draft; hiring_company defaults to the workspace.',
  newProjectFields,
  newProject,
  { audit: 'project_changed', status: 201 },
)
export type CreateAutopilotProject = CallType<typeof createAutopilotProject>
