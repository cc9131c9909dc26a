// The local Microsoft Graph: implements the published calendar API (v1.0) on loopback for one local mailbox.
import { randomUUID } from 'node:crypto'
import { serve, type Call, type Reply, type Served } from '@fairlead/local-services/http/serve'

export interface EmbeddedGraph extends Served {
  accessToken: string
  /** Invalidates all delta links issued so far (410). */
  forget(): void
  /** Number of writes that would have sent email to attendees. */
  mailed(): number
  /** How Teams treats requests for meetings from now on: `late` makes them when `makeRooms` is called, `refused` ignores them. */
  teams(behavior: 'ready' | 'late' | 'refused'): void
  /** Makes the meetings that are pending. */
  makeRooms(): void
}

type Fields = Record<string, unknown>

interface Stored extends Fields {
  id: string
  iCalUId: string
  recurrence?: { range: { numberOfOccurrences: number } } | undefined
  /** A series' occurrences, by occurrence id. */
  changes?: Record<string, Fields>
  singleValueExtendedProperties?: { id: string; value: string }[]
}

interface Mailbox {
  events: Map<string, Stored>
  /** The number of changes, and each event's last change; includes deleted ones. */
  changes: number
  changed: Map<string, number>
  forgotten: number
  mailed: number
  transactions: Set<string>
  pageSize: number
  teams: 'ready' | 'late' | 'refused'
}

const calendarId = 'AAMkADCalendar='
const refusal = (status: number, code: string): Reply => ({
  status,
  body: { error: { code, message: code, innerError: {} } },
  ...(status === 429 ? { headers: { 'retry-after': '30' } } : {}),
})

/** Lists have pages of `pageSize` (200). */
export async function startGraph(options: { accessToken: string; port?: number; pageSize?: number }): Promise<EmbeddedGraph> {
  const mailbox: Mailbox = {
    events: new Map(),
    changes: 0,
    changed: new Map(),
    forgotten: 0,
    mailed: 0,
    transactions: new Set(),
    pageSize: options.pageSize ?? 200,
    teams: 'ready',
  }
  const served = await serve({
    port: options.port ?? 0,
    refuse: (status) => refusal(status, status === 429 ? 'ApplicationThrottled' : 'InternalServerError'),
    answer(call) {
      if (call.headers.authorization !== `Bearer ${options.accessToken}`) return refusal(401, 'InvalidAuthenticationToken')
      const [version, me, ...path] = call.path.split('/').slice(1).map(decodeURIComponent)
      if (version !== 'v1.0' || me !== 'me') return refusal(404, 'ErrorItemNotFound')
      return route(mailbox, call, path)
    },
  })
  return {
    ...served,
    accessToken: options.accessToken,
    forget() {
      mailbox.changes += 1
      mailbox.forgotten = mailbox.changes
    },
    mailed: () => mailbox.mailed,
    teams: (behavior) => void (mailbox.teams = behavior),
    makeRooms() {
      for (const event of mailbox.events.values())
        if (event['isOnlineMeeting'] === true && !event['onlineMeeting']) keep(mailbox, { ...event, ...newMeeting() })
    },
  }
}

function route(mailbox: Mailbox, call: Call, path: string[]): Reply {
  const [kind, id, resource, more] = path
  if (kind === 'events' && id !== undefined) return onEvent(mailbox, call, id)
  if (kind !== 'calendars') return refusal(404, 'ErrorItemNotFound')
  if (id === undefined)
    return {
      status: 200,
      body: {
        value: [
          { id: calendarId, name: 'Calendar', canEdit: true, isDefaultCalendar: true },
          { id: 'AAMkADHolidays=', name: 'Holidays', canEdit: false, isDefaultCalendar: false },
        ],
      },
    }
  if (id !== calendarId) return refusal(404, 'ErrorItemNotFound')
  if (resource === 'events')
    return call.method === 'POST' ? create(mailbox, call) : paged(mailbox, call, byFilter(mailbox, call.query.get('$filter')), '')
  if (resource !== 'calendarView' || call.method !== 'GET') return refusal(404, 'ErrorItemNotFound')
  return more === 'delta' ? delta(mailbox, call) : paged(mailbox, call, inWindow(mailbox, call.query), '')
}

