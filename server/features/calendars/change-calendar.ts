// What a calendar counts as: its events are in the way, its whole days are days off, or nothing of it counts.
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../platform/context.ts'
import { saveCountsAs, type CountsAs } from './calendar-store.ts'
import type { CalendarTools } from './open-account.ts'
import { syncUsers } from './sync-calendar.ts'
import * as text from './texts/en.ts'

/** A calendar that did not count was not read: it is read before this is done. Tells whether it could be. */
export async function changeCalendar(ctx: ActorContext, tools: CalendarTools, id: string, countsAs: CountsAs): Promise<boolean> {
  const isThere = await ctx.transaction((tx) => saveCountsAs(tx, ctx.userId, id, countsAs))
  if (!isThere) throw new Refusal('not_found', text.calendarGone)
  if (countsAs === 'ignored') return true
  return (await syncUsers(ctx, tools, [ctx.userId], false)).isWhole
}
