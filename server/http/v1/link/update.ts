import { updateLink } from '@fairlead/contract/v1/link/update'
import { linkAts } from '../../../features/ats/link-ats.ts'
import { endpoint } from '../../endpoint.ts'

export const postLinkUpdate = endpoint(updateLink, (ctx, { input, services }) =>
  linkAts(ctx, services.outside.ats, services.secrets, input.public_token),
)
