// Google Calendar through its API, version 3 (developers.google.com/workspace/calendar/api/v3/reference).
import {
  CalendarDown,
  type CalendarChanges,
  type CalendarEvent,
  type CalendarListing,
  type CalendarObject,
  type CalendarServer,
  type EventPlace,
  type OwnEvent,
  type EventRoom,
} from '@fairlead/domain/ports/calendars'
import { must } from '@fairlead/domain/shared/records'
import { field, text } from '../../http/shape.ts'
import { instantOfTime } from '../ics/event-times.ts'
import { googleEvent, googleGap, hasAnswers, sequenceKey, toGoogle } from './google-events.ts'
import type { Guard } from '../guarded-request.ts'
import { vendorClient, type VendorClient } from '../vendor-client.ts'
import { writeOnce, type EventStore, type StoredEvent, type WrittenEvent } from '../write-once.ts'

/** Without this version Google ignores and removes conference data in writes. */
const withRooms = { conferenceDataVersion: '1' }

const roomRefused = 'Google Meet isn’t available for this calendar.'

/** The event's room, and the ID of the last request for one. */
function googleRoom(item: unknown): { room: EventRoom | null; request: string | null } {
  const data = field(item, 'conferenceData')
  const request = field(data, 'createRequest')
  const entryPoints = field(data, 'entryPoints')
  const video = Array.isArray(entryPoints) ? entryPoints.find((entry) => text(entry, 'entryPointType') === 'video') : undefined
  const url = text(video, 'uri') ?? text(item, 'hangoutLink')
  const state = text(field(request, 'status'), 'statusCode')
  const room: EventRoom | null =
    url !== null
      ? { state: 'made', url }
      : state === 'pending'
        ? { state: 'pending' }
        : state === 'failure'
          ? { state: 'refused', reason: roomRefused }
          : null
  return { room, request: text(request, 'requestId') }
}

/**
 * The same ID for every attempt at one event, so that Google ignores repetitions. It also ignores repetitions of a request that
 * failed, so that the one after a failure (`last`) has the next ID.
 */
function roomRequest(uid: string, last: string | null): object {
  const [, attempt] = last === null ? [] : (/-(\d{1,9})$/.exec(last.slice(-10)) ?? [])
  const requestId = last === null ? `${uid}-0` : `${uid}-${Number(attempt ?? 0) + 1}`
  return { conferenceData: { createRequest: { requestId, conferenceSolutionKey: { type: 'hangoutsMeet' } } } }
}

export interface GoogleSettings {
  /** https://www.googleapis.com/calendar/v3/, or a compatible server. */
  url: string
  accessToken(): Promise<string>
  guard: Guard
}

const limits = ['rateLimitExceeded', 'userRateLimitExceeded', 'quotaExceeded', 'calendarUsageLimitsExceeded']
const maxPages = 500

/**
 * Whole series with their exceptions are stored together under the series' ID. No one is notified by email: every write has
 * sendUpdates=none. Events are inserted with our iCalUID rather than imported, because only its organizer can change an
 * imported event.
 */
