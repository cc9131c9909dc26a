import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'
import { atsLink } from '../../shapes/ats.ts'

export const updateLink = call(
  'POST',
  'v1/link/update',
  [],
  'Exchanges the public token of a completed linking for a permanent link, replacing an earlier one.',
  z.object({ public_token: text.default('') }),
  atsLink,
  { audit: null, also: { 503: 'No gateway is set up here, or it cannot be reached.' } },
)
export type UpdateLink = CallType<typeof updateLink>
