// Calendars of Microsoft 365 and Outlook through Graph, version 1.0 (learn.microsoft.com/graph/api/resources/calendar).
import { randomUUID } from 'node:crypto'
import { CalendarDown } from '@fairlead/domain/ports/calendars'
import type { CalendarChanges, CalendarListing, CalendarServer, EventPlace, EventTime, OwnEvent } from '@fairlead/domain/ports/calendars'
import { must } from '@fairlead/domain/shared/records'
import { field, text } from '../../http/shape.ts'
import { instantOfTime } from '../ics/event-times.ts'
import type { Guard } from '../guarded-request.ts'
import {
  expandOwn,
  filterByUid,
  microsoftEvent,
  microsoftRoom,
  roomRefused,
  sequenceOf,
  toMicrosoft,
  transactionOf,
} from './microsoft-events.ts'
import { vendorClient, type VendorClient } from '../vendor-client.ts'
import { writeOnce, type EventStore, type StoredEvent, type WrittenEvent } from '../write-once.ts'

export interface MicrosoftSettings {
  /** https://graph.microsoft.com/v1.0/, or a compatible server. */
  url: string
  accessToken(): Promise<string>
  guard: Guard
  now(): Date
}

const dayMs = 86_400_000
const [daysBack, daysAhead] = [1, 120]
const maxPages = 500
const prefer = { prefer: 'outlook.timezone="UTC", IdType="ImmutableId", odata.maxpagesize=200' }

interface Cursor {
  /** The day on which the window began; another day needs a new window. */
  from: string
  link: string
}

/**
 * The vendor expands series, from yesterday to 120 days ahead, so that its own rules apply. Graph reports changes in such a
 * view (delta), but only the times of an occurrence, so after any change the whole view is read again.
 */
