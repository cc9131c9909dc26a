import { syncCalendars } from '@fairlead/contract/v2/calendars/sync'
import { syncUsers } from '../../../features/calendars/sync-calendar.ts'
import { calendarTools } from '../../calendar-tools.ts'
import { endpoint, ok } from '../../endpoint.ts'

export const postCalendarsSync = endpoint(syncCalendars, async (ctx, { services }) => {
  const { isWhole } = await syncUsers(ctx, calendarTools(services), [ctx.userId], true)
  return { ...ok, is_fresh: isWhole }
})
