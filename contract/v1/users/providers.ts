// GET {V1}users/providers: where people may sign in besides here, and where a browser goes for it.
import { z } from 'zod'
import { authProviders } from '@fairlead/domain/account/scopes'
import { call, type CallType } from '../../call.ts'
import { list, text } from '../../fields.ts'

export const listProviders = call(
  'GET',
  'v1/users/providers',
  'The identity providers of this installation; with redirect_uri and state, also the page to send the browser to if the provider can be reached.',
  z.object({
    /** This one alone. */
    auth_provider: z.enum(authProviders).optional(),
    redirect_uri: text.optional(),
    state: text.optional(),
    nonce: text.optional(),
    /** S256 (RFC 7636). */
    code_challenge: text.optional(),
    login_hint: text.optional(),
    scopes: list(text, 50).optional(),
  }),
  z.array(z.object({ auth_provider: z.enum(authProviders), name: z.string(), url: z.string().nullable() })),
  { session: false },
)
export type ListProviders = CallType<typeof listProviders>
