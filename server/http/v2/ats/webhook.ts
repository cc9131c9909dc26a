import { receiveAtsWebhook as atsWebhookCall } from '@fairlead/contract/v2/ats/webhook'
import { Refusal } from '@fairlead/domain/refusal'
import { receiveAtsWebhook, isSignedByGateway } from '../../../features/ats/receive-ats-webhook.ts'
import { ok, openEndpoint } from '../../endpoint.ts'
import { text } from '../../texts/texts.ts'

export const postAtsWebhook = openEndpoint(
  atsWebhookCall,
  async ({ input, services, headers, raw }) => {
    const { database, outside, secrets, now } = services
    const key = outside.atsGateway.webhookKey
    if (key === null || !isSignedByGateway(key, headers['x-merge-webhook-signature'], raw))
      throw new Refusal('not_signed_in', text.wrongSignature)
    // about a candidate who isn't known here: accepted, so that it isn't sent repeatedly
    await receiveAtsWebhook({ database, ats: outside.ats, secrets, now }, input, raw)
    return ok
  },
  { keepsRaw: true },
)
