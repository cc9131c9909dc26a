import { openAtsLinking } from '@fairlead/contract/v2/ats/linking'
import { openLinking } from '../../../features/ats/link-ats.ts'
import { endpoint } from '../../endpoint.ts'

export const postAtsLinking = endpoint(openAtsLinking, async (ctx, { services }) => ({ url: await openLinking(ctx, services.outside.ats) }))
