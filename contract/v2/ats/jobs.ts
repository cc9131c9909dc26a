import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'
import { atsJob } from '../../shapes/ats-sync.ts'

export const listAtsJobs = call(
  'GET',
  'v2/ats/jobs',
  ['staff'],
  'Open jobs in the linked system, page by page; empty if nothing is linked.',
  z.object({ cursor: text.optional() }),
  z.object({
    jobs: z.array(atsJob),
    /** For the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  { also: { 409: 'The system must be linked again.', 503: 'The system is not available right now.' } },
)
export type ListAtsJobs = CallType<typeof listAtsJobs>
