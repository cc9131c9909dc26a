import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { nothing } from '../../fields.ts'

export const openAtsLinking = call(
  'POST',
  'v2/ats/linking',
  [],
  'The address of the linking window. Completing it links the workspace; the gateway confirms with a webhook.',
  nothing,
  z.object({ url: z.string() }),
  { audit: 'ats_changed', also: { 503: 'No gateway is set up here, or it cannot be reached.' } },
)
export type OpenAtsLinking = CallType<typeof openAtsLinking>