export function microsoftCalendars({ url, accessToken, guard, now }: MicrosoftSettings): CalendarServer {
  const client = vendorClient({ name: 'Microsoft', url, accessToken, guard })
  return {
    async list() {
      const { items } = must(await pages(client, 'me/calendars', {}))
      return items.flatMap(listingOf)
    },
    async changes(remoteId, cursor) {
      const from = new Date(Math.floor(now().getTime() / dayMs) * dayMs - daysBack * dayMs)
      const position = readCursor(cursor)
      const since = position?.from === from.toISOString() ? await pages(client, position.link, {}) : null
      if (since?.items.length === 0) return { objects: [], removed: [], isWhole: false, cursor: cursorOf(from, since.link) }
      return everything(client, remoteId, from, since?.link ?? null)
    },
    write: (remoteId, event, place) => writeOnce(eventStoreOf(client, remoteId, event), event, place),
    async remove(_remoteId, _uid, place) {
      const answer = await client.request('DELETE', `me/events/${encodeURIComponent(place.remoteRef)}`, { headers: prefer })
      if (answer.status >= 300 && answer.status !== 404 && answer.status !== 410) throw client.failure(answer)
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

/** All pages; null when the vendor no longer knows a link's state (410, or 400 with syncStateNotFound). */
async function pages(
  client: VendorClient,
  path: string,
  query: Record<string, string>,
): Promise<{ items: unknown[]; link: string | null } | null> {
  const items: unknown[] = []
  let next = path
  let requestQuery = query
  for (let number = 0; number < maxPages; number += 1) {
    const answer = await client.request('GET', next, { query: requestQuery, headers: prefer })
    const code = text(field(answer.body, 'error'), 'code') ?? ''
    if (answer.status === 410 || /^(SyncStateNotFound|SyncStateInvalid|resyncRequired)$/i.test(code)) return null
    const values = field(answer.body, 'value')
    if (answer.status !== 200 || !Array.isArray(values)) throw client.failure(answer)
    items.push(...values)
    const more = text(answer.body, '@odata.nextLink')
    if (more === null) return { items, link: text(answer.body, '@odata.deltaLink') }
    next = more
    requestQuery = {}
  }
  throw new CalendarDown('Microsoft’s list never ends.')
}

/** The state is requested before reading the view: changes in between are reported next time. */
async function everything(client: VendorClient, remoteId: string, from: Date, link: string | null): Promise<CalendarChanges> {
  const window = { startDateTime: from.toISOString(), endDateTime: new Date(from.getTime() + (daysBack + daysAhead) * dayMs).toISOString() }
  const view = `me/calendars/${encodeURIComponent(remoteId)}/calendarView`
  const state = link ?? (await pages(client, `${view}/delta`, window))?.link ?? null
  const all = await pages(client, view, { ...window, $expand: expandOwn })
  if (!all) throw new CalendarDown('Microsoft gave an unreadable answer.')
  const objects = all.items.flatMap((item) => {
    const [id, event] = [text(item, 'id'), microsoftEvent(item)]
    return id !== null ? [{ remoteRef: id, version: text(item, '@odata.etag'), events: [event] }] : []
  })
  return { objects, removed: [], isWhole: true, cursor: cursorOf(from, state) }
}

function eventStoreOf(client: VendorClient, remoteId: string, event: OwnEvent): EventStore {
  const placeOf = (item: unknown): EventPlace => {
    const id = text(item, 'id')
    if (id === null) throw new CalendarDown('Microsoft gave an unreadable answer.')
    return { remoteRef: id, version: text(item, '@odata.etag') }
  }
  const written = (item: unknown, isRefused = false): WrittenEvent => ({
    place: placeOf(item),
    room: isRefused ? { state: 'refused', reason: roomRefused } : microsoftRoom(item),
  })
  const storedEvent = (item: unknown): StoredEvent => {
    const read = microsoftEvent(item)
    const sequence = sequenceOf(item)
    const isAt = (time: EventTime | undefined, moment: Date) =>
      time !== undefined && instantOfTime(time, 'UTC') === Math.floor(moment.getTime() / 1000) * 1000
    const isSame =
      sequence === event.sequence && read.title === event.title.trim() && isAt(read.start, event.start) && isAt(read.end, event.end)
    return { ...written(item), sequence, isSame }
  }
  const events = `me/calendars/${encodeURIComponent(remoteId)}/events`
  /** Written without a room if Microsoft refuses to make one: the interview matters more. */
  const send = async (method: 'POST' | 'PATCH', path: string, more: object, headers: Record<string, string>) => {
    const isNew = method === 'POST'
    const answer = await client.request(method, path, { body: { ...toMicrosoft(event, isNew), ...more }, headers })
    if (answer.status !== 400 || event.room !== 'needed') return { answer, isRefused: false }
    const body = { ...toMicrosoft({ ...event, room: 'none' }, isNew), ...more }
    return { answer: await client.request(method, path, { body, headers }), isRefused: true }
  }
  const post = (transactionId: string) => send('POST', events, { transactionId }, prefer)
  const find = async (): Promise<StoredEvent | null> => {
    const result = await pages(client, events, { $filter: filterByUid(event.uid), $expand: expandOwn })
    const [item] = result?.items ?? []
    return item === undefined ? null : storedEvent(item)
  }
  return {
    find,
    async create() {
      const { answer, isRefused } = await post(transactionOf(event.uid))
      if (answer.status === 200 || answer.status === 201) return written(answer.body, isRefused)
      if (answer.status !== 409) throw client.failure(answer)
      if (await find()) return null
      // the vendor remembers an attempt whose event was deleted later
      const again = await post(randomUUID())
      if (again.answer.status !== 200 && again.answer.status !== 201) throw client.failure(again.answer)
      return written(again.answer.body, again.isRefused)
    },
    async change(place) {
      const headers = { ...prefer, ...(place.version === null ? {} : { 'if-match': place.version }) }
      const { answer, isRefused } = await send('PATCH', `me/events/${encodeURIComponent(place.remoteRef)}`, {}, headers)
      if (answer.status === 200) return written(answer.body, isRefused)
      if ([404, 409, 410, 412].includes(answer.status)) return null
      throw client.failure(answer)
    },
    async findStored(place) {
      const answer = await client.request('GET', `me/events/${encodeURIComponent(place.remoteRef)}`, {
        query: { $expand: expandOwn },
        headers: prefer,
      })
      if (answer.status === 404 || answer.status === 410) return null
      if (answer.status !== 200) throw client.failure(answer)
      return storedEvent(answer.body)
    },
  }
}
