// What the single sign-on page shows admins, and whether their workspace requires it.
import { verificationRecord, whyNotRequireSso } from '@fairlead/domain/account/single-sign-on'
import { Refusal } from '@fairlead/domain/refusal'
import type { Kysely } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { readMembers } from '../members/member-views.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import type { UserLists } from '../sessions/session-store.ts'
import { lockWorkspace, readSsoFrom, saveSsoRule } from '../users/user-store.ts'
import { requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { listConnections, type Connection } from './sso-connection-store.ts'
import { listDomains, type ClaimedDomain } from './sso-domain-store.ts'
import { logoutUriOf, redirectUriOf, requireConfirmedAdmin, type SsoTools } from './sso-tools.ts'

export interface SsoAdmin {
  id: string
  email: string
  name: string
  hasFactor: boolean
  isBreakGlass: boolean
}

export interface SsoPage {
  connections: (Connection & { redirectUri: string; logoutUri: string })[]
  domains: (ClaimedDomain & { record: string })[]
  requiredFrom: Date | null
  /** Active ones. */
  admins: SsoAdmin[]
}

export async function readSsoPage({ database: { system }, settings }: SsoTools, ctx: ActorContext): Promise<SsoPage> {
  await requireWorkspaceAdmin(system, ctx.actor)
  const { workspaceId } = ctx
  const [connections, domains] = [await listConnections(system, workspaceId), await listDomains(system, workspaceId)]
  return {
    connections: connections.map((connection) => ({
      ...connection,
      redirectUri: redirectUriOf(settings.publicUrl, connection.id),
      logoutUri: logoutUriOf(settings.publicUrl, connection.id),
    })),
    domains: domains.map((domain) => ({ ...domain, record: verificationRecord(domain.token) })),
    requiredFrom: await readSsoFrom(system, workspaceId),
    admins: await readAdmins(system, workspaceId, settings),
  }
}

async function readAdmins(db: Kysely<DB>, workspaceId: string, lists: UserLists): Promise<SsoAdmin[]> {
  const secured = new Set(
    (await db.selectFrom('second_factor').select('user_id').where('workspace_id', '=', workspaceId).execute()).map((row) => row.user_id),
  )
  return (await readMembers(db, workspaceId, lists))
    .filter(({ isAdmin, isDisabled }) => isAdmin && !isDisabled)
    .map(({ id, email, name, isBreakGlass }) => ({ id, email, name, isBreakGlass, hasFactor: secured.has(id) }))
}

export interface SsoRuleChange {
  isRequired: boolean
  /** Hours until it is and earlier sessions end, unless it was required before: a time that was announced stays. */
  graceHours: number
  /** IDs of admins. */
  breakGlass: string[]
}

const hourMs = 3_600_000

export async function changeSsoRule(tools: SsoTools, ctx: ActorContext, session: string, change: SsoRuleChange): Promise<void> {
  await requireConfirmedAdmin(tools, ctx, session)
  const { workspaceId, userId, actor } = ctx
  await tools.database.system.transaction().execute(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireWorkspaceAdmin(tx, actor)
    const admins = await readAdmins(tx, workspaceId, tools.settings)
    const chosen = [...new Set(change.breakGlass)].map((id) => admins.find((admin) => admin.id === id))
    const breakGlass = chosen.filter((admin) => admin !== undefined)
    if (change.isRequired) {
      const has = {
        connections: (await listConnections(tx, workspaceId)).length,
        verifiedDomains: (await listDomains(tx, workspaceId)).filter(({ verifiedAt }) => verifiedAt !== null).length,
      }
      // someone who is no longer an admin can't be chosen
      const standing = chosen.map((admin) => ({ isAdmin: admin !== undefined, hasFactor: admin?.hasFactor ?? false, isDisabled: false }))
      const wrong = whyNotRequireSso(has, standing, change.graceHours)
      if (wrong) throw new Refusal('invalid_input', undefined, wrong)
    }
    const before = await readSsoFrom(tx, workspaceId)
    const from = change.isRequired ? (before ?? new Date(ctx.now().getTime() + change.graceHours * hourMs)) : null
    await saveSsoRule(tx, workspaceId, { from, breakGlass: change.isRequired ? breakGlass.map(({ id }) => id) : [] })
    const details = { from: from?.toISOString() ?? 'never', break_glass: breakGlass.map(({ email }) => email).join(', ') }
    await recordAuditEvent(tx, { kind: 'sso_required', workspaceId, userId, actor: actor.email, details })
  })
}
