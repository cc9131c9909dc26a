import { authProviders } from '@fairlead/domain/account/scopes'
import { z } from 'zod'
import { call, type CallType } from '../call.ts'
import { list, text } from '../fields.ts'
import { signedInOrStep } from '../shapes/common.ts'

const field = z.string().max(500).default('')
const scopes = list(text, 50).optional()

export const register = call(
  'POST',
  'v1/users',
  ['guest'],
  'Registers a user and creates a workspace named after the company; with an invitation, joins its workspace. With auth_provider and auth_code, signs in with Google or Microsoft instead and registers new users; second_step as for v1/sessions, if the workspace wants its own second factor too.',
  z.object({
    first_name: field,
    last_name: field,
    company: field,
    job_title: field,
    email: field,
    password: field,
    invitation: z.string().max(200).optional(),
    auth_provider: z.enum(authProviders).optional(),
    /** The code from the provider's redirect. */
    auth_code: text.optional(),
    /** The redirect URI. */
    redirect_uri: text.optional(),
    /** The values the sign-in started with (RFC 7636; OpenID Connect Core, section 3.1.2.1). */
    code_verifier: text.optional(),
    nonce: text.optional(),
    /** The issuer returned by the browser (RFC 9207). */
    iss: text.optional(),
    /** The requested scopes: a list, or one string separated by spaces. */
    scopes,
    read_scopes: scopes,
  }),
  signedInOrStep,
  {
    audit: 'itself',
    status: 201,
    also: {
      200: 'Signed in to an existing account.',
      401: 'The provider did not accept the code.',
      403: 'The provider has not verified the address.',
      409: 'This email is already registered.',
      503: 'This provider is not set up here, or cannot be reached.',
    },
  },
)
export type Register = CallType<typeof register>
