// The local Google Calendar: implements the published API (v3) on loopback for local calendars.
import { randomUUID } from 'node:crypto'
import { serve, type Call, type Reply, type Served } from '@fairlead/local-services/http/serve'

export interface EmbeddedGoogle extends Served {
  accessToken: string
  /** Invalidates all sync tokens issued so far (410). */
  forget(): void
  /** Number of writes that would have sent email to guests. */
  mailed(): number
  /** How Meet treats requests for rooms from now on: `late` makes them when `makeRooms` is called, `failing` fails after the event is stored. */
  meet(behavior: 'ready' | 'late' | 'failing' | 'refused'): void
  /** Makes the rooms that are pending. */
  makeRooms(): void
}

type Fields = Record<string, unknown>

interface Stored extends Fields {
  id: string
  etag: string
  status: string
  iCalUID: string
  recurringEventId?: string
}

interface Within {
  events: Map<string, Stored>
  /** Each one's last change, as a change count. */
  changed: Map<string, number>
  changes: number
  forgotten: number
  mailed: number
  pageSize: number
  meet: 'ready' | 'late' | 'failing' | 'refused'
}

const refusal = (status: number, reason: string): Reply => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'calendar', reason, message: reason }] } },
  ...(status === 429 ? { headers: { 'retry-after': '30' } } : {}),
})
const ok = (body: unknown): Reply => ({ status: 200, body })

/** One account with a writable and a read-only calendar; lists have pages of `pageSize` (250). */
export async function startGoogle(options: {
  accessToken: string
  owner?: string
  port?: number
  pageSize?: number
}): Promise<EmbeddedGoogle> {
  const owner = options.owner ?? 'ann@x.example'
  const within = spaceOf(options.pageSize)
  // nothing is ever added there
  const empty = spaceOf(options.pageSize)
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => refusal(status, status === 429 ? 'rateLimitExceeded' : 'backendError'),
    answer(call) {
      if (call.headers.authorization !== `Bearer ${options.accessToken}`) return refusal(401, 'authError')
      const path = call.path.split('/').slice(1).map(decodeURIComponent)
      if (path.slice(0, 2).join('/') !== 'calendar/v3') return refusal(404, 'notFound')
      const [kind, calendar, resource, id] = path.slice(2)
      if (kind === 'users' && resource === 'calendarList' && call.method === 'GET') return ok(listOf(owner))
      if (kind !== 'calendars' || resource !== 'events' || (calendar !== owner && calendar !== 'primary' && calendar !== holidays))
        return refusal(404, 'notFound')
      if (calendar === holidays) return call.method === 'GET' && id === undefined ? onCalendar(empty, call) : refusal(403, 'forbidden')
      const updates = call.query.get('sendUpdates')
      if (call.method !== 'GET' && updates !== null && updates !== 'none') within.mailed += 1
      return id === undefined ? onCalendar(within, call) : onEvent(within, call, id)
    },
  })
  return {
    ...served,
    accessToken: options.accessToken,
    forget() {
      within.changes += 1
      within.forgotten = within.changes + 1
    },
    mailed: () => within.mailed,
    meet: (behavior) => void (within.meet = behavior),
    makeRooms() {
      for (const event of within.events.values())
        if (requestOf(event)?.status?.statusCode === 'pending') keep(within, withConference(event, 'ready'))
    },
  }
}

const holidays = 'holidays@group.v.calendar.example'
const spaceOf = (pageSize = 250): Within => ({
  events: new Map(),
  changed: new Map(),
  changes: 0,
  forgotten: 0,
  mailed: 0,
  pageSize,
  meet: 'ready',
})
const listOf = (owner: string) => ({
  kind: 'calendar#calendarList',
  items: [
    { id: owner, summary: owner, timeZone: 'Europe/Berlin', accessRole: 'owner', primary: true },
    { id: holidays, summary: 'Holidays', timeZone: 'Europe/Berlin', accessRole: 'reader' },
  ],
})

function onCalendar(within: Within, call: Call): Reply {
  if (call.method === 'POST') {
    const fields = call.fields
    if (!fields?.['start'] || !fields['end']) return refusal(400, 'required')
    const id = typeof fields['id'] === 'string' ? fields['id'] : randomUUID().replaceAll('-', '')
    const iCalUID = typeof fields['iCalUID'] === 'string' ? fields['iCalUID'] : `${id}@google.example`
    const isTaken =
      within.events.has(id) ||
      [...within.events.values()].some((event) => event.iCalUID === iCalUID && event.recurringEventId === undefined)
    if (isTaken) return refusal(409, 'duplicate')
    if (isRoomRefused(within, call)) return refusal(400, 'invalid')
    return ok(keepWithRoom(within, call, null, { status: 'confirmed', eventType: 'default', ...fields, id, iCalUID, etag: '' }))
  }
  if (call.method !== 'GET') return refusal(405, 'notAllowed')
  const { query } = call
  if (query.get('singleEvents') === 'true') return refusal(400, 'notImplementedHere')
  const [since, changedAt, from] = placeOf(query)
  if (Number.isNaN(since) || (since > 0 && query.has('iCalUID'))) return refusal(400, 'invalidParameter')
  if (since > 0 && since < within.forgotten) return refusal(410, 'fullSyncRequired')
  const isLive = (event: Stored | undefined) => event !== undefined && event.status !== 'cancelled'
  const events = [...within.events.values()].filter((event) => {
    if (query.has('iCalUID') && event.iCalUID !== query.get('iCalUID')) return false
    if (since > 0) return within.changed.get(event.id)! >= since
    const isGap = event.recurringEventId !== undefined && isLive(within.events.get(event.recurringEventId))
    return isLive(event) || isGap || query.get('showDeleted') === 'true'
  })
  const size = Math.min(Number(query.get('maxResults') ?? 250), within.pageSize)
  const until = changedAt > 0 ? changedAt : within.changes + 1
  const items = events.slice(from, from + size).map(asTold)
  const isLast = from + size >= events.length
  const last = query.has('iCalUID') ? {} : { nextSyncToken: tokenOf(until, 0, 0) }
  return ok({
    kind: 'calendar#events',
    timeZone: 'Europe/Berlin',
    items: items,
    ...(isLast ? last : { nextPageToken: tokenOf(since, until, from + size) }),
  })
}

