// POST {V1}projects/self_serve: a draft for the self-serve wizard.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

export const createSelfServeProject = call(
  'POST',
  'v1/projects/self_serve',
  'Opens a self-serve draft; hiring_company defaults to the workspace.',
  z.object({ project_name: text.default(''), job_title: text.optional(), hiring_company: text.optional() }),
  z.object({ project_id: z.string(), status: z.string() }),
  { status: 201 },
)
export type CreateSelfServeProject = CallType<typeof createSelfServeProject>
