// Counts emails against the daily quotas of a user and a workspace, in the transaction that queues them.
import { sql } from 'kysely'
import { quotaOf, quotaSentence, startOfDay, type QuotaKind } from '@fairlead/domain/account/quotas'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

/** Thrown when the day's limit is reached; the HTTP layer writes it to the audit log, because the transaction is rolled back. */
export class QuotaReached extends Refusal {
  readonly kind: QuotaKind
  constructor(kind: QuotaKind, message: string) {
    super('quota_reached', message)
    this.kind = kind
  }
}

/**
 * Counts `amount` emails; throws QuotaReached when they don't fit, and then nothing is counted, because the caller's transaction is rolled back. The workspace's row stays locked until
 * that transaction ends, so that two users can't both use the last of it.
 * @param factor QUOTA_FACTOR; 0 = no limits
 */
export async function useQuota(tx: Tx, ctx: WorkspaceContext, factor: number, kind: QuotaKind, amount: number): Promise<void> {
  // automatic email has separate limits
  if (factor === 0 || amount === 0 || ctx.userId === null) return
  const now = ctx.now()
  const workspace = await tx
    .selectFrom('workspace')
    .select(['created_at', 'quota_factor'])
    .where('id', '=', ctx.workspaceId)
    .executeTakeFirstOrThrow()
  const limits = quotaOf(kind, { createdAt: workspace.created_at, factor: workspace.quota_factor }, now)
  for (const [scope, userId] of [
    ['workspace', ''],
    ['user', ctx.userId],
  ] as const) {
    const { rows } = await sql<{ used: number }>`
      insert into quota_use as quota (workspace_id, user_id, kind, day, used)
      values (${ctx.workspaceId}, ${userId}, ${kind}, ${startOfDay(now)}, ${amount})
      on conflict (workspace_id, kind, day, user_id) do update set used = quota.used + excluded.used
      returning used`.execute(tx)
    const limit = limits[scope] * factor
    if ((rows[0]?.used ?? 0) > limit) throw new QuotaReached(kind, quotaSentence(kind, { scope, max: limit, isYoung: limits.isYoung, now }))
  }
}
