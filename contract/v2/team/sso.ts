// {V2}team/sso: the workspace's providers, domains, and whether it requires single sign-on. For admins.
import { defaultRoles, ssoLimits } from '@fairlead/domain/account/single-sign-on'
import { z } from 'zod'
import { call, type CallType } from '../../call.ts'
import { flag, id, list, nothing, text, whole } from '../../fields.ts'
import { ssoCode } from '../account/sso.ts'

const role = z.enum(defaultRoles)

const page = z.object({
  connections: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      issuer: z.string(),
      client_id: z.string(),
      scopes: z.string(),
      /** What new members get; none = only members of a group may sign in. */
      default_role: role,
      /** '' = groups aren't read. */
      groups_claim: z.string(),
      admin_groups: z.array(z.string()),
      member_groups: z.array(z.string()),
      /** For the provider's settings. */
      redirect_uri: z.string(),
      logout_uri: z.string(),
    }),
  ),
  domains: z.array(
    z.object({
      id: z.string(),
      domain: z.string(),
      /** The TXT record to publish at the domain. */
      record: z.string(),
      verified_at: z.string().nullable(),
      checked_at: z.string().nullable(),
      /** Since when a verified domain's record has been missing. */
      missing_since: z.string().nullable(),
    }),
  ),
  required_from: z.string().nullable(),
  admins: z.array(
    z.object({ id: z.string(), email: z.string(), name: z.string(), has_second_factor: z.boolean(), is_break_glass: z.boolean() }),
  ),
})
export type WireSso = z.infer<typeof page>

const confirmed = {
  audit: 'itself',
  also: { 403: 'Not an admin, or the session was not confirmed lately (confirmation_needed).' },
} as const

export const readSso = call('GET', 'v2/team/sso', ['staff'], 'Single sign-on of this workspace. For admins.', nothing, page)
export type ReadSso = CallType<typeof readSso>

const groups = list(z.string().max(ssoLimits.group), ssoLimits.groups).default([])
const changeable = {
  name: text,
  scopes: text.default(''),
  default_role: role.default('member'),
  groups_claim: text.default(''),
  admin_groups: groups,
  member_groups: groups,
}

export const addConnection = call(
  'POST',
  'v2/team/sso/connections',
  [],
  'Adds an OpenID Connect provider after reading its metadata. The secret is stored encrypted and never returned.',
  z.object({ ...changeable, issuer: text, client_id: text, client_secret: text }),
  page,
  confirmed,
)
export type AddConnection = CallType<typeof addConnection>

export const changeConnection = call(
  'PUT',
  'v2/team/sso/connections',
  [],
  'Changes a provider, except its issuer and client. An empty secret keeps the stored one.',
  z.object({ ...changeable, id, client_secret: text.default('') }),
  page,
  confirmed,
)
export type ChangeConnection = CallType<typeof changeConnection>

export const removeConnection = call(
  'DELETE',
  'v2/team/sso/connections',
  [],
  'Removes a provider and ends the sessions that it opened.',
  z.object({ id }),
  page,
  confirmed,
)
export type RemoveConnection = CallType<typeof removeConnection>

export const testConnection = call(
  'POST',
  'v2/team/sso/connections/test',
  [],
  'What a real sign-in at the provider says, without signing anyone in.',
  z.object({ id, ...ssoCode }),
  z.object({
    email: z.string(),
    email_verified: z.boolean(),
    subject: z.string(),
    /** null = the provider has more than it lists. */
    groups: z.array(z.string()).nullable(),
    /** What the groups give; null = nothing. */
    role: role.nullable(),
    /** Why this person couldn't sign in. */
    problem: z.string().nullable(),
  }),
  { audit: null, also: { 401: 'The provider or a check refused the code.', 503: 'The provider can’t be reached.' } },
)
export type TestConnection = CallType<typeof testConnection>

export const addDomain = call(
  'POST',
  'v2/team/sso/domains',
  [],
  'Claims a domain, and names the DNS record that proves it.',
  z.object({ domain: text }),
  page,
  confirmed,
)
export type AddDomain = CallType<typeof addDomain>

export const checkDomain = call(
  'POST',
  'v2/team/sso/domains/check',
  [],
  'Looks for the DNS record of a claimed domain now.',
  z.object({ id }),
  page,
  {
    audit: 'itself',
    also: { 503: 'DNS gave no answer.' },
  },
)
export type CheckDomain = CallType<typeof checkDomain>

export const removeDomain = call(
  'DELETE',
  'v2/team/sso/domains',
  [],
  'Gives a domain up: its addresses may use passwords again.',
  z.object({ id }),
  page,
  confirmed,
)
export type RemoveDomain = CallType<typeof removeDomain>

export const requireSso = call(
  'PUT',
  'v2/team/sso/required',
  [],
  'Requires single sign-on of the verified domains after grace_hours, when other sessions end, or no longer. break_glass are admins with a second factor who may still sign in otherwise. A time that was set before stays.',
  z.object({ is_required: flag, grace_hours: whole.default(24), break_glass: list(id, 50).default([]) }),
  page,
  confirmed,
)
export type RequireSso = CallType<typeof requireSso>
