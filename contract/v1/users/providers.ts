// GET {V1}users/providers: where a browser goes to sign in at Google or Microsoft, as far as they are set up.
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { list, text } from '../../fields.ts'

export const listProviders = call(
  'GET',
  'v1/users/providers',
  'The identity providers of this installation with the page to send the browser to; none when none is set up.',
  z.object({ redirect_uri: text, state: text, scopes: list(text, 50).optional() }),
  z.array(z.object({ auth_provider: z.enum(['google', 'microsoft']), name: z.string(), url: z.string() })),
  { session: false },
)
export type ListProviders = CallType<typeof listProviders>
