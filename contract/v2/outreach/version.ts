import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { id } from '../../fields.ts'
import { testOfEmail } from '../../shapes/template-test.ts'

export const readTestVersion = call(
  'GET',
  'v2/outreach/version',
  ['staff', 'unproven'],
  'Which version of the running test of two first emails a candidate gets; null while no test runs.',
  z.object({ project_id: id, candidate_id: id }),
  testOfEmail.extend({ template: z.string(), other_template: z.string() }).nullable(),
)
export type ReadTestVersion = CallType<typeof readTestVersion>
