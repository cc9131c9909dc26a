import { z } from 'zod'
import { call } from '../../call.ts'
import { done } from '../../fields.ts'

const anything = z.unknown().optional()

export const receiveAtsWebhook = call(
  'POST',
  'v2/ats/webhook',
  ['guest'],
  'For the gateway only: a completed linking, a changed application, or a problem with a link. Signed in X-Merge-Webhook-Signature.',
  z.object({ hook: anything, linked_account: anything, data: anything }),
  done,
  { audit: null, also: { 401: 'The signature is missing or wrong, or this installation has no key for it.' } },
)
