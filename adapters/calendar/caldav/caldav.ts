// Calendars over CalDAV (RFC 4791), found from any address their owner knows.
import { CalendarDown, type CalendarAccess, type CalendarServer } from '@fairlead/domain/ports/calendars'
import { caldavChanges } from './caldav-changes.ts'
import { findHomes, listHomes, type Homes } from './caldav-discovery.ts'
import { caldavRemove, caldavWrite } from './caldav-writes.ts'
import { davClient } from './dav-client.ts'
import type { Guard } from '../guarded-request.ts'

/**
 * The account is discovered once and remembered. URLs on the user's host are stored as paths, so that they survive a change of
 * port or protocol. Uses our own small client: every connection has to pass the guard against private addresses, and every
 * response has to be complete.
 */
export function caldavServer(access: Extract<CalendarAccess, { kind: 'caldav' }>, guard: Guard): CalendarServer {
  const written = access.url.trim()
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(written) ? written : `https://${written}`)
  if (!url) return unreachable('This isn’t the address of a calendar server.')
  const client = davClient(guard, { url, username: access.username, password: access.password })
  const nameOf = (target: URL) => (target.origin === url.origin ? target.pathname : target.href)
  let discovery: Promise<Homes> | null = null
  const homes = () => {
    discovery ??= findHomes(client, url, access.username).catch((error: unknown) => {
      discovery = null
      throw error
    })
    return discovery
  }
  const calendarAt = (remoteId: string) => ({ client, nameOf, url: new URL(remoteId.endsWith('/') ? remoteId : `${remoteId}/`, url) })
  return {
    list: () => readable(async () => listHomes(client, (await homes()).homes, nameOf)),
    changes: (remoteId, cursor) => readable(async () => caldavChanges({ ...calendarAt(remoteId), owners: (await homes()).owners }, cursor)),
    write: (remoteId, event, place) => readable(() => caldavWrite(calendarAt(remoteId), event, place)),
    remove: (remoteId, _uid, place) => readable(() => caldavRemove(calendarAt(remoteId), place)),
  }
}

/** An invalid URL in a response makes the response unreadable. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) throw new CalendarDown('The server gave an unreadable answer.')
    throw error
  }
}

function unreachable(reason: string): CalendarServer {
  const fail = () => Promise.reject(new CalendarDown(reason))
  return { list: fail, changes: fail, write: fail, remove: fail }
}
