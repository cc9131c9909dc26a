// Converts events between Microsoft Graph (v1.0) and the port.
import { createHash } from 'node:crypto'
import type { CalendarEvent, EventRoom, EventTime, OwnEvent } from '@fairlead/domain/ports/calendars'
import { field, text } from '../../http/shape.ts'
import { unreadEvent } from '../google/google-events.ts'
import { localMs, localText } from '../ics/event-times.ts'

/** Where our uid and sequence are stored: custom properties (singleValueLegacyExtendedProperty). */
const ownProperties = '{6f0d6f64-1f7c-4f0e-9a35-6c1d5b1a7e42}'
export const uidProperty = `String ${ownProperties} Name FairleadUid`
const sequenceProperty = `String ${ownProperties} Name FairleadSequence`

export const expandOwn = `singleValueExtendedProperties($filter=id eq '${uidProperty}' or id eq '${sequenceProperty}')`
export const filterByUid = (uid: string): string =>
  `singleValueExtendedProperties/Any(ep: ep/id eq '${uidProperty}' and ep/value eq '${uid.replaceAll("'", "''")}')`

/** One entry of a calendar view, in which Graph expands series; without readable times it blocks the days that they name. */
export function microsoftEvent(item: unknown): CalendarEvent {
  const isAllDay = field(item, 'isAllDay') === true
  const [start, end] = ['start', 'end'].map((name) => timeOf(field(item, name), isAllDay))
  if (!start || !end) return unreadEvent(item, text(item, 'subject') ?? '')
  const showAs = text(item, 'showAs')
  const answer = text(field(item, 'responseStatus'), 'response')
  const isTentative = showAs === 'tentative' || answer === 'tentativelyAccepted'
  return {
    uid: ownProperty(item, uidProperty) ?? text(item, 'iCalUId') ?? text(item, 'id') ?? '',
    recurrenceId: null,
    title: text(item, 'subject') ?? '',
    start,
    end,
    rules: [],
    added: [],
    excluded: [],
    status: field(item, 'isCancelled') === true ? 'cancelled' : isTentative ? 'tentative' : 'confirmed',
    // working elsewhere doesn't make the time busy
    isTransparent: showAs === 'free' || showAs === 'workingElsewhere' || answer === 'declined',
    ...(answer === 'declined' ? { isDeclined: true } : {}),
  }
}

export const sequenceOf = (item: unknown): number => Number(ownProperty(item, sequenceProperty) ?? 0)

function ownProperty(item: unknown, id: string): string | null {
  const all = field(item, 'singleValueExtendedProperties')
  // servers return the ID in different case
  return Array.isArray(all)
    ? text(
        all.find((property) => text(property, 'id')?.toLowerCase() === id.toLowerCase()),
        'value',
      )
    : null
}

/** Everything is requested in UTC (Prefer: outlook.timezone); all-day events arrive as midnights. */
function timeOf(value: unknown, isAllDay: boolean): EventTime | null {
  const local = (text(value, 'dateTime') ?? '').slice(0, 19)
  if (Number.isNaN(localMs(local)) || local.length < 19) return null
  return isAllDay ? { kind: 'date', date: local.slice(0, 10) } : { kind: 'instant', at: `${local}Z` }
}

export const roomRefused = 'Microsoft Teams isn’t available for this calendar.'

/**
 * The Teams meeting of an event: Graph sets its link shortly after the event (learn.microsoft.com/graph/outlook-calendar-online-meetings),
 * and leaves `isOnlineMeeting` false where the calendar doesn't allow any.
 */
export function microsoftRoom(item: unknown): EventRoom | null {
  const url = text(field(item, 'onlineMeeting'), 'joinUrl')
  if (url !== null) return { state: 'made', url }
  const isOnline = field(item, 'isOnlineMeeting')
  return isOnline === true ? { state: 'pending' } : isOnline === false ? { state: 'refused', reason: roomRefused } : null
}

/**
 * Without attendees: Graph can't add any without inviting them. The participants are in the description. An existing event with a
 * Teams meeting keeps its body, because Outlook writes the meeting into it and ends the meeting when it is replaced.
 */
export function toMicrosoft(event: OwnEvent, isNew = true): Record<string, unknown> {
  const time = (moment: Date) => ({ dateTime: localText(moment.getTime()), timeZone: 'UTC' })
  return {
    subject: event.title,
    ...(isNew || event.room === 'none' ? { body: { contentType: 'text', content: event.description } } : {}),
    ...(event.room === 'needed' ? { isOnlineMeeting: true, onlineMeetingProvider: 'teamsForBusiness' } : {}),
    location: { displayName: event.location },
    start: time(event.start),
    end: time(event.end),
    isAllDay: false,
    showAs: 'busy',
    singleValueExtendedProperties: [
      { id: uidProperty, value: event.uid },
      { id: sequenceProperty, value: String(event.sequence) },
    ],
  }
}

/** The same for every attempt at the same event, so that the vendor drops the second one. */
export function transactionOf(uid: string): string {
  const hash = createHash('sha256').update(uid).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}