export function googleCalendars({ url, accessToken, guard }: GoogleSettings): CalendarServer {
  const client = vendorClient({
    name: 'Google',
    url,
    accessToken,
    guard,
    isLimit: (body) => {
      const errors = field(field(body, 'error'), 'errors')
      return Array.isArray(errors) && errors.some((error) => limits.includes(text(error, 'reason') ?? ''))
    },
  })
  return {
    async list() {
      const { items } = must(await pages(client, 'users/me/calendarList', {}))
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
      const answer = await client.request('DELETE', `${eventsOf(remoteId)}/${encodeURIComponent(place.remoteRef)}`, {
        query: { sendUpdates: 'none' },
      })
      if (answer.status >= 300 && answer.status !== 404 && answer.status !== 410) throw client.failure(answer)
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

/** All pages of a list; null when the sync token has expired (410) or is unknown (400). */
async function pages(
  client: VendorClient,
  path: string,
  query: Record<string, string>,
): Promise<{ items: unknown[]; token: string | null } | null> {
  const items: unknown[] = []
  let page: string | null = null
  for (let number = 0; number < maxPages; number += 1) {
    const answer = await client.request('GET', path, {
      query: { maxResults: '250', ...query, ...(page === null ? {} : { pageToken: page }) },
    })
    if ('syncToken' in query && (answer.status === 410 || answer.status === 400)) return null
    const listed = field(answer.body, 'items')
    if (answer.status !== 200 || !Array.isArray(listed)) throw client.failure(answer)
    items.push(...listed)
    page = text(answer.body, 'nextPageToken')
    if (page === null) return { items, token: text(answer.body, 'nextSyncToken') }
  }
  throw new CalendarDown('Google’s list never ends.')
}

async function everything(client: VendorClient, path: string): Promise<CalendarChanges> {
  const { items, token } = must(await pages(client, path, {}))
  return { objects: objectsOf(items), removed: [], isWhole: true, cursor: token }
}

/** Exceptions belong to their series; if we can't see the series, an exception stands for itself. */
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
    const seriesObject = objects.get(series)
    const isGap = text(item, 'status') === 'cancelled'
    const event: CalendarEvent | null = isGap
      ? seriesObject
        ? googleGap(item, must(seriesObject.events[0]).uid)
        : null
      : googleEvent(item)
    if (!event) continue
    if (seriesObject) seriesObject.events.push({ ...event, uid: must(seriesObject.events[0]).uid })
    else objects.set(id, { remoteRef: id, version: text(item, 'etag'), events: [event] })
  }
  return [...objects.values()]
}

/** A changed exception arrives without its series, so the whole series is read again. */
async function changed(
  client: VendorClient,
  path: string,
  items: readonly unknown[],
): Promise<Pick<CalendarChanges, 'objects' | 'removed'>> {
  const alone: unknown[] = []
  const series = new Set<string>()
  const removed: string[] = []
  for (const item of items) {
    const [id, seriesId] = [text(item, 'id'), text(item, 'recurringEventId')]
    if (id === null) continue
    if (seriesId !== null) {
      series.add(seriesId)
      if (text(item, 'status') === 'cancelled') removed.push(id)
      else alone.push(item)
    } else if (text(item, 'status') === 'cancelled') removed.push(id)
    else if (Array.isArray(field(item, 'recurrence'))) series.add(id)
    else alone.push(item)
  }
  const objects = objectsOf(alone.filter((item) => text(item, 'recurringEventId') === null))
  for (const id of series) {
    const answer = await client.request('GET', `${path}/${encodeURIComponent(id)}`)
    const isGone = answer.status === 404 || answer.status === 410 || text(answer.body, 'status') === 'cancelled'
    if (!isGone && answer.status !== 200) throw client.failure(answer)
    if (isGone) {
      removed.push(id)
      objects.push(...objectsOf(alone.filter((item) => text(item, 'recurringEventId') === id)))
      continue
    }
    const { items: all } = must(await pages(client, path, { iCalUID: text(answer.body, 'iCalUID') ?? '' }))
    const ownObjects = objectsOf([answer.body, ...all.filter((item) => text(item, 'id') !== id)])
    objects.push(...ownObjects.filter(({ remoteRef }) => remoteRef === id))
  }
  return { objects, removed: [...new Set(removed)].filter((id) => !objects.some((object) => object.remoteRef === id)) }
}

function eventStoreOf(client: VendorClient, path: string, event: OwnEvent): EventStore {
  const quietly = { sendUpdates: 'none', ...withRooms }
  /** The room's request, as Google last reported it. */
  let lastRequest: string | null = null
  const placeOf = (item: unknown): EventPlace => {
    const id = text(item, 'id')
    if (id === null) throw new CalendarDown('Google gave an unreadable answer.')
    return { remoteRef: id, version: text(item, 'etag') }
  }
  const written = (item: unknown, isRefused = false): WrittenEvent => {
    const { room, request } = googleRoom(item)
    lastRequest = request
    return { place: placeOf(item), room: isRefused ? { state: 'refused', reason: roomRefused } : room }
  }
  const storedEvent = (item: unknown): StoredEvent => {
    const read = googleEvent(item)
    const sequence = Number(text(field(field(item, 'extendedProperties'), 'private'), sequenceKey) ?? 0)
    const isAt = (time: CalendarEvent['start'] | undefined, moment: Date) =>
      time !== undefined && instantOfTime(time, 'UTC') === Math.floor(moment.getTime() / 1000) * 1000
    const isTimed = sequence === event.sequence && isAt(read?.start, event.start) && isAt(read?.end, event.end)
    const isSame = isTimed && read?.title === event.title.trim() && hasAnswers(item, event)
    return { ...written(item), sequence, isSame }
  }
  const search = async (showDeleted: boolean): Promise<unknown> => {
    const list = must(await pages(client, path, { iCalUID: event.uid, ...(showDeleted ? { showDeleted: 'true' } : {}) }))
    return list.items.find((item) => text(item, 'recurringEventId') === null && (showDeleted || text(item, 'status') !== 'cancelled'))
  }
  /** Written without a room if Google refuses to make one: the interview matters more. */
  const withRoom = async (method: 'POST' | 'PATCH', target: string, more: { body?: object; headers?: Record<string, string> }) => {
    const body = { ...toGoogle(event), ...more.body }
    const send = (room: object) =>
      client.request(method, target, { query: quietly, body: { ...body, ...room }, ...(more.headers ? { headers: more.headers } : {}) })
    if (event.room !== 'needed') return { answer: await send({}), isRefused: false }
    const answer = await send(roomRequest(event.uid, lastRequest))
    return answer.status === 400 ? { answer: await send({}), isRefused: true } : { answer, isRefused: false }
  }
  const patch = (id: string, headers: Record<string, string>) => withRoom('PATCH', `${path}/${encodeURIComponent(id)}`, { headers })
  return {
    async find() {
      const item = await search(false)
      return item === undefined ? null : storedEvent(item)
    },
    async create() {
      const { answer, isRefused } = await withRoom('POST', path, { body: { iCalUID: event.uid } })
      if (answer.status === 200 || answer.status === 201) return written(answer.body, isRefused)
      if (answer.status !== 409) throw client.failure(answer)
      // a deleted event keeps its uid, so it is restored
      const item = await search(true)
      if (text(item, 'status') !== 'cancelled') return null
      const back = await patch(text(item, 'id') ?? '', {})
      if (back.answer.status !== 200) throw client.failure(back.answer)
      return written(back.answer.body, back.isRefused)
    },
    async change(place) {
      const { answer, isRefused } = await patch(place.remoteRef, place.version === null ? {} : { 'if-match': place.version })
      if (answer.status === 200) return written(answer.body, isRefused)
      if ([404, 409, 410, 412].includes(answer.status)) return null
      throw client.failure(answer)
    },
    async findStored(place) {
      const answer = await client.request('GET', `${path}/${encodeURIComponent(place.remoteRef)}`)
      if (answer.status === 404 || answer.status === 410 || text(answer.body, 'status') === 'cancelled') return null
      if (answer.status !== 200) throw client.failure(answer)
      return storedEvent(answer.body)
    },
  }
}
