// POST {V1}projects/autopilot: a draft of a project the product itself works through.
import { call, type CallType } from '../../call.ts'
import { newProject, newProjectFields } from '../../shapes/new-project.ts'

export const createAutopilotProject = call(
  'POST',
  'v1/projects/autopilot',
  'Creates an Autopilot draft; hiring_company defaults to the workspace.',
  newProjectFields,
  newProject,
  { status: 201 },
)
export type CreateAutopilotProject = CallType<typeof createAutopilotProject>
