// Admins add, change, test, and remove their workspace's OpenID Connect providers.
import { checkConnection, roleOfGroups, ssoLimits, type ConnectionForm, type DefaultRole } from '@fairlead/domain/account/single-sign-on'
import { domainOf } from '@fairlead/domain/account/single-sign-on'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { lockWorkspace, readSsoFrom } from '../users/user-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { text } from '../texts/texts.ts'
import { aboutConnection, deleteConnection, listConnections, saveConnection, type Connection } from './sso-connection-store.ts'
import { ownerOfDomain } from './sso-domain-store.ts'
import {
  connectionOf,
  openProvider,
  redeemSsoCode,
  redirectUriOf,
  requireConfirmedAdmin,
  type SsoCode,
  type SsoTools,
} from './sso-tools.ts'

const lines = (groups: readonly string[]) => [...new Set(groups.map((group) => group.trim()).filter((group) => group !== ''))]

/** Adds a provider after reading its metadata. */
export async function addConnection(tools: SsoTools, ctx: ActorContext, session: string, form: ConnectionForm): Promise<void> {
  await requireConfirmedAdmin(tools, ctx, session)
  const id = newId()
  const checked = check(form, true)
  const clientSecret = tools.secrets.close(checked.clientSecret, aboutConnection(id))
  const connection = { ...checked, id, workspaceId: ctx.workspaceId, clientSecret }
  await requireReadable(tools, connection)
  await change(tools, ctx, { target: connection.name, action: 'connection added' }, async (tx) => {
    if ((await listConnections(tx, ctx.workspaceId)).length >= ssoLimits.connections)
      throw new Refusal('invalid_input', text.tooManyConnections(ssoLimits.connections))
    await saveConnection(tx, connection)
  })
}

/** Issuer and client stay: other ones have other subjects, so they are another connection. */
export async function changeConnection(
  tools: SsoTools,
  ctx: ActorContext,
  session: string,
  { id, ...form }: Omit<ConnectionForm, 'issuer' | 'clientId'> & { id: string },
): Promise<void> {
  await requireConfirmedAdmin(tools, ctx, session)
  const before = await connectionOf(tools.database.system, ctx.workspaceId, id)
  const { clientSecret, ...checked } = check({ ...form, issuer: before.issuer, clientId: before.clientId }, false)
  const closed = clientSecret === '' ? null : tools.secrets.close(clientSecret, aboutConnection(id))
  await change(tools, ctx, { target: checked.name, action: 'connection changed' }, async (tx) => {
    const current = await connectionOf(tx, ctx.workspaceId, id)
    await saveConnection(tx, { ...current, ...checked, clientSecret: closed ?? current.clientSecret })
  })
}

/** Ends the sessions it opened. The last one stays while single sign-on is required. */
export async function removeConnection(tools: SsoTools, ctx: ActorContext, session: string, id: string): Promise<void> {
  await requireConfirmedAdmin(tools, ctx, session)
  const { name } = await connectionOf(tools.database.system, ctx.workspaceId, id)
  await change(tools, ctx, { target: name, action: 'connection removed' }, async (tx) => {
    const rest = (await listConnections(tx, ctx.workspaceId)).filter((connection) => connection.id !== id)
    if (rest.length === 0 && (await readSsoFrom(tx, ctx.workspaceId)) !== null) throw new Refusal('invalid_input', text.lastConnection)
    await deleteConnection(tx, ctx.workspaceId, id)
  })
}

/** One change of single sign-on, under the workspace's lock and on record. */
export async function change(
  { database: { system } }: SsoTools,
  { workspaceId, userId, actor }: ActorContext,
  { target, action }: { target: string; action: string },
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await system.transaction().execute(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireWorkspaceAdmin(tx, actor)
    await work(tx)
    await recordAuditEvent(tx, { kind: 'sso_changed', workspaceId, userId, actor: actor.email, target, details: { action } })
  })
}

function check(form: ConnectionForm, isNew: boolean): ConnectionForm {
  const trimmed: ConnectionForm = {
    name: form.name.trim(),
    // an issuer may end with a slash, and then its tokens say so too
    issuer: form.issuer.trim(),
    clientId: form.clientId.trim(),
    clientSecret: form.clientSecret.trim(),
    scopes: form.scopes.trim().split(/\s+/).join(' '),
    defaultRole: form.defaultRole,
    groupsClaim: form.groupsClaim.trim(),
    adminGroups: lines(form.adminGroups),
    memberGroups: lines(form.memberGroups),
  }
  const fields = checkConnection(trimmed, isNew)
  if (fields) throw new Refusal('invalid_input', undefined, fields)
  return trimmed
}

/** Its metadata can be read, names this issuer, and has a page to sign in on. */
async function requireReadable(tools: SsoTools, connection: Connection): Promise<void> {
  const request = { state: 's', scopes: [], nonce: null, codeChallenge: null, loginHint: null, isLasting: false }
  const redirectUri = redirectUriOf(tools.settings.publicUrl, connection.id)
  await openProvider(tools, connection)
    .authorizationUrl({ ...request, redirectUri })
    .catch(() => {
      throw new Refusal('invalid_input', undefined, { issuer: text.issuerUnreadable })
    })
}

export interface SsoTest {
  email: string
  isVerified: boolean
  subject: string
  /** null = more than the provider lists. */
  groups: string[] | null
  role: DefaultRole | null
  /** Why this person couldn't sign in; null when they could. */
  problem: string | null
}

/** A real sign-in at the provider by an admin, which opens no session and changes nothing. */
export async function testConnection(tools: SsoTools, ctx: ActorContext, id: string, form: SsoCode): Promise<SsoTest> {
  const { system } = tools.database
  await requireWorkspaceAdmin(system, ctx.actor)
  const connection = await connectionOf(system, ctx.workspaceId, id)
  const { email, emailVerified: isVerified, subject, groups } = await redeemSsoCode(tools, connection, form)
  const role = roleOfGroups(connection, groups)
  const isOurs = (await ownerOfDomain(system, domainOf(email))) === ctx.workspaceId
  const problem = !isVerified
    ? text.unverifiedByProvider(connection.name, email)
    : !isOurs
      ? text.foreignDomain(email)
      : role === 'none'
        ? text.inNoGroup(connection.name)
        : null
  return { email, isVerified, subject, groups, role, problem }
}
