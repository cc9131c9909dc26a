import { environments } from '@fairlead/domain/operations/environment'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { nothing } from '../fields.ts'

export const readEnvironment = call(
  'GET',
  'v1/environment',
  ['guest'],
  'The environment of the requested host, and its addresses.',
  nothing,
  z.object({
    current_env: z.enum(environments),
    api_url: z.string(),
    api_url_v2: z.string(),
    socket_url: z.string(),
    redirect_uri: z.string(),
    microsoft_redirect_uris: z.object({ registration: z.string(), login: z.string() }),
    is_v2: z.boolean(),
    registration: z.enum(['open', 'invited', 'domain']),
    registration_domains: z.array(z.string()),
    /** There is no account yet: the first administrator is created at /first-run. */
    is_first_run: z.boolean(),
  }),
)
export type ReadEnvironment = CallType<typeof readEnvironment>
