import { z } from 'zod'
import { call } from '../../../call.ts'
import { text } from '../../../fields.ts'

export const receiveGraphPush = call(
  'POST',
  'v2/mailboxes/push/graph',
  ['guest'],
  'For Microsoft Graph only: an inbox has new email, or a subscription needs attention. The answer is the same whether or not we know the subscription.',
  /** validationToken: returned as plain text, which proves to Microsoft that the URL is ours. */
  z.object({ validationToken: text.optional(), value: z.array(z.unknown()).optional(), validationTokens: z.unknown().optional() }),
  z.null(),
  { audit: null, status: 202, also: { 200: 'The validation token, as plain text.' } },
)
