import { z } from 'zod'
import { authProviders } from '@fairlead/domain/account/scopes'
import { call, type CallType } from '../../call.ts'
import { list, text } from '../../fields.ts'
import { authorizationRequest } from '../../shapes/authorization.ts'

export const listProviders = call(
  'GET',
  'v1/users/providers',
  ['guest'],
  'The identity providers of this installation; with redirect_uri and state, also the page to send the browser to if the provider can be reached.',
  z.object({
    ...authorizationRequest,
    scopes: list(text, 50).optional(),
  }),
  z.array(z.object({ auth_provider: z.enum(authProviders), name: z.string(), url: z.string().nullable() })),
)
export type ListProviders = CallType<typeof listProviders>
