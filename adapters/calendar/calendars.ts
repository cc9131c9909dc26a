// Every kind of calendar behind one port.
import type { Calendars } from '@fairlead/domain/ports/calendars'
import { caldavServer } from './caldav/caldav.ts'
import { googleCalendars } from './google/google.ts'
import { usualGuard } from './guarded-request.ts'
import { icsFeed } from './ics/ics-feed.ts'
import { microsoftCalendars } from './microsoft/microsoft.ts'
import { occurrences } from './ics/occurrences.ts'

export interface CalendarSettings {
  /** Origins such as http://127.0.0.1:1234 of local services, which may be private; users can't name them. */
  trustedOrigins?: readonly string[]
  /** Hosts, including their subdomains, that users may name; none = every public host. */
  allowedHosts?: readonly string[]
  /** Milliseconds per response. */
  timeout?: number
  given?: Calendars['given']
  /** Google Calendar's API, version 3, or a compatible server; a host on this machine also has to be trusted. */
  googleUrl?: string
  /** Microsoft Graph, version 1.0, or a compatible server. */
  microsoftUrl?: string
  now?: () => Date
}

export function calendars(settings: CalendarSettings = {}): Calendars {
  const {
    trustedOrigins = [],
    allowedHosts = [],
    timeout = usualGuard.timeout,
    given: accountOf = async () => null,
    now = () => new Date(),
  } = settings
  const { googleUrl = 'https://www.googleapis.com/calendar/v3/', microsoftUrl = 'https://graph.microsoft.com/v1.0/' } = settings
  const vendors = { ...usualGuard, trustedOrigins, timeout }
  const guard = { ...vendors, allowedHosts }
  return {
    open(access) {
      if (access.kind === 'caldav') return caldavServer(access, guard)
      if (access.kind === 'ics') return icsFeed(access.url, guard)
      const { accessToken } = access
      if (access.kind === 'google') return googleCalendars({ url: googleUrl, accessToken, guard: vendors })
      return microsoftCalendars({ url: microsoftUrl, accessToken, guard: vendors, now })
    },
    occurrences,
    given: accountOf,
  }
}
