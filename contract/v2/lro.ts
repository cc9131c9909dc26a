import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { id } from '../fields.ts'

export const getOperation = call(
  'GET',
  'v2/lro',
  ['staff', 'unproven'],
  'Status of a search: PENDING, RUNNING, COMPLETED or FAILED.',
  z.object({ lro_id: id }),
  z.object({
    lro_id: z.string(),
    status: z.enum(['PENDING', 'RUNNING', 'COMPLETED', 'FAILED']),
    progress_pct: z.number(),
    note: z.string().nullable(),
  }),
)
export type GetOperation = CallType<typeof getOperation>