/** Deleted events return only their id, series, and occurrence. */
function asTold(event: Stored): Fields {
  if (event.status !== 'cancelled') return event
  const { id, etag, status, recurringEventId, originalStartTime } = event
  return { id, etag, status, ...(recurringEventId === undefined ? {} : { recurringEventId, originalStartTime }) }
}

const tokenOf = (...numbers: number[]) => Buffer.from(`at ${numbers.join(' ')}`).toString('base64url')

/** The first and last change of the round, and the entry to continue from. */
function placeOf(query: URLSearchParams): [number, number, number] {
  const token = query.get('pageToken') ?? query.get('syncToken')
  if (token === null) return [0, 0, 0]
  const [, since = NaN, mark = NaN, from = NaN] = /^at (\d+) (\d+) (\d+)$/.exec(Buffer.from(token, 'base64url').toString()) ?? []
  return [Number(since), Number(mark), Number(from)]
}

function keep(within: Within, event: Stored): Stored {
  within.changes += 1
  const stored = { ...event, etag: `"${within.changes}000"` }
  within.events.set(stored.id, stored)
  within.changed.set(stored.id, within.changes)
  return stored
}

interface RoomRequest {
  requestId: string
  conferenceSolutionKey?: { type?: string }
  status?: { statusCode: string }
}
interface Conference {
  createRequest?: RoomRequest
  conferenceId?: string
  entryPoints?: { entryPointType: string; uri: string }[]
}

const requestOf = (fields: Fields | null): RoomRequest | undefined => (fields?.['conferenceData'] as Conference | undefined)?.createRequest
const readsRooms = (call: Call) => call.query.get('conferenceDataVersion') === '1'
const isRoomRefused = (within: Within, call: Call) =>
  within.meet === 'refused' && readsRooms(call) && requestOf(call.fields)?.conferenceSolutionKey?.type === 'hangoutsMeet'

/** Ignores conference data without version 1, and a request with the ID of the one before. */
function keepWithRoom(within: Within, call: Call, before: Stored | null, event: Stored): Stored {
  const request = readsRooms(call) ? requestOf(call.fields) : undefined
  const isRepeated = request !== undefined && request.requestId === requestOf(before)?.requestId
  if (request === undefined || isRepeated || before?.['hangoutLink'] !== undefined)
    return keep(within, { ...event, conferenceData: before?.['conferenceData'] })
  return keep(within, withConference(event, within.meet))
}

function withConference(event: Stored, meet: Within['meet']): Stored {
  const request = requestOf(event)!
  const statusCode = meet === 'ready' ? 'success' : meet === 'late' ? 'pending' : 'failure'
  const createRequest = { ...request, status: { statusCode } }
  if (statusCode !== 'success') return { ...event, conferenceData: { createRequest } }
  const conferenceId = randomUUID().slice(0, 12)
  const uri = `https://meet.google.example/${conferenceId}`
  return { ...event, hangoutLink: uri, conferenceData: { createRequest, conferenceId, entryPoints: [{ entryPointType: 'video', uri }] } }
}

function onEvent(within: Within, call: Call, id: string): Reply {
  const event = within.events.get(id) ?? occurrenceOf(within, id)
  if (!event) return refusal(404, 'notFound')
  if (call.method === 'GET') return ok(asTold(event))
  const version = call.headers['if-match']
  if (version !== undefined && version !== '*' && version !== event.etag) return refusal(412, 'conditionNotMet')
  if (call.method === 'PATCH' && call.fields) {
    if (isRoomRefused(within, call)) return refusal(400, 'invalid')
    return ok(keepWithRoom(within, call, event, { ...event, ...call.fields, id: event.id, iCalUID: event.iCalUID, etag: event.etag }))
  }
  if (call.method !== 'DELETE') return refusal(405, 'notAllowed')
  if (event.status === 'cancelled') return refusal(410, 'deleted')
  keep(within, { ...event, status: 'cancelled' })
  for (const stored of within.events.values())
    if (stored.recurringEventId === id && stored.status !== 'cancelled') keep(within, { ...stored, status: 'cancelled' })
  return { status: 204, body: null }
}

const timeOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'dateTime' in value ? Date.parse(String(value.dateTime)) : Number.NaN

/** An occurrence's id is the series' id and its start: <id>_20310414T090000Z. */
function occurrenceOf(within: Within, id: string): Stored | null {
  const [, series = '', year, month, day, hour, minute, second] = /^(.+)_(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(id) ?? []
  const event = within.events.get(series)
  if (!event || event.status === 'cancelled' || !Array.isArray(event['recurrence'])) return null
  const dateTime = `${year}-${month}-${day}T${hour}:${minute}:${second}Z`
  const length = timeOf(event['end']) - timeOf(event['start'])
  const { recurrence: _, ...rest } = event
  const end = { dateTime: new Date(Date.parse(dateTime) + length).toISOString(), timeZone: 'UTC' }
  return {
    ...rest,
    id,
    etag: `"${id}"`,
    status: 'confirmed',
    iCalUID: event.iCalUID,
    recurringEventId: series,
    originalStartTime: { dateTime, timeZone: 'UTC' },
    start: { dateTime, timeZone: 'UTC' },
    end,
  }
}
