import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const getHardRequirements = call(
  'GET',
  'v1/projects/hard_requirements',
  ['staff', 'unproven'],
  'The hard requirements of a project, for super admins only.',
  z.object({ project_id: id }),
  z.object({
    recruiter_notes: z.object({ mandatory_requirements: z.string(), additional_suggestions: z.string(), tips: z.string() }),
  }),
  { also: { 403: 'The user is not a super admin.' } },
)
export type GetHardRequirements = CallType<typeof getHardRequirements>
