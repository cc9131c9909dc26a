// Signing in through a workspace's own provider: finds the connection for an address, opens the provider's page, redeems its
// answer, and ends sessions that the provider ended.
import { nameAsText } from '@fairlead/domain/account/names'
import { domainOf, roleOfGroups } from '@fairlead/domain/account/single-sign-on'
import type { CompanyIdentity } from '@fairlead/domain/ports/identity'
import { whyNotChangeAdmin } from '@fairlead/domain/project/members'
import { Refusal } from '@fairlead/domain/refusal'
import { normaliseEmail } from '@fairlead/domain/shared/validation'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import { readMembers } from '../members/member-views.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { countTry, senderOf } from '../security/login-rate-limit.ts'
import { closeSsoSessions, type UserLists } from '../sessions/session-store.ts'
import { listConnections, type Connection } from '../sso/sso-connection-store.ts'
import { ownerOfDomain } from '../sso/sso-domain-store.ts'
import { findSsoUser, linkSsoUser, useLogoutToken } from '../sso/sso-identity-store.ts'
import { requiredSso } from '../sso/sso-rule.ts'
import { answerOf, connectionOf, openProvider, redeemSsoCode, redirectUriOf, type SsoCode, type SsoTools } from '../sso/sso-tools.ts'
import { findAnyUser, insertUser, lockWorkspace, saveWorkspaceAdmin, workspaceName, type AnyUser } from '../users/user-store.ts'
import { listActiveUsers } from '../users/user-views.ts'
import { text } from '../texts/texts.ts'
import { signInAs, type SignedIn } from './sign-in-as.ts'

export interface SsoChoice {
  connections: { id: string; name: string }[]
  /** Nothing else signs this address in. */
  isRequired: boolean
}

/** The connections that sign in this address, by its domain. */
export async function findSso({ database: { system } }: SsoTools, email: string, now: Date): Promise<SsoChoice> {
  const address = normaliseEmail(email)
  const workspaceId = await ownerOfDomain(system, domainOf(address))
  if (workspaceId === null) return { connections: [], isRequired: false }
  const connections = (await listConnections(system, workspaceId)).map(({ id, name }) => ({ id, name }))
  return { connections, isRequired: (await requiredSso(system, address, now)) !== null }
}

/** In fifteen minutes from one sender: each asks a provider. */
const openings = 60

export interface SsoRequest {
  connection: string
  state: string
  nonce: string
  /** S256 (RFC 7636). */
  codeChallenge: string
  loginHint: string | null
}

/** The provider's page, and the connection's name. */
export async function openSso(tools: SsoTools, request: SsoRequest, now: Date): Promise<{ name: string; url: string }> {
  const { system } = tools.database
  const connection = await connectionOf(system, null, request.connection)
  await countTry(system, `sso from ${senderOf()}`, now, openings)
  const scopes = connection.scopes.split(' ').filter((scope) => scope !== '')
  const { state, nonce, codeChallenge, loginHint } = request
  const redirectUri = redirectUriOf(tools.settings.publicUrl, connection.id)
  const page = { redirectUri, state, scopes, nonce, codeChallenge, loginHint, isLasting: false }
  return { name: connection.name, url: await answerOf(openProvider(tools, connection).authorizationUrl(page)) }
}

/** The provider counts as both steps: the workspace chooses what it asks for. `isNew` = an account was created. */
export async function signInWithSso(
  tools: SsoTools,
  form: SsoCode & { connection: string },
  now: Date,
): Promise<{ signedIn: SignedIn; isNew: boolean }> {
  const { system } = tools.database
  const connection = await connectionOf(system, null, form.connection)
  await countTry(system, `sso code from ${senderOf()}`, now, openings)
  const { workspaceId } = connection
  let proven: CompanyIdentity | null = null
  try {
    const identity = (proven = await redeemSsoCode(tools, connection, form))
    return await system.transaction().execute((tx) => enter(tx, tools.settings, connection, identity, now))
  } catch (error) {
    if (error instanceof Refusal)
      await recordAuditEvent(system, {
        kind: 'sign_in_failed',
        workspaceId,
        userId: null,
        actor: proven?.email ?? null,
        target: connection.name,
        details: { by: 'sso', reason: error.message.slice(0, 200) },
      })
    throw error
  }
}

