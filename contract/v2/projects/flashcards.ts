import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'

export const nextBatch = call(
  'POST',
  'v2/projects/flashcards',
  ['staff', 'unproven'],
  'Searches for the next batch, using what was learned so far.',
  z.object({ project_id: id }),
  z.object({ lro_id: z.string() }),
  { audit: null, status: 202 },
)
export type NextBatch = CallType<typeof nextBatch>
