// {V2}mail/delays: whether outgoing email is delayed, for a line over every screen.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'

export const getMailDelays = call(
  'GET',
  'v2/mail/delays',
  'Since when outgoing email has been delayed for more than 10 minutes; null when it is not.',
  z.object({}),
  z.object({ delayed_since: z.string().nullable() }),
)
export type GetMailDelays = CallType<typeof getMailDelays>