async function enter(tx: Tx, lists: UserLists, connection: Connection, proven: CompanyIdentity, now: Date) {
  const { id: connectionId, workspaceId } = connection
  const { email, subject, sessionId } = proven
  if (!proven.emailVerified) throw new Refusal('not_permitted', text.unverifiedByProvider(connection.name, email))
  if ((await ownerOfDomain(tx, domainOf(email))) !== workspaceId) throw new Refusal('not_permitted', text.foreignDomain(email))
  // two concurrent tabs create one account, and two admins don't demote each other
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 16))`.execute(tx)
  await lockWorkspace(tx, workspaceId)
  const linkedId = await findSsoUser(tx, connectionId, subject)
  const existing = await findAnyUser(tx, linkedId === null ? { email } : { id: linkedId })
  if (existing) requireOurs(connection, existing)
  const role = roleOfGroups(connection, proven.groups)
  const user = existing ?? (await join(tx, connection, proven, role ?? connection.defaultRole, now))
  if (linkedId === null) {
    if (!(await linkSsoUser(tx, connection, subject, user.id))) throw new Refusal('not_permitted', text.linkedElsewhere(connection.name))
    const by = { workspaceId, userId: user.id, actor: user.email }
    await recordAuditEvent(tx, { ...by, kind: 'provider_linked', target: `${connection.name}: ${email}` })
  }
  if (existing && role !== null) await applyRole(tx, lists, connection, existing, role)
  return { signedIn: await signInAs(tx, user, now, { by: 'sso', sso: { connectionId, sessionId } }), isNew: existing === null }
}

/** Never takes over an account that the workspace doesn't have, or whose address was never verified. */
function requireOurs({ workspaceId }: Connection, user: AnyUser): void {
  if (user.workspace_id !== workspaceId) throw new Refusal('email_taken', text.inOtherWorkspace(user.email))
  if (user.disabled_at !== null) throw new Refusal('wrong_credentials', text.accountDisabled)
  if (user.email_verified_at === null) throw new Refusal('not_permitted', text.verifyBeforeSso)
}

async function join(tx: Tx, { workspaceId, name }: Connection, proven: CompanyIdentity, role: string, now: Date): Promise<AnyUser> {
  if (role === 'none') throw new Refusal('not_permitted', text.inNoGroup(name))
  const user = await insertUser(tx, {
    workspaceId,
    email: proven.email,
    passwordHash: null,
    firstName: nameAsText(proven.firstName),
    lastName: nameAsText(proven.lastName),
    company: await workspaceName(tx, workspaceId),
    jobTitle: '',
    profilePicture: proven.pictureUrl,
    emailVerifiedAt: now,
  })
  if (role === 'admin') await saveWorkspaceAdmin(tx, user.id, true)
  const by = { workspaceId, userId: user.id, actor: user.email }
  await recordAuditEvent(tx, { ...by, kind: 'account_created', details: { by: 'sso', role } })
  return { ...user, email_verified_at: now, disabled_at: null, is_workspace_admin: role === 'admin' }
}

/** The groups decide again at every sign-in, except that the last admin and break-glass admins stay admins, which is on record. */
async function applyRole(tx: Tx, lists: UserLists, { workspaceId, name }: Connection, user: AnyUser, role: string): Promise<void> {
  const isAdmin = role === 'admin'
  const by = { workspaceId, userId: user.id, actor: user.email }
  const problem = user.is_workspace_admin ? whyNotChangeAdmin(await readMembers(tx, workspaceId, lists), user.id, false) : null
  if (!isAdmin && problem) return recordAuditEvent(tx, { ...by, kind: 'sso_role_kept', details: { groups_give: role } })
  if (role === 'none') throw new Refusal('not_permitted', text.inNoGroup(name))
  if (isAdmin === user.is_workspace_admin) return
  await saveWorkspaceAdmin(tx, user.id, isAdmin)
  await recordAuditEvent(tx, { ...by, kind: 'role_changed', target: user.email, details: { now: role, by: `groups of ${name}` } })
}

/** Longer than a logout token is accepted. */
const tokenMs = 10 * 60_000

/** OpenID Connect Back-Channel Logout 1.0: ends the sessions that a logout token names. */
export async function endSsoSessions(tools: SsoTools, { connection: id, token }: { connection: string; token: string }, now: Date) {
  const { system } = tools.database
  const connection = await connectionOf(system, null, id)
  const notice = await answerOf(openProvider(tools, connection).readLogout(token)).catch((error: unknown) => {
    throw error instanceof Refusal && error.code === 'wrong_credentials' ? new Refusal('bad_request', error.message) : error
  })
  await system.transaction().execute(async (tx) => {
    if (!(await useLogoutToken(tx, connection, notice.id, new Date(now.getTime() + tokenMs))))
      throw new Refusal('bad_request', text.usedLogoutToken)
    const userId = notice.subject === null ? null : await findSsoUser(tx, id, notice.subject)
    if (notice.subject !== null && userId === null) return
    const ended = new Set(await closeSsoSessions(tx, id, { userId, sessionId: notice.sessionId }))
    const { workspaceId, name } = connection
    for (const { id: user, email } of await listActiveUsers(tx, [...ended]))
      await recordAuditEvent(tx, { kind: 'sso_signed_out', workspaceId, userId: user, actor: email, target: name })
  })
}
