// How a calendar counts: its events make the user busy, its all-day events are days off, or it is ignored.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
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
