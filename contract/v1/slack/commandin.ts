// POST {V1}slack/commandin: the command /session-token, by which staff get a session of a user for half an hour.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { text } from '../../fields.ts'

export const slackCommand = call(
  'POST',
  'v1/slack/commandin',
  "Opens a session of the user with the email in text, marked and on record. Answers 'Session token: …', 'None' when there is no such user, else 'Command failed.' Allowed to sessions of internal staff and to signed requests of listed Slack members, which are answered as plain text.",
  z.object({ command: text.default(''), text: text.default(''), user_id: text.optional() }),
  z.string(),
  { session: false, also: { 401: 'Neither a session nor a valid signature.', 403: 'Switched off here, or not for this user.' } },
)
export type SlackCommand = CallType<typeof slackCommand>
