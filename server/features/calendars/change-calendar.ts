// How a calendar counts: its events make the user busy, its all-day events are days off, or it is ignored.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { saveChoices } from '../accounts/users/user-store.ts'
import { saveCountsAs, type CountsAs } from './calendar-store.ts'
import type { CalendarTools } from './open-account.ts'
import { syncUsers } from './sync-calendar.ts'
import { text } from './texts/texts.ts'

/** An ignored calendar wasn't read, so it is read first. Returns whether it could be. */
export async function changeCalendar(ctx: ActorContext, tools: CalendarTools, id: string, countsAs: CountsAs): Promise<boolean> {
  const isThere = await ctx.transaction((tx) => saveCountsAs(tx, ctx.userId, id, countsAs))
  if (!isThere) throw new Refusal('not_found', text.calendarGone)
  if (countsAs === 'ignored') return true
  return (await syncUsers(ctx, tools, [ctx.userId], false)).isWhole
}

/** Interviews go to the user's calendar without a question where there is only one that accepts them, and none is chosen. */
export async function syncOnlyCalendar(tx: Tx, ctx: ActorContext): Promise<void> {
  const { calendar_synced_id: chosen } = await tx
    .selectFrom('users')
    .select('calendar_synced_id')
    .where('id', '=', ctx.userId)
    .executeTakeFirstOrThrow()
  if (chosen !== null) return
  const receiving = await tx
    .selectFrom('calendar')
    .select('id')
    .where('user_id', '=', ctx.userId)
    .where('is_read_only', '=', false)
    .where('gone_at', 'is', null)
    .limit(2)
    .execute()
  const [only] = receiving
  if (only && receiving.length === 1) await saveChoices(tx, ctx.userId, { calendarSyncedId: only.id })
}
