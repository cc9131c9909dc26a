import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { id } from '../../../fields.ts'

export const getResumeV2 = call(
  'GET',
  'v2/projects/candidates/resume',
  ['unproven'],
  'Downloads a résumé by its key (a candidate’s resume_key).',
  z.object({ resume_key: id }),
  z.unknown(),
  { download: true },
)
export type GetResumeV2 = CallType<typeof getResumeV2>
