// Google Calendar through its API, version 3 (developers.google.com/workspace/calendar/api/v3/reference).
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import type {
  CalendarChanges,
  CalendarEvent,
  CalendarListing,
  CalendarObject,
  CalendarServer,
  EventPlace,
  OwnEvent,
} from '@fairlead/domain/ports/calendars'
import { field, text } from '../../http/shape.ts'
import { instantOfTime } from '../ics/event-times.ts'
import { googleEvent, googleGap, hasAnswers, sequenceKey, toGoogle } from './google-events.ts'
import type { Guard } from '../guarded-request.ts'
import { vendorClient, type VendorClient } from '../vendor-client.ts'
import { writeOnce, type StoredEvent, type EventStore } from '../write-once.ts'

export interface GoogleSettings {
  /** https://www.googleapis.com/calendar/v3/, or a compatible server. */
  url: string
  accessToken(): Promise<string>
  guard: Guard
}

const limits = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimitsExceeded']
const mostPages = 500

/**
 * Whole series with their exceptions are kept together under the id of the series. No one is notified by email: every write says
 * sendUpdates=none. Events are inserted with our iCalUID, not imported, since a change of an imported event is its organizer's only.
 */
export function googleCalendars({ url, accessToken, guard }: GoogleSettings): CalendarServer {
  const client = vendorClient({
    name: 'Google',
    url,
    accessToken,
    guard,
    isLimit: (body) => {
      const errors = field(field(body, 'error'), 'errors')
      return Array.isArray(errors) && errors.some((one) => limits.includes(text(one, 'reason') ?? ''))
    },
  })
  return {
    async list() {
      const { items } = (await pages(client, 'users/me/calendarList', {}))!
      return items.filter((item) => field(item, 'deleted') !== true).flatMap(listingOf)
    },
    async changes(remoteId, cursor) {
      const path = eventsOf(remoteId)
      const since = cursor === null ? null : await pages(client, path, { syncToken: cursor })
      if (!since) return everything(client, path)
      return { ...(await changed(client, path, since.items)), isWhole: false, cursor: since.token }
    },
    write: (remoteId, event, place) => writeOnce(eventStoreOf(client, eventsOf(remoteId), event), event, place),
    async remove(remoteId, _uid, place) {
      const said = await client.ask('DELETE', `${eventsOf(remoteId)}/${encodeURIComponent(place.remoteRef)}`, {
        query: { sendUpdates: 'none' },
      })
      if (said.status >= 300 && said.status !== 404 && said.status !== 410) throw client.failure(said)
    },
  }
}

const eventsOf = (remoteId: string) => `calendars/${encodeURIComponent(remoteId)}/events`

function listingOf(item: unknown): CalendarListing[] {
  const id = text(item, 'id')
  if (id === null) return []
  return [
    {
      remoteId: id,
      name: text(item, 'summaryOverride') ?? text(item, 'summary') ?? id,
      timeZone: text(item, 'timeZone'),
      isReadOnly: !['owner', 'writer'].includes(text(item, 'accessRole') ?? ''),
      isPrimary: field(item, 'primary') === true,
    },
  ]
}

/** Every page of a list; null when the sync token is no longer known (410), or never was (400). */
async function pages(
  client: VendorClient,
  path: string,
  query: Record<string, string>,
): Promise<{ items: unknown[]; token: string | null } | null> {
  const items: unknown[] = []
  let page: string | null = null
  for (let number = 0; number < mostPages; number += 1) {
    const said = await client.ask('GET', path, { query: { maxResults: '250', ...query, ...(page === null ? {} : { pageToken: page }) } })
    if ('syncToken' in query && (said.status === 410 || said.status === 400)) return null
    const found = field(said.body, 'items')
    if (said.status !== 200 || !Array.isArray(found)) throw client.failure(said)
    items.push(...found)
    page = text(said.body, 'nextPageToken')
    if (page === null) return { items, token: text(said.body, 'nextSyncToken') }
  }
  throw new CalendarDown('Google’s list never ends.')
}

async function everything(client: VendorClient, path: string): Promise<CalendarChanges> {
  const { items, token } = (await pages(client, path, {}))!
  return { objects: objectsOf(items), removed: [], isWhole: true, cursor: token }
}

/** Exceptions go with their series; one whose series is not ours to see stands for itself. */
function objectsOf(items: readonly unknown[]): CalendarObject[] {
  const objects = new Map<string, CalendarObject>()
  for (const item of items) {
    const id = text(item, 'id')
    const event = googleEvent(item)
    if (id === null || text(item, 'recurringEventId') !== null || !event || event.status === 'cancelled') continue
    objects.set(id, { remoteRef: id, version: text(item, 'etag'), events: [event] })
  }
  for (const item of items) {
    const [id, series] = [text(item, 'id'), text(item, 'recurringEventId')]
    if (id === null || series === null) continue
    const own = objects.get(series)
    const isGap = text(item, 'status') === 'cancelled'
    const event: CalendarEvent | null = isGap ? (own ? googleGap(item, own.events[0]!.uid) : null) : googleEvent(item)
    if (!event) continue
    if (own) own.events.push({ ...event, uid: own.events[0]!.uid })
    else objects.set(id, { remoteRef: id, version: text(item, 'etag'), events: [event] })
  }
  return [...objects.values()]
}

