import { call, type CallType } from '../call.ts'
import { projectTypeField } from '../code-fields.ts'
import { done, flag, id, nothing, text } from '../fields.ts'
import { projectList } from '../shapes/project.ts'
import { settingsFields } from '../shapes/settings.ts'
import { newProject, newProjectFields } from '../shapes/new-project.ts'

export const listProjects = call(
  'GET',
  'v1/projects',
  ['staff', 'unproven'],
  'Every project the user can open, with its counters.',
  nothing,
  projectList,
  {
    etag: true,
    also: { 304: 'If-None-Match names the ETag of the last answer, and nothing has changed.' },
  },
)
export type ListProjects = CallType<typeof listProjects>

export const createProject = call(
  'POST',
  'v1/projects',
  ['unproven'],
  'Creates a draft, optionally with its first settings.',
  newProjectFields.extend({ type: projectTypeField.prefault('2') }),
  newProject,
  { audit: 'itself', status: 201 },
)
export type CreateProject = CallType<typeof createProject>

export const updateProject = call(
  'PUT',
  'v1/projects',
  ['staff', 'unproven'],
  'Changes the given fields: calibration, the Needs Attention tab, go-live, what rejections teach the search, and any other setting. Admin calibration, the health status, and the free trial are for internal staff.',
  settingsFields.extend({
    project_id: id,
    is_in_calibration: flag.optional(),
    is_admin_in_auto_swipe_calibration: flag.optional(),
    show_needs_attention: flag.optional(),
    golive: flag.optional(),
    is_free_trial: flag.optional(),
    /** Blank = by the rules. */
    operations_status: text.optional(),
  }),
  done,
  { audit: 'project_changed', also: { 409: 'Calibration is finished for this project.' }, addressedBy: ['project_id'] },
)
export type UpdateProject = CallType<typeof updateProject>
