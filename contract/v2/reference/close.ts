import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { texts } from '../../fields.ts'

export const findCloseEntries = call(
  'GET',
  'v2/reference/close',
  ['staff', 'unproven'],
  'Job titles close to these, or similar companies, nearest first; at most 12, without the given ones.',
  z.object({ list: z.enum(['job_titles', 'companies']), names: texts }),
  z.object({ names: z.array(z.string()) }),
)
export type FindCloseEntries = CallType<typeof findCloseEntries>
