// Converts events between Google's Calendar API (v3) and the port.
import type { CalendarEvent, EventTime, OwnEvent } from '@fairlead/domain/ports/calendars'
import { must } from '@fairlead/domain/shared/records'
import { field, text } from '../../http/shape.ts'
import { localText } from '../ics/event-times.ts'
import { readIcs } from '../ics/read-ics.ts'
import { isZone, localOf } from '../ics/zones.ts'

export const sequenceKey = 'fairleadSequence'

/** null for a deleted event, which has no times; any other one whose times can't be read blocks the days that they name. */
export function googleEvent(item: unknown): CalendarEvent | null {
  const start = timeOf(field(item, 'start'))
  const end = timeOf(field(item, 'end')) ?? start
  if (!start || !end) return text(item, 'status') === 'cancelled' ? null : unreadEvent(item, text(item, 'summary') ?? '')
  const recurrenceId = timeOf(field(item, 'originalStartTime'))
  const answer = answerOf(item)
  const status = text(item, 'status')
  const kind = text(item, 'eventType')
  return {
    uid: text(item, 'iCalUID') ?? text(item, 'id') ?? '',
    recurrenceId: field(item, 'recurringEventId') === undefined ? null : recurrenceId,
    title: text(item, 'summary') ?? '',
    start,
    end,
    ...rulesOf(field(item, 'recurrence'), start),
    status: status === 'cancelled' ? 'cancelled' : status === 'tentative' || answer === 'tentative' ? 'tentative' : 'confirmed',
    isTransparent: text(item, 'transparency') === 'transparent' || kind === 'workingLocation' || answer === 'declined',
    ...(answer === 'declined' ? { isDeclined: true } : {}),
  }
}

/** For an event of a vendor's API whose times can't be read. */
export function unreadEvent(item: unknown, title: string): CalendarEvent {
  const times = JSON.stringify({ start: field(item, 'start'), end: field(item, 'end') })
  const ics = ['BEGIN:VEVENT', `DTSTART:${times}`, 'END:VEVENT'].join('\n')
  return { ...must(readIcs(ics).events[0]), uid: text(item, 'iCalUID') ?? text(item, 'iCalUId') ?? text(item, 'id') ?? '', title }
}

/** A deleted occurrence of a series: only its original time is certain. */
export function googleGap(item: unknown, uid: string): CalendarEvent | null {
  const recurrenceId = timeOf(field(item, 'originalStartTime'))
  if (!recurrenceId) return null
  return {
    uid,
    recurrenceId,
    title: '',
    start: recurrenceId,
    end: recurrenceId,
    rules: [],
    added: [],
    excluded: [],
    status: 'cancelled',
    isTransparent: false,
  }
}

function answerOf(item: unknown): string | null {
  const attendees = field(item, 'attendees')
  const attendee = Array.isArray(attendees) ? attendees.find((attendee) => field(attendee, 'self') === true) : undefined
  return text(attendee, 'responseStatus')
}

function timeOf(value: unknown): EventTime | null {
  const date = text(value, 'date')
  if (date !== null) return /^\d{4}-\d\d-\d\d$/.test(date) ? { kind: 'date', date } : null
  const instant = Date.parse(text(value, 'dateTime') ?? '')
  if (Number.isNaN(instant)) return null
  const zone = text(value, 'timeZone')
  if (zone !== null && zone !== 'UTC' && isZone(zone)) return { kind: 'zoned', local: localText(localOf(instant, zone)), zone }
  return { kind: 'instant', at: `${localText(instant)}Z` }
}

/** iCalendar lines, which Google sends unchanged. */
function rulesOf(lines: unknown, start: EventTime): Pick<CalendarEvent, 'rules' | 'added' | 'excluded' | 'unread'> {
  const rules = Array.isArray(lines) ? lines.filter((line) => typeof line === 'string').join('\r\n') : ''
  if (rules === '') return { rules: [], added: [], excluded: [] }
  const begins = start.kind === 'date' ? 'DTSTART;VALUE=DATE:20000101' : 'DTSTART:20000101T000000Z'
  const [read] = readIcs(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:x\r\n${begins}\r\n${rules}\r\nEND:VEVENT\r\nEND:VCALENDAR`).events
  const { added = [], excluded = [], unread } = read ?? {}
  return { rules: read?.rules ?? [], added, excluded, ...(unread === undefined ? {} : { unread }) }
}

const answerName = (answer: OwnEvent['attendees'][number]['answer']) => (answer === 'needs_action' ? 'needsAction' : answer)

/** True when all attendees' responses are as we would write them. */
export function hasAnswers(item: unknown, event: OwnEvent): boolean {
  const attendees: unknown = field(item, 'attendees') ?? []
  return event.attendees.every(({ email, answer }) => {
    const attendee = Array.isArray(attendees)
      ? attendees.find((entry) => text(entry, 'email')?.toLowerCase() === email.toLowerCase())
      : undefined
    return text(attendee, 'responseStatus') === answerName(answer)
  })
}

export function toGoogle(event: OwnEvent): Record<string, unknown> {
  const timeZone = event.timeZone ?? 'UTC'
  return {
    summary: event.title,
    description: event.description,
    location: event.location,
    start: { dateTime: event.start.toISOString(), timeZone },
    end: { dateTime: event.end.toISOString(), timeZone },
    status: 'confirmed',
    transparency: 'opaque',
    attendees: event.attendees.map(({ name, email, answer }) => ({
      email,
      displayName: name,
      responseStatus: answerName(answer),
    })),
    extendedProperties: { private: { [sequenceKey]: String(event.sequence) } },
  }
}
