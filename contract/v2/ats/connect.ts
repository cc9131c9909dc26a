import { directSystems } from '@fairlead/domain/ports/ats'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'

export const connectAts = call(
  'POST',
  'v2/ats/connect',
  [],
  'Links a system by a key of its own, without a gateway. The key is tried first and stored encrypted.',
  z.object({
    system: z.enum(directSystems),
    /** An API key; of Greenhouse, the ID of an API credential. */
    key: z.string().max(500),
    /** The secret of Greenhouse’s credential. */
    secret: z.string().max(500).default(''),
  }),
  z.object({ integration: z.string() }),
  { audit: 'ats_changed', also: { 503: 'The system cannot be reached; nothing is linked.' } },
)
export type ConnectAts = CallType<typeof connectAts>
