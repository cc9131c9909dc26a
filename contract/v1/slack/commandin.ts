import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

export const slackCommand = call(
  'POST',
  'v1/slack/commandin',
  ['guest'],
  "Opens a logged session of the user whose email is in text. Responds with 'Session token: …', 'None' if there is no such user, otherwise 'Command failed.' For sessions of internal staff and for signed requests of listed Slack members, who get plain text.",
  z.object({ command: text.default(''), text: text.default(''), user_id: text.optional() }),
  z.string(),
  { audit: 'itself', also: { 401: 'Neither a session nor a valid signature.', 403: 'Turned off here, or not allowed for this user.' } },
)
export type SlackCommand = CallType<typeof slackCommand>
