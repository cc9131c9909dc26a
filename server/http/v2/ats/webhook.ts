// POST {V2}ats/webhook
import { hearAts as hearAtsCall } from '@fairlead/contract/v2/ats/webhook'
import { Refusal } from '@fairlead/domain/refusal'
import { hearAts, isSignedByGateway } from '../../../features/ats/hear-ats.ts'
import { ok, openEndpoint } from '../../endpoint.ts'

export const postAtsWebhook = openEndpoint(
  hearAtsCall,
  async ({ input, services, headers, raw }) => {
    const { database, outside, secrets, now } = services
    const key = outside.atsGateway.webhookKey
    if (key === null || !isSignedByGateway(key, headers['x-merge-webhook-signature'], raw))
      throw new Refusal('not_signed_in', 'The signature is missing or wrong.')
    // of whom nobody here knows: taken all the same, so that it is not sent again and again
    await hearAts({ database, ats: outside.ats, secrets, now }, input, raw)
    return ok
  },
  { keepsRaw: true },
)
