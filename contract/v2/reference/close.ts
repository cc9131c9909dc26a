// GET {V2}reference/close: what lies near the entries someone has picked.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { texts } from '../../fields.ts'

export const findCloseEntries = call(
  'GET',
  'v2/reference/close',
  'Job titles close to these, or companies of the same kind, nearest first; at most 12, and none of those given.',
  z.object({ list: z.enum(['job_titles', 'companies']), names: texts }),
  z.object({ names: z.array(z.string()) }),
)
export type FindCloseEntries = CallType<typeof findCloseEntries>
