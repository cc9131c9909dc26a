// The calendar server's reports: by time, by URL, and sync (RFC 4791 section 7, RFC 6578).
import { present, type Home, type StoredCalendar } from './calendar-store.ts'
import { answerOf, calendarPath, failed, multistatus, objectPath, objectResource, statusOf, tokenOf, wanted } from './dav-properties.ts'
import { caldav, child, dav, tag, type Element } from './dav-xml.ts'
import { seenIn, uidOf } from './ics-lines.ts'

export interface DavReply {
  status: number
  headers?: Record<string, string>
  body?: string
}

/** Reports at most `most` changes per response; the client continues with the returned token. */
export function report(home: Home, id: string, calendar: StoredCalendar, request: Element, most: number): DavReply {
  if (request.space === caldav && request.name === 'calendar-query') return byTime(home, id, calendar, request)
  if (request.space === caldav && request.name === 'calendar-multiget') return byAddress(home, id, calendar, request)
  if (request.space === dav && request.name === 'sync-collection') return sinceToken(home, id, calendar, request, most)
  return failed(403, dav, 'supported-report')
}

function byTime(home: Home, id: string, calendar: StoredCalendar, request: Element): DavReply {
  const inCalendar = child(child(request, caldav, 'filter'), caldav, 'comp-filter')
  const inEvent = child(inCalendar, caldav, 'comp-filter')
  const range = child(inEvent, caldav, 'time-range')?.attributes
  const isEvents = inEvent === null || inEvent.attributes['name'] === 'VEVENT'
  const asked = inEvent?.children.filter((one) => one.name !== 'time-range') ?? []
  const uid = asked.find((one) => one.name === 'prop-filter' && one.attributes['name'] === 'UID')
  if (asked.some((one) => one !== uid)) return failed(403, caldav, 'supported-filter')
  const wantedUid = child(uid, caldav, 'text-match')?.text.trim() ?? null
  const answers = Object.keys(calendar.objects).flatMap((name) => {
    const there = present(calendar, name)
    if (wantedUid !== null && there && uidOf(there.ics) !== wantedUid) return []
    if (!there || !isEvents || !touches(there.ics, momentOf(range?.['start']), momentOf(range?.['end']))) return []
    return [answerOf(objectResource(objectPath(home.email, id, name), home.email, there), wanted(request))]
  })
  return multistatus(answers)
}

/** A series is said to touch everything after its beginning: clients lay it out themselves. */
function touches(ics: string, from: number, to: number): boolean {
  const seen = seenIn(ics)
  if (!seen) return true
  // whole days and times without a zone may lie half a day to either side
  const slack = seen.isAllDay ? 14 * 3_600_000 : 0
  const starts = seen.start.getTime()
  return starts - slack < (Number.isNaN(to) ? Infinity : to) && (seen.repeats || Number.isNaN(from) || seen.end.getTime() + slack > from)
}

function momentOf(value: string | undefined): number {
  return Date.parse((value ?? '').replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function byAddress(home: Home, id: string, calendar: StoredCalendar, request: Element): DavReply {
  const asked = request.children.filter((one) => one.space === dav && one.name === 'href').map((one) => one.text.trim())
  return multistatus(
    asked.map((path) => {
      const name = nameIn(path, calendarPath(home.email, id))
      const there = name === null ? null : present(calendar, name)
      return there ? answerOf(objectResource(path, home.email, there), wanted(request)) : statusOf(path, '404 Not Found')
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

function sinceToken(home: Home, id: string, calendar: StoredCalendar, request: Element, most: number): DavReply {
  const token = child(request, dav, 'sync-token')?.text.trim() ?? ''
  const since = token === '' ? 0 : Number(/^urn:fairlead:changes:(\d+)$/.exec(token)?.[1] ?? NaN)
  if (Number.isNaN(since) || since > calendar.changes || (token !== '' && since < calendar.forgotten))
    return failed(403, dav, 'valid-sync-token')
  const limit = Number(child(child(request, dav, 'limit'), dav, 'nresults')?.text ?? Infinity)
  const changed = Object.entries(calendar.objects)
    .filter(([, object]) => object.changed > since && (token !== '' || object.ics !== null))
    .toSorted(([, one], [, other]) => one.changed - other.changed)
  const sent = changed.slice(0, Math.min(most, Number.isNaN(limit) ? Infinity : Math.max(1, limit)))
  const answers = sent.map(([name]) => {
    const path = objectPath(home.email, id, name)
    const there = present(calendar, name)
    return there ? answerOf(objectResource(path, home.email, there), wanted(request)) : statusOf(path, '404 Not Found')
  })
  const isCut = sent.length < changed.length
  if (isCut)
    answers.push(
      statusOf(calendarPath(home.email, id), '507 Insufficient Storage', tag(dav, 'error', tag(dav, 'number-of-matches-within-limits'))),
    )
  return multistatus(answers, tag(dav, 'sync-token', tokenOf(calendar, isCut ? sent.at(-1)![1].changed : calendar.changes)))
}
