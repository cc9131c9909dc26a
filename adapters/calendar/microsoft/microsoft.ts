// Calendars of Microsoft 365 and Outlook through Graph, version 1.0 (learn.microsoft.com/graph/api/resources/calendar).
import { randomUUID } from 'node:crypto'
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import type { CalendarChanges, CalendarListing, CalendarServer, EventPlace, EventTime, OwnEvent } from '@fairlead/domain/ports/calendars'
import { field, text } from '../../http/shape.ts'
import { instantOfTime } from '../ics/event-times.ts'
import type { Guard } from '../guarded-request.ts'
import { expandOwn, filterByUid, microsoftEvent, sequenceOf, toMicrosoft, transactionOf } from './microsoft-events.ts'
import { vendorClient, type VendorClient } from '../vendor-client.ts'
import { writeOnce, type StoredEvent, type EventStore } from '../write-once.ts'

export interface MicrosoftSettings {
  /** https://graph.microsoft.com/v1.0/, or a compatible server. */
  url: string
  accessToken(): Promise<string>
  guard: Guard
  now(): Date
}

const dayMs = 86_400_000
const [daysBack, daysAhead] = [1, 120]
const mostPages = 500
const prefer = { prefer: 'outlook.timezone="UTC", IdType="ImmutableId", odata.maxpagesize=200' }

interface Cursor {
  /** The day the window began; another day begins another window. */
  from: string
  link: string
}

/**
 * Series are laid out by the vendor, from yesterday to 120 days ahead, so that its own rules hold. Graph tells changes of such a view
 * (delta), but of an occurrence only its times: a change is taken as the sign to read the view again as a whole.
 */
export function microsoftCalendars({ url, accessToken, guard, now }: MicrosoftSettings): CalendarServer {
  const client = vendorClient({ name: 'Microsoft', url, accessToken, guard })
  return {
    async list() {
      const items = (await pages(client, 'me/calendars', {}))!.items
      return items.flatMap(listingOf)
    },
    async changes(remoteId, cursor) {
      const from = new Date(Math.floor(now().getTime() / dayMs) * dayMs - daysBack * dayMs)
      const known = readCursor(cursor)
      const since = known?.from === from.toISOString() ? await pages(client, known.link, {}) : null
      if (since?.items.length === 0) return { objects: [], removed: [], isWhole: false, cursor: cursorOf(from, since.link) }
      return everything(client, remoteId, from, since?.link ?? null)
    },
    write: (remoteId, event, place) => writeOnce(eventStoreOf(client, remoteId, event), event, place),
    async remove(_remoteId, _uid, place) {
      const said = await client.ask('DELETE', `me/events/${encodeURIComponent(place.remoteRef)}`, { headers: prefer })
      if (said.status >= 300 && said.status !== 404 && said.status !== 410) throw client.failure(said)
    },
  }
}

function listingOf(item: unknown): CalendarListing[] {
  const id = text(item, 'id')
  if (id === null) return []
  return [
    {
      remoteId: id,
      name: text(item, 'name') ?? 'Calendar',
      timeZone: null,
      isReadOnly: field(item, 'canEdit') === false,
      isPrimary: field(item, 'isDefaultCalendar') === true,
    },
  ]
}

function readCursor(cursor: string | null): Cursor | null {
  try {
    const read: unknown = cursor === null ? null : JSON.parse(cursor)
    const [from, link] = [text(read, 'from'), text(read, 'link')]
    return from !== null && link !== null ? { from, link } : null
  } catch {
    return null
  }
}

const cursorOf = (from: Date, link: string | null) =>
  link === null ? null : JSON.stringify({ from: from.toISOString(), link } satisfies Cursor)

