import { authProviders, providerPermissions } from '@fairlead/domain/account/scopes'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { list, nothing, text } from '../../fields.ts'
import { authorizationResponse } from '../../shapes/authorization.ts'

const scopes = list(text, 50).optional()

export const identities = z.object({
  /** Whether the user can also sign in with a password. */
  has_password: z.boolean(),
  identities: z.array(
    z.object({
      id: z.string(),
      auth_provider: z.enum(authProviders),
      /** The address at the provider, when last used. */
      email: z.string(),
      granted: z.array(z.enum(providerPermissions)),
      missing: z.array(z.enum(providerPermissions)),
    }),
  ),
})
export type WireIdentities = z.infer<typeof identities>

export const listIdentities = call(
  'GET',
  'v1/users/identities',
  ['staff', 'unproven', 'unsecured'],
  'How the current user signs in: a password, Google and Microsoft accounts, and what those accounts allow.',
  nothing,
  identities,
)
export type ListIdentities = CallType<typeof listIdentities>

export const linkIdentity = call(
  'POST',
  'v1/users/identities',
  [],
  'Links a provider account to the current user after signing in with it, or updates what it allows.',
  z.object({
    ...authorizationResponse,
    scopes,
  }),
  identities,
  {
    audit: 'itself',
    also: {
      409: 'That account belongs to another user.',
      503: 'This provider is not set up here, or cannot be reached.',
    },
  },
)
export type LinkIdentity = CallType<typeof linkIdentity>

export const unlinkIdentity = call(
  'DELETE',
  'v1/users/identities',
  ['unproven'],
  'Unlinks an account. Refused if it is the only way to sign in.',
  z.object({ id: text }),
  identities,
  { audit: 'itself', also: { 409: 'It is the only way to sign in.' } },
)
export type UnlinkIdentity = CallType<typeof unlinkIdentity>
