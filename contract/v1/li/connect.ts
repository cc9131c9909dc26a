import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, longText, text } from '../../fields.ts'
import { linkedinContact, linkedinStatuses } from '../../shapes/outreach.ts'

export const sendInvitation = call(
  'POST',
  'v1/li/connect',
  [],
  'Sends a candidate one invitation of at most 300 characters, only once. A candidate still in review is approved first.',
  z.object({
    candidate_id: id,
    project_id: id,
    message_body: longText.default(''),
    scheduled_date: text.optional(),
    take_over: flag.optional(),
  }),
  linkedinContact,
  { audit: 'connection_changed', also: linkedinStatuses },
)
export type SendInvitation = CallType<typeof sendInvitation>
