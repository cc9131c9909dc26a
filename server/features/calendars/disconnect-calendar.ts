// Removes a calendar account with all its data; events that the product created there stay.
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { saveChoices } from '../accounts/users/user-store.ts'
import { removeAccount } from './calendar-store.ts'

export function disconnectCalendar(ctx: ActorContext, accountId: string): Promise<void> {
  return ctx.transaction(async (tx) => {
    await removeAccount(tx, ctx.userId, accountId)
    await clearGoneCalendar(tx, ctx)
  })
}

/** A calendar removed with its account no longer receives interviews. */
export async function clearGoneCalendar(tx: Tx, ctx: ActorContext): Promise<void> {
  const user = await tx.selectFrom('users').select('calendar_synced_id').where('id', '=', ctx.userId).forUpdate().executeTakeFirst()
  const chosen = user?.calendar_synced_id ?? null
  if (chosen === null) return
  const isThere = await tx.selectFrom('calendar').select('id').where('id', '=', chosen).where('user_id', '=', ctx.userId).executeTakeFirst()
  if (!isThere) await saveChoices(tx, ctx.userId, { calendarSyncedId: null })
}
