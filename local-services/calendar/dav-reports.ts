// The calendar server's reports: by time, by URL, and sync (RFC 4791 section 7, RFC 6578).
import { present, type Home, type StoredCalendar } from './calendar-store.ts'
import {
  answerOf,
  calendarPath,
  failed,
  multistatus,
  objectPath,
  objectResource,
  statusOf,
  tokenOf,
  requestedProperties,
} from './dav-properties.ts'
import { caldav, child, dav, tag, type Element } from './dav-xml.ts'
import { seenIn, uidOf } from './ics-lines.ts'

export interface DavReply {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** Reports at most `max` changes per response; the client continues with the returned token. */
export function report(
  home: Home,
  { id, calendar, request, max }: { id: string; calendar: StoredCalendar; request: Element; max: number },
): DavReply {
  if (request.space === caldav && request.name === 'calendar-query') return byTime(home, id, calendar, request)
  if (request.space === caldav && request.name === 'calendar-multiget') return byAddress(home, id, calendar, request)
  if (request.space === dav && request.name === 'sync-collection') return sinceToken(home, { id, calendar, request, max })
  return failed(403, dav, 'supported-report')
}

function byTime(home: Home, id: string, calendar: StoredCalendar, request: Element): DavReply {
  const inCalendar = child(child(request, caldav, 'filter'), caldav, 'comp-filter')
  const inEvent = child(inCalendar, caldav, 'comp-filter')
  const range = child(inEvent, caldav, 'time-range')?.attributes
  const isEvents = inEvent === null || inEvent.attributes['name'] === 'VEVENT'
  const filters = inEvent?.children.filter((filter) => filter.name !== 'time-range') ?? []
  const uid = filters.find((filter) => filter.name === 'prop-filter' && filter.attributes['name'] === 'UID')
  if (filters.some((filter) => filter !== uid)) return failed(403, caldav, 'supported-filter')
  const wantedUid = child(uid, caldav, 'text-match')?.text.trim() ?? null
  const answers = Object.keys(calendar.objects).flatMap((name) => {
    const object = present(calendar, name)
    if (wantedUid !== null && object && uidOf(object.ics) !== wantedUid) return []
    if (!object || !isEvents || !touches(object.ics, momentOf(range?.['start']), momentOf(range?.['end']))) return []
    return [answerOf(objectResource(objectPath(home.email, id, name), home.email, object), requestedProperties(request))]
  })
  return multistatus(answers)
}

/** A series is reported for all times after its start: clients expand it themselves. */
function touches(ics: string, from: number, to: number): boolean {
  const event = seenIn(ics)
  if (!event) return true
  // all-day and floating times can be half a day off in either direction
  const slack = event.isAllDay ? 14 * 3_600_000 : 0
  const starts = event.start.getTime()
  return starts - slack < (Number.isNaN(to) ? Infinity : to) && (event.repeats || Number.isNaN(from) || event.end.getTime() + slack > from)
}

function momentOf(value: string | undefined): number {
  return Date.parse((value ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function byAddress(home: Home, id: string, calendar: StoredCalendar, request: Element): DavReply {
  const hrefs = request.children.filter((element) => element.space === dav && element.name === 'href').map((element) => element.text.trim())
  return multistatus(
    hrefs.map((path) => {
      const name = nameIn(path, calendarPath(home.email, id))
      const object = name === null ? null : present(calendar, name)
      return object ? answerOf(objectResource(path, home.email, object), requestedProperties(request)) : statusOf(path, '404 Not Found')
    }),
  )
}

function nameIn(path: string, folder: string): string | null {
  try {
    const plain = decodeURIComponent(new URL(path, 'http://localhost').pathname)
    const prefix = decodeURIComponent(folder)
    return plain.startsWith(prefix) ? plain.slice(prefix.length) : null
  } catch {
    return null
  }
}

function sinceToken(
  home: Home,
  { id, calendar, request, max }: { id: string; calendar: StoredCalendar; request: Element; max: number },
): DavReply {
  const token = child(request, dav, 'sync-token')?.text.trim() ?? ''
  const since = token === '' ? 0 : Number(/^urn:fairlead:changes:(\d+)$/.exec(token)?.[1] ?? NaN)
  if (Number.isNaN(since) || since > calendar.changes || (token !== '' && since < calendar.forgotten))
    return failed(403, dav, 'valid-sync-token')
  const limit = Number(child(child(request, dav, 'limit'), dav, 'nresults')?.text ?? Infinity)
  const changed = Object.entries(calendar.objects)
    .filter(([, object]) => object.changed > since && (token !== '' || object.ics !== null))
    .toSorted(([, a], [, b]) => a.changed - b.changed)
  const sent = changed.slice(0, Math.min(max, Number.isNaN(limit) ? Infinity : Math.max(1, limit)))
  const answers = sent.map(([name]) => {
    const path = objectPath(home.email, id, name)
    const object = present(calendar, name)
    return object ? answerOf(objectResource(path, home.email, object), requestedProperties(request)) : statusOf(path, '404 Not Found')
  })
  const isCut = sent.length < changed.length
  if (isCut)
    answers.push(
      statusOf(calendarPath(home.email, id), '507 Insufficient Storage', tag(dav, 'error', tag(dav, 'number-of-matches-within-limits'))),
    )
  return multistatus(answers, tag(dav, 'sync-token', tokenOf(calendar, isCut ? sent.at(-1)![1].changed : calendar.changes)))
}