const secondOf = (value: unknown) =>
  typeof value === 'object' && value !== null && 'dateTime' in value ? String(value.dateTime).slice(0, 19) : ''
const instant = (value: unknown) => Date.parse(`${secondOf(value)}Z`)

function inWindow({ events }: Mailbox, query: URLSearchParams): Stored[] {
  const [from, to] = ['startDateTime', 'endDateTime'].map((name) => Date.parse(query.get(name) ?? ''))
  const all = [...events.values()].flatMap(laidOut).filter((event) => event['isGone'] !== true)
  return all.filter((event) => instant(event['start']) < to! && instant(event['end']) > from!)
}

/** A weekly series with changed and deleted occurrences, as other programs create it. */
function laidOut(event: Stored): Stored[] {
  const recurrence = event.recurrence
  if (!recurrence) return [event]
  const week = 7 * 86_400_000
  const move = (value: unknown, by: number) => ({
    dateTime: new Date(instant(value) + by * week).toISOString().slice(0, 19),
    timeZone: 'UTC',
  })
  const changes = event.changes ?? {}
  return Array.from({ length: recurrence.range.numberOfOccurrences }, (_, index) => {
    const id = `${event.id}.${index}`
    return {
      ...event,
      recurrence: undefined,
      type: 'occurrence',
      seriesMasterId: event.id,
      start: move(event['start'], index),
      end: move(event['end'], index),
      ...changes[id],
      id,
    }
  })
}

const etagOf = (mailbox: Mailbox, id: string) => `W/"${mailbox.changed.get(id.split('.')[0]!)}"`

function asTold(mailbox: Mailbox, event: Stored): Fields {
  const zone = (value: unknown) => ({ dateTime: `${secondOf(value)}.0000000`, timeZone: 'UTC' })
  return { ...event, changes: undefined, '@odata.etag': etagOf(mailbox, event.id), start: zone(event['start']), end: zone(event['end']) }
}

