import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { done, id } from '../../fields.ts'

export const pushToAts = call(
  'POST',
  'v2/ats/push',
  [],
  'Sends one candidate to the linked system. They are matched or created there once, however often this is called.',
  z.object({ candidate_id: id, project_id: id.optional() }),
  done,
  { audit: 'ats_changed' },
)
export type PushToAts = CallType<typeof pushToAts>
