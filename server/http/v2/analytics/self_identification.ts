import { offerSelfIdentification } from '@fairlead/contract/v2/analytics/self_identification'
import { setOffer } from '../../../features/insight/offer-self-identification.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postAnalyticsSelfIdentification = endpoint(offerSelfIdentification, async (ctx, { input }) => {
  await setOffer(ctx, input.project_id, input.offered)
  return ok
})
