import { z } from 'zod'
import { call, type CallType } from '../../call.ts'

export const getMailDelays = call(
  'GET',
  'v2/mail/delays',
  ['staff', 'unproven'],
  'When outgoing email became delayed by more than 10 minutes; null if it is not.',
  z.object({}),
  z.object({ delayed_since: z.string().nullable() }),
)
export type GetMailDelays = CallType<typeof getMailDelays>
