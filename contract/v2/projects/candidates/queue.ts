import { z } from 'zod'
import { call, type CallType } from '../../../call.ts'
import { flag, id } from '../../../fields.ts'
import { candidate } from '../../../shapes/candidate.ts'

export const nextCandidate = call(
  'GET',
  'v2/projects/candidates/queue',
  ['staff', 'unproven'],
  'The next candidate in the review queue, the best of the oldest batch; null if it is empty.',
  z.object({ project_id: id, is_calibration: flag.optional() }),
  candidate.nullable(),
)
export type NextCandidate = CallType<typeof nextCandidate>
