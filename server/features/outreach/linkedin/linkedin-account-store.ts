// The only writer of LinkedIn accounts: the gateway's account ids and their sign-in state, never passwords.
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

/** The gateway's ID of the user's account; null when they haven't signed in, or LinkedIn has signed them out. */
export async function findLinkedinAccount(tx: Tx, userId: string): Promise<string | null> {
  const row = await tx
    .selectFrom('linkedin_account')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  return row?.account_id ?? null
}

export async function connectLinkedin(tx: Tx, ctx: WorkspaceContext & { userId: string }, accountId: string): Promise<void> {
  const now = { account_id: accountId, state: 'connected' as const, connected_at: ctx.now() }
  await tx
    .insertInto('linkedin_account')
    .values({ user_id: ctx.userId, workspace_id: ctx.workspaceId, ...now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(now))
    .execute()
}

/** LinkedIn requires signing in again. */
export async function expireLinkedin(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('linkedin_account').set({ state: 'expired' }).where('user_id', '=', userId).execute()
}
