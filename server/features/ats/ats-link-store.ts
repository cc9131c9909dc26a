// The only writer of a workspace's link to its applicant tracking system; the account token is stored closed.
import type { AtsAccount, AtsStatus } from '@fairlead/domain/ports/ats'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

export async function findAtsLink(tx: Tx): Promise<AtsAccount | null> {
  const row = await tx.selectFrom('ats_link').select(['account_token', 'integration', 'status']).executeTakeFirst()
  return row ? { accountToken: row.account_token, integration: row.integration, status: row.status as AtsStatus } : null
}

export async function saveAtsLink(tx: Tx, ctx: ActorContext, account: AtsAccount): Promise<void> {
  const link = {
    account_token: account.accountToken,
    integration: account.integration,
    status: account.status,
    linked_by: ctx.userId,
    linked_at: ctx.now(),
    checked_at: ctx.now(),
  }
  await tx
    .insertInto('ats_link')
    .values({ workspace_id: ctx.workspaceId, ...link })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(link))
    .execute()
}

/** A link made meanwhile is not touched by the state of the one before. */
export async function saveAtsStatus(tx: Tx, accountToken: string, status: AtsStatus, now: Date): Promise<void> {
  await tx.updateTable('ats_link').set({ status, checked_at: now }).where('account_token', '=', accountToken).execute()
}
