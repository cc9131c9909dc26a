// Every kind of calendar behind one port.
import { CalendarDown, type Calendars } from '@fairlead/domain/ports/calendars'
import { caldavServer } from './caldav.ts'
import { usualGuard } from './guarded-request.ts'
import { icsFeed } from './ics-feed.ts'
import { occurrences } from './occurrences.ts'

export interface CalendarSettings {
  /** Origins such as http://127.0.0.1:1234 that the surroundings hold and that may be private; nothing a user says gets there. */
  trustedOrigins?: readonly string[]
  /** Milliseconds for one answer. */
  timeout?: number
  given?: Calendars['given']
}

export function calendars({
  trustedOrigins = [],
  timeout = usualGuard.timeout,
  given = async () => null,
}: CalendarSettings = {}): Calendars {
  const guard = { ...usualGuard, trustedOrigins, timeout }
  return {
    open(access) {
      if (access.kind === 'caldav') return caldavServer(access, guard)
      if (access.kind === 'ics') return icsFeed(access.url, guard)
      throw new CalendarDown('Calendars of this kind are not read yet.')
    },
    occurrences,
    given,
  }
}
