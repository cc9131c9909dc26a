import { call, type CallType } from '../call.ts'
import { projectTypeField } from '../code-fields.ts'
import { nothing } from '../fields.ts'
import { newProject, newProjectFields } from '../shapes/new-project.ts'
import { projectList } from '../shapes/project.ts'

export const listProjectsV2 = call(
  'GET',
  'v2/projects',
  ['staff', 'unproven'],
  'Every project the user can open, with its counters.',
  nothing,
  projectList,
)
export type ListProjectsV2 = CallType<typeof listProjectsV2>

export const createProjectV2 = call(
  'POST',
  'v2/projects',
  ['unproven'],
  'Creates a draft, optionally with its first settings.',
  newProjectFields.extend({ type: projectTypeField.prefault('2') }),
  newProject,
  { audit: 'itself', status: 201 },
)
export type CreateProjectV2 = CallType<typeof createProjectV2>
