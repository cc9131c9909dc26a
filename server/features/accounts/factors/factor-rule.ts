// Whether a workspace requires second factors: from when, and after which sign-ins.
import { sql, type Kysely } from 'kysely'
import { whyNotRequireFactors, type FactorRule } from '@fairlead/domain/account/second-factor'
import { Refusal } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import type { ActorContext } from '../../../platform/context.ts'
import type { DB } from '../../../platform/schema.ts'
import { recordAuditEvent } from '../security/audit-store.ts'
import { lockWorkspace, saveFactorRule } from '../users/user-store.ts'
import { isWorkspaceAdmin, requireWorkspaceAdmin } from '../users/workspace-rights.ts'
import { requireConfirmed } from './confirm-identity.ts'
import { factorsOf } from './factor-store.ts'

export async function readFactorRule(db: Kysely<DB>, workspaceId: string): Promise<FactorRule> {
  const row = await db
    .selectFrom('workspace')
    .select(['second_factor_from', 'second_factor_for_providers'])
    .where('id', '=', workspaceId)
    .executeTakeFirstOrThrow()
  return { from: row.second_factor_from, forProviders: row.second_factor_for_providers }
}

export interface FactorRulePage extends FactorRule {
  canManage: boolean
  members: number
  /** Those of them who have no factor. */
  without: number
}

export async function readFactorRulePage(db: Kysely<DB>, ctx: ActorContext): Promise<FactorRulePage> {
  const { rows } = await sql<{ members: number; without: number }>`
    select count(*)::int as members,
      (count(*) filter (where not exists (select from second_factor where user_id = users.id)))::int as without
    from users where workspace_id = ${ctx.workspaceId} and disabled_at is null`.execute(db)
  return { ...(await readFactorRule(db, ctx.workspaceId)), ...must(rows[0]), canManage: await isWorkspaceAdmin(db, ctx.actor) }
}

export interface FactorRuleChange {
  isRequired: boolean
  /** Days until it is, unless it was required before: a date that was announced stays. */
  graceDays: number
  forProviders: boolean
}

const dayMs = 86_400_000

export async function changeFactorRule(db: Kysely<DB>, ctx: ActorContext, session: string, change: FactorRuleChange): Promise<void> {
  await requireWorkspaceAdmin(db, ctx.actor)
  await requireConfirmed(db, ctx, session, '')
  const { workspaceId, userId, actor } = ctx
  await db.transaction().execute(async (tx) => {
    await lockWorkspace(tx, workspaceId)
    await requireWorkspaceAdmin(tx, actor)
    const before = await readFactorRule(tx, workspaceId)
    const hasFactor = (await factorsOf(tx, userId)).length > 0
    const wrong = change.isRequired ? whyNotRequireFactors({ hasFactor }, change.graceDays) : null
    if (wrong) throw new Refusal('invalid_input', undefined, wrong)
    const from = change.isRequired ? (before.from ?? new Date(ctx.now().getTime() + change.graceDays * dayMs)) : null
    const { forProviders } = change
    if (from?.getTime() === before.from?.getTime() && forProviders === before.forProviders) return
    await saveFactorRule(tx, workspaceId, { from, forProviders })
    const details = { from: from?.toISOString() ?? 'never', for_providers: forProviders }
    await recordAuditEvent(tx, { kind: 'second_factor_required', workspaceId, userId, actor: actor.email, details })
  })
}