function byFilter({ events }: Mailbox, filter: string | null): Stored[] {
  const [, id, value] = /ep\/id eq '([^']+)' and ep\/value eq '((?:[^']|'')*)'/.exec(filter ?? '') ?? []
  const has = (event: Stored) =>
    (event.singleValueExtendedProperties ?? []).some((property) => property.id === id && property.value === value?.replaceAll("''", "'"))
  return [...events.values()].filter((event) => filter === null || has(event))
}

function paged(mailbox: Mailbox, call: Call, events: Stored[], state: string, removed: object[] = []): Reply {
  const from = Number(call.query.get('$skiptoken') ?? 0)
  const items = events.slice(from, from + mailbox.pageSize).map((event) => asTold(mailbox, event))
  const url = new URL(`http://${call.headers.host}${call.path}`)
  for (const [key, value] of call.query) url.searchParams.set(key, value)
  url.searchParams.set('$skiptoken', String(from + mailbox.pageSize))
  const isLast = from + mailbox.pageSize >= events.length
  return {
    status: 200,
    body: {
      value: [...items, ...removed],
      ...(isLast ? (state === '' ? {} : { '@odata.deltaLink': state }) : { '@odata.nextLink': url.href }),
    },
  }
}

/** A delta round of a view: everything first, then changes; deleted events by id and reason. */
function delta(mailbox: Mailbox, call: Call): Reply {
  const [, since = '0', from = '', to = ''] = /^(\d+) (\S+) (\S+)$/.exec(call.query.get('$deltatoken') ?? '') ?? []
  const isFirst = !call.query.has('$deltatoken')
  if (!isFirst && (from === '' || Number(since) < mailbox.forgotten)) return refusal(410, 'SyncStateNotFound')
  const window = isFirst ? call.query : new URLSearchParams({ startDateTime: from, endDateTime: to })
  const state = new URL(`http://${call.headers.host}${call.path}`)
  state.searchParams.set('$deltatoken', `${mailbox.changes} ${window.get('startDateTime')} ${window.get('endDateTime')}`)
  const isChanged = (id: string) => mailbox.changed.get(id.split('.')[0]!)! > Number(since)
  const events = inWindow(mailbox, window).filter(({ id }) => isFirst || isChanged(id))
  const gone = isFirst ? [] : [...mailbox.changed.keys()].filter((id) => isChanged(id) && !mailbox.events.has(id))
  const removed = gone.map((id) => ({ id, '@removed': { reason: 'deleted' } }))
  return paged(mailbox, call, events, state.href, removed)
}

function keep(mailbox: Mailbox, event: Stored): Reply {
  mailbox.changes += 1
  mailbox.changed.set(event.id, mailbox.changes)
  mailbox.events.set(event.id, event)
  if (Array.isArray(event['attendees']) && event['attendees'].length > 0) mailbox.mailed += 1
  return { status: 200, body: asTold(mailbox, event) }
}

const newMeeting = () => ({ onlineMeeting: { joinUrl: `https://teams.example/l/meetup-join/${randomUUID()}` } })

/** A meeting that exists is kept, unless the body that Outlook wrote it into is replaced. */
function meetingOf(mailbox: Mailbox, fields: Fields, before: Stored | null): Fields {
  const isWanted = fields['isOnlineMeeting'] === true && fields['onlineMeetingProvider'] === 'teamsForBusiness'
  if (before?.['isOnlineMeeting'] === true)
    return fields['body'] === undefined
      ? { isOnlineMeeting: true, onlineMeeting: before['onlineMeeting'] }
      : { isOnlineMeeting: false, onlineMeeting: null }
  if (!isWanted || mailbox.teams === 'refused') return { isOnlineMeeting: false, onlineMeeting: null }
  return { isOnlineMeeting: true, onlineMeeting: null, ...(mailbox.teams === 'ready' ? newMeeting() : {}) }
}

function create(mailbox: Mailbox, call: Call): Reply {
  const fields = call.fields
  if (!fields?.['start'] || !fields['end']) return refusal(400, 'ErrorPropertyValidationFailure')
  const transaction = fields['transactionId']
  if (typeof transaction === 'string') {
    if (mailbox.transactions.has(transaction)) return refusal(409, 'ErrorDuplicateTransactionId')
    mailbox.transactions.add(transaction)
  }
  const id = `AAMk${randomUUID().replaceAll('-', '')}=`
  const usual = { isAllDay: false, isCancelled: false, showAs: 'busy', type: 'singleInstance', responseStatus: { response: 'organizer' } }
  return {
    ...keep(mailbox, { ...usual, ...fields, id, iCalUId: `040000008200E0${randomUUID()}`, ...meetingOf(mailbox, fields, null) }),
    status: 201,
  }
}

function onEvent(mailbox: Mailbox, call: Call, id: string): Reply {
  const [series = '', occurrence] = id.split('.')
  const event = mailbox.events.get(series)
  if (!event) return refusal(404, 'ErrorItemNotFound')
  if (call.method === 'GET') return { status: 200, body: asTold(mailbox, event) }
  const version = call.headers['if-match']
  if (version !== undefined && version !== '*' && version !== etagOf(mailbox, id)) return refusal(412, 'ErrorIrresolvableConflict')
  if (call.method === 'PATCH' && call.fields) {
    if (occurrence === undefined)
      return keep(mailbox, { ...event, ...call.fields, id, iCalUId: event.iCalUId, ...meetingOf(mailbox, call.fields, event) })
    return keep(mailbox, {
      ...event,
      changes: { ...event.changes, [id]: { ...call.fields, type: 'exception' } },
    })
  }
  if (call.method !== 'DELETE') return refusal(405, 'ErrorInvalidRequest')
  if (occurrence !== undefined) {
    keep(mailbox, { ...event, changes: { ...event.changes, [id]: { isGone: true } } })
    return { status: 204, body: null }
  }
  mailbox.changes += 1
  mailbox.changed.set(id, mailbox.changes)
  mailbox.events.delete(id)
  return { status: 204, body: null }
}
