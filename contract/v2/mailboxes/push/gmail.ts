import { z } from 'zod'
import { call } from '../../../call.ts'

const anything = z.unknown().optional()

export const receiveGmailPush = call(
  'POST',
  'v2/mailboxes/push/gmail',
  ['guest'],
  'For Google Cloud Pub/Sub only: a Gmail mailbox has new email. Signed by an OpenID Connect token in Authorization. Mailboxes that aren’t connected get the same answer.',
  z.object({ message: anything, subscription: anything, deliveryAttempt: anything }),
  z.null(),
  { audit: null, status: 204, also: { 401: 'The token is missing or wrong, or this installation has no topic.' } },
)
