import * as calls from '@fairlead/contract/v2/team/sso'
import { addConnection, changeConnection, removeConnection, testConnection } from '../../../features/accounts/sso/change-connections.ts'
import { addDomain, checkDomain, removeDomain } from '../../../features/accounts/sso/change-domains.ts'
import { changeSsoRule, readSsoPage } from '../../../features/accounts/sso/require-sso.ts'
import type { ActorContext } from '../../../platform/context.ts'
import { endpoint } from '../../endpoint.ts'
import type { Services } from '../../services.ts'

const iso = (time: Date | null) => time?.toISOString() ?? null

async function page(ctx: ActorContext, services: Services): Promise<calls.WireSso> {
  const { connections, domains, requiredFrom, admins } = await readSsoPage(services, ctx)
  return {
    connections: connections.map((connection) => ({
      id: connection.id,
      name: connection.name,
      issuer: connection.issuer,
      scopes: connection.scopes,
      client_id: connection.clientId,
      default_role: connection.defaultRole,
      groups_claim: connection.groupsClaim,
      admin_groups: connection.adminGroups,
      member_groups: connection.memberGroups,
      redirect_uri: connection.redirectUri,
      logout_uri: connection.logoutUri,
    })),
    domains: domains.map(({ id, domain, record, verifiedAt, checkedAt, missingSince }) => ({
      id,
      domain,
      record,
      verified_at: iso(verifiedAt),
      checked_at: iso(checkedAt),
      missing_since: iso(missingSince),
    })),
    required_from: iso(requiredFrom),
    admins: admins.map(({ id, email, name, hasFactor, isBreakGlass }) => ({
      id,
      email,
      name,
      has_second_factor: hasFactor,
      is_break_glass: isBreakGlass,
    })),
  }
}

export const getTeamSso = endpoint(calls.readSso, (ctx, { services }) => page(ctx, services))

interface Changeable {
  name: string
  scopes: string
  default_role: calls.WireSso['connections'][number]['default_role']
  groups_claim: string
  admin_groups: string[]
  member_groups: string[]
  client_secret: string
}

const formOf = ({ name, scopes, ...input }: Changeable) => ({
  name,
  scopes,
  clientSecret: input.client_secret,
  defaultRole: input.default_role,
  groupsClaim: input.groups_claim,
  adminGroups: input.admin_groups,
  memberGroups: input.member_groups,
})

export const postTeamSsoConnections = endpoint(calls.addConnection, async (ctx, { input, services, session }) => {
  await addConnection(services, ctx, session, { ...formOf(input), issuer: input.issuer, clientId: input.client_id })
  return page(ctx, services)
})

export const putTeamSsoConnections = endpoint(calls.changeConnection, async (ctx, { input, services, session }) => {
  await changeConnection(services, ctx, session, { ...formOf(input), id: input.id })
  return page(ctx, services)
})

export const deleteTeamSsoConnections = endpoint(calls.removeConnection, async (ctx, { input, services, session }) => {
  await removeConnection(services, ctx, session, input.id)
  return page(ctx, services)
})

export const postTeamSsoConnectionsTest = endpoint(calls.testConnection, async (ctx, { input, services }) => {
  const form = { code: input.auth_code, codeVerifier: input.code_verifier, nonce: input.nonce, issuer: input.iss || null }
  const { isVerified, ...tested } = await testConnection(services, ctx, input.id, form)
  return { ...tested, email_verified: isVerified }
})

export const postTeamSsoDomains = endpoint(calls.addDomain, async (ctx, { input, services, session }) => {
  await addDomain(services, ctx, session, input.domain)
  return page(ctx, services)
})

export const postTeamSsoDomainsCheck = endpoint(calls.checkDomain, async (ctx, { input, services }) => {
  await checkDomain(services, ctx, input.id)
  return page(ctx, services)
})

export const deleteTeamSsoDomains = endpoint(calls.removeDomain, async (ctx, { input, services, session }) => {
  await removeDomain(services, ctx, session, input.id)
  return page(ctx, services)
})

export const putTeamSsoRequired = endpoint(calls.requireSso, async (ctx, { input, services, session }) => {
  const { is_required: isRequired, grace_hours: graceHours, break_glass: breakGlass } = input
  await changeSsoRule(services, ctx, session, { isRequired, graceHours, breakGlass })
  return page(ctx, services)
})
