import { connectAts as connectAtsCall } from '@fairlead/contract/v2/ats/connect'
import { connectAts } from '../../../features/ats/link-ats.ts'
import { endpoint } from '../../endpoint.ts'

export const postAtsConnect = endpoint(connectAtsCall, async (ctx, { input, services }) => {
  const { integration } = await connectAts(ctx, services.outside.ats, services.secrets, input)
  return { integration }
})
