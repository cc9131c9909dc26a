// When the owner of a calendar file is busy, and how many of its events could not be read. `context.zone` is the owner's zone.
// `expect` has `busy` ('2027-04-05T08:00Z/2027-04-05T09:00Z', 2026 to 2028), and `unread` where there are any.
import { readIcs } from '@fairlead/adapters/calendar/ics/read-ics'
import { occurrences } from '@fairlead/adapters/calendar/ics/occurrences'
import type { Kind } from './case.ts'
import { textIn } from './read-mail.ts'

const minute = (time: Date) => `${time.toISOString().slice(0, 16)}Z`

export const calendarBusy: Kind = {
  name: 'calendar.busy',
  read({ bytes, context }) {
    const { events, timeZone } = readIcs(bytes().toString('utf8'))
    const zone = timeZone ?? (textIn(context, 'zone') || 'UTC')
    const busy = occurrences(events, new Date('2026-01-01'), new Date('2028-12-31'), zone)
    const unread = events.filter(({ unread: part }) => part !== undefined).length
    return Promise.resolve({ busy: busy.map(({ start, end }) => `${minute(start)}/${minute(end)}`), ...(unread > 0 ? { unread } : {}) })
  },
}
