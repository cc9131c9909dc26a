// {V1}projects: the list, a new project, and single fields of one.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, nothing, text, texts } from '../fields.ts'
import { projectList } from '../shapes/project.ts'
import { newProject, newProjectFields } from '../shapes/new-project.ts'

export const listProjects = call('GET', 'v1/projects', 'Every project the user may open, with its counters.', nothing, projectList, {
  etag: true,
  also: { 304: 'If-None-Match names the ETag of the last answer, and nothing has changed.' },
})
export type ListProjects = CallType<typeof listProjects>

export const createProject = call(
  'POST',
  'v1/projects',
  'Opens a draft; the first settings may come with it.',
  newProjectFields.extend({ type: z.enum(['1', '2', '3']).default('2') }),
  newProject,
  { status: 201 },
)
export type CreateProject = CallType<typeof createProject>

export const updateProject = call(
  'PUT',
  'v1/projects',
  'Changes single fields: calibration, the needs-attention tab, go-live, and what rejections teach the search. Admin calibration, the health status and the free trial are for internal staff.',
  z.object({
    project_id: id,
    is_in_calibration: flag.optional(),
    is_admin_in_auto_swipe_calibration: flag.optional(),
    show_needs_attention: flag.optional(),
    golive: flag.optional(),
    is_free_trial: flag.optional(),
    /** Blank = what the rules say. */
    operations_status: text.optional(),
    bad_job_titles: texts.optional(),
    bad_companies: texts.optional(),
    keywords_required: texts.optional(),
    should_populate: flag.optional(),
  }),
  done,
  { also: { 409: 'Calibration is finished for this project.' } },
)
export type UpdateProject = CallType<typeof updateProject>