/** Every page; null when the vendor no longer knows the state a link stands for (410, or 400 with syncStateNotFound). */
async function pages(
  client: VendorClient,
  path: string,
  query: Record<string, string>,
): Promise<{ items: unknown[]; link: string | null } | null> {
  const items: unknown[] = []
  let next = path
  let asked = query
  for (let number = 0; number < mostPages; number += 1) {
    const said = await client.ask('GET', next, { query: asked, headers: prefer })
    const code = text(field(said.body, 'error'), 'code') ?? ''
    if (said.status === 410 || /^(SyncStateNotFound|SyncStateInvalid|resyncRequired)$/i.test(code)) return null
    const found = field(said.body, 'value')
    if (said.status !== 200 || !Array.isArray(found)) throw client.failure(said)
    items.push(...found)
    const more = text(said.body, '@odata.nextLink')
    if (more === null) return { items, link: text(said.body, '@odata.deltaLink') }
    next = more
    asked = {}
  }
  throw new CalendarDown('Microsoft’s list never ends.')
}

/** The state is asked for before the view is read: what changes in between is told next time. */
async function everything(client: VendorClient, remoteId: string, from: Date, link: string | null): Promise<CalendarChanges> {
  const window = { startDateTime: from.toISOString(), endDateTime: new Date(from.getTime() + (daysBack + daysAhead) * dayMs).toISOString() }
  const view = `me/calendars/${encodeURIComponent(remoteId)}/calendarView`
  const state = link ?? (await pages(client, `${view}/delta`, window))?.link ?? null
  const all = await pages(client, view, { ...window, $expand: expandOwn })
  if (!all) throw new CalendarDown('Microsoft gave an unreadable answer.')
  const objects = all.items.flatMap((item) => {
    const [id, event] = [text(item, 'id'), microsoftEvent(item)]
    return id !== null && event ? [{ remoteRef: id, version: text(item, '@odata.etag'), events: [event] }] : []
  })
  return { objects, removed: [], isWhole: true, cursor: cursorOf(from, state) }
}

function eventStoreOf(client: VendorClient, remoteId: string, event: OwnEvent): EventStore {
  const placeOf = (item: unknown): EventPlace => {
    const id = text(item, 'id')
    if (id === null) throw new CalendarDown('Microsoft gave an unreadable answer.')
    return { remoteRef: id, version: text(item, '@odata.etag') }
  }
  const storedEvent = (item: unknown): StoredEvent => {
    const read = microsoftEvent(item)
    const sequence = sequenceOf(item)
    const isAt = (time: EventTime | undefined, moment: Date) =>
      time !== undefined && instantOfTime(time, 'UTC') === Math.floor(moment.getTime() / 1000) * 1000
    const isSame =
      sequence === event.sequence && read?.title === event.title.trim() && isAt(read.start, event.start) && isAt(read.end, event.end)
    return { place: placeOf(item), sequence, isSame }
  }
  const events = `me/calendars/${encodeURIComponent(remoteId)}/events`
  const post = (transactionId: string) => client.ask('POST', events, { body: { ...toMicrosoft(event), transactionId }, headers: prefer })
  const find = async (): Promise<StoredEvent | null> => {
    const found = await pages(client, events, { $filter: filterByUid(event.uid), $expand: expandOwn })
    const [item] = found?.items ?? []
    return item === undefined ? null : storedEvent(item)
  }
  return {
    find,
    async create() {
      const said = await post(transactionOf(event.uid))
      if (said.status === 200 || said.status === 201) return placeOf(said.body)
      if (said.status !== 409) throw client.failure(said)
      if (await find()) return null
      // the vendor remembers an attempt whose event has been taken away since
      const again = await post(randomUUID())
      if (again.status !== 200 && again.status !== 201) throw client.failure(again)
      return placeOf(again.body)
    },
    async change(place) {
      const headers = { ...prefer, ...(place.version === null ? {} : { 'if-match': place.version }) }
      const said = await client.ask('PATCH', `me/events/${encodeURIComponent(place.remoteRef)}`, { body: toMicrosoft(event), headers })
      if (said.status === 200) return placeOf(said.body)
      if ([404, 409, 410, 412].includes(said.status)) return null
      throw client.failure(said)
    },
    async look(place) {
      const said = await client.ask('GET', `me/events/${encodeURIComponent(place.remoteRef)}`, {
        query: { $expand: expandOwn },
        headers: prefer,
      })
      if (said.status === 404 || said.status === 410) return null
      if (said.status !== 200) throw client.failure(said)
      return storedEvent(said.body)
    },
  }
}
