import * as calls from '@fairlead/contract/v2/calendars'
import { readCalendars, type AccountView } from '../../features/calendars/calendar-views.ts'
import { changeCalendar } from '../../features/calendars/change-calendar.ts'
import { connectCalendar } from '../../features/calendars/connect-calendar.ts'
import { disconnectCalendar } from '../../features/calendars/disconnect-calendar.ts'
import type { ActorContext } from '../../platform/context.ts'
import { Answer, endpoint } from '../endpoint.ts'
import { calendarTools } from '../calendar-tools.ts'
import { credentialLimits } from '../credential-limits.ts'

const accountToWire = ({ reason, syncedAt, calendars, ...account }: AccountView): calls.WireCalendars['accounts'][number] => ({
  ...account,
  why: reason,
  synced_at: syncedAt?.toISOString() ?? null,
  calendars: calendars.map((entry) => ({
    id: entry.id,
    name: entry.name,
    time_zone: entry.timeZone,
    is_read_only: entry.isReadOnly,
    counts_as: entry.countsAs,
    receives: entry.receives,
    is_gone: entry.isGone,
    unread_events: entry.unread,
    unread_count: entry.unreadCount,
  })),
})
const answer = async (ctx: ActorContext): Promise<calls.WireCalendars> => ({ accounts: (await readCalendars(ctx)).map(accountToWire) })

export const getCalendars = endpoint(calls.listCalendars, (ctx) => answer(ctx))

export const postCalendars = endpoint(calls.connectCalendar, async (ctx, { input, services }) => {
  await connectCalendar(ctx, { ...calendarTools(services), limits: credentialLimits(services) }, input)
  return new Answer(201, await answer(ctx))
})

export const putCalendars = endpoint(calls.changeCalendar, async (ctx, { input, services }) => {
  await changeCalendar(ctx, calendarTools(services), input.calendar_id, input.counts_as)
  return answer(ctx)
})

export const deleteCalendars = endpoint(calls.disconnectCalendar, async (ctx, { input }) => {
  await disconnectCalendar(ctx, input.account_id)
  return answer(ctx)
})