/** A changed exception arrives by itself: its series is read again as a whole. */
async function changed(
  client: VendorClient,
  path: string,
  items: readonly unknown[],
): Promise<Pick<CalendarChanges, 'objects' | 'removed'>> {
  const alone: unknown[] = []
  const series = new Set<string>()
  const removed: string[] = []
  for (const item of items) {
    const [id, of] = [text(item, 'id'), text(item, 'recurringEventId')]
    if (id === null) continue
    if (of !== null) {
      series.add(of)
      if (text(item, 'status') === 'cancelled') removed.push(id)
      else alone.push(item)
    } else if (text(item, 'status') === 'cancelled') removed.push(id)
    else if (Array.isArray(field(item, 'recurrence'))) series.add(id)
    else alone.push(item)
  }
  const objects = objectsOf(alone.filter((item) => text(item, 'recurringEventId') === null))
  for (const id of series) {
    const said = await client.ask('GET', `${path}/${encodeURIComponent(id)}`)
    const isGone = said.status === 404 || said.status === 410 || text(said.body, 'status') === 'cancelled'
    if (!isGone && said.status !== 200) throw client.failure(said)
    if (isGone) {
      removed.push(id)
      objects.push(...objectsOf(alone.filter((item) => text(item, 'recurringEventId') === id)))
      continue
    }
    const { items: all } = (await pages(client, path, { iCalUID: text(said.body, 'iCalUID') ?? '' }))!
    const own = objectsOf([said.body, ...all.filter((item) => text(item, 'id') !== id)])
    objects.push(...own.filter(({ remoteRef }) => remoteRef === id))
  }
  return { objects, removed: [...new Set(removed)].filter((id) => !objects.some((one) => one.remoteRef === id)) }
}

function eventStoreOf(client: VendorClient, path: string, event: OwnEvent): EventStore {
  const quietly = { sendUpdates: 'none' }
  const placeOf = (item: unknown): EventPlace => {
    const id = text(item, 'id')
    if (id === null) throw new CalendarDown('Google gave an unreadable answer.')
    return { remoteRef: id, version: text(item, 'etag') }
  }
  const storedEvent = (item: unknown): StoredEvent => {
    const read = googleEvent(item)
    const sequence = Number(text(field(field(item, 'extendedProperties'), 'private'), sequenceKey) ?? 0)
    const isAt = (time: CalendarEvent['start'] | undefined, moment: Date) =>
      time !== undefined && instantOfTime(time, 'UTC') === Math.floor(moment.getTime() / 1000) * 1000
    const isTimed = sequence === event.sequence && isAt(read?.start, event.start) && isAt(read?.end, event.end)
    const isSame = isTimed && read?.title === event.title.trim() && hasAnswers(item, event)
    return { place: placeOf(item), sequence, isSame }
  }
  const found = async (showDeleted: boolean): Promise<unknown> => {
    const list = (await pages(client, path, { iCalUID: event.uid, ...(showDeleted ? { showDeleted: 'true' } : {}) }))!
    return list.items.find((item) => text(item, 'recurringEventId') === null && (showDeleted || text(item, 'status') !== 'cancelled'))
  }
  const patch = async (id: string, headers: Record<string, string>) =>
    client.ask('PATCH', `${path}/${encodeURIComponent(id)}`, { query: quietly, body: toGoogle(event), headers })
  return {
    async find() {
      const item = await found(false)
      return item === undefined ? null : storedEvent(item)
    },
    async create() {
      const said = await client.ask('POST', path, { query: quietly, body: { ...toGoogle(event), iCalUID: event.uid } })
      if (said.status === 200 || said.status === 201) return placeOf(said.body)
      if (said.status !== 409) throw client.failure(said)
      // what was taken away keeps its uid: it is put back
      const item = await found(true)
      if (text(item, 'status') !== 'cancelled') return null
      const back = await patch(text(item, 'id') ?? '', {})
      if (back.status !== 200) throw client.failure(back)
      return placeOf(back.body)
    },
    async change(place) {
      const said = await patch(place.remoteRef, place.version === null ? {} : { 'if-match': place.version })
      if (said.status === 200) return placeOf(said.body)
      if ([404, 409, 410, 412].includes(said.status)) return null
      throw client.failure(said)
    },
    async look(place) {
      const said = await client.ask('GET', `${path}/${encodeURIComponent(place.remoteRef)}`)
      if (said.status === 404 || said.status === 410 || text(said.body, 'status') === 'cancelled') return null
      if (said.status !== 200) throw client.failure(said)
      return storedEvent(said.body)
    },
  }
}
