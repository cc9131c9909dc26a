// {V1}projects: the list, a new project, and single fields of one.
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { done, flag, id, nothing, text } from '../fields.ts'
import { projectList } from '../shapes/project.ts'

export const listProjects = call('GET', 'v1/projects', 'Every project the user may open, with its counters.', nothing, projectList)
export type ListProjects = CallType<typeof listProjects>

export const createProject = call(
  'POST',
  'v1/projects',
  'Opens a draft.',
  z.object({
    project_name: text.default(''),
    job_title: text.optional(),
    hiring_company: text.optional(),
    type: z.enum(['1', '2', '3']).default('2'),
  }),
  z.object({ project_id: z.string(), status: z.string() }),
  { status: 201 },
)
export type CreateProject = CallType<typeof createProject>

export const updateProject = call(
  'PUT',
  'v1/projects',
  'Changes what the panel can switch: calibration and the needs-attention tab.',
  z.object({ project_id: id, is_in_calibration: flag.optional(), show_needs_attention: flag.optional() }),
  done,
)
export type UpdateProject = CallType<typeof updateProject>
