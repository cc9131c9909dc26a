// Writes one of our events as iCalendar, in UTC, so that no reader needs our zones.
import type { OwnEvent } from '@fairlead/domain/ports/calendars'
import ical, { ICalAttendeeStatus, ICalEventStatus, ICalEventTransparency } from 'ical-generator'

export const sequenceName = 'X-FAIRLEAD-SEQUENCE'

const answers = {
  needs_action: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  tentative: ICalAttendeeStatus.TENTATIVE,
}

/**
 * One calendar with one event, without METHOD: a CalDAV server stores it and invites no one. SCHEDULE-AGENT=CLIENT tells
 * servers that would otherwise send invitations not to (RFC 6638 section 7.1).
 * Our own sequence is next to the one that other programs increment when they move an event; the latter is never below
 * `minSequence`.
 */
export function writeIcs(event: OwnEvent, minSequence = 0, now: Date = new Date()): string {
  const calendar = ical({ prodId: { company: 'Fairlead', product: 'Interviews', language: 'EN' } })
  const written = calendar.createEvent({
    id: event.uid,
    sequence: Math.max(event.sequence, minSequence),
    x: [{ key: sequenceName, value: String(event.sequence) }],
    stamp: now,
    start: event.start,
    end: event.end,
    summary: event.title,
    description: event.description,
    location: event.location,
    status: ICalEventStatus.CONFIRMED,
    transparency: ICalEventTransparency.OPAQUE,
    organizer: { name: nameOf(event.organizer), email: addressOf(event.organizer.email) },
  })
  for (const attendee of event.attendees)
    written.createAttendee({ name: nameOf(attendee), email: addressOf(attendee.email), status: answers[attendee.answer] })
  return calendar
    .toString()
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map((line) => `${folded(line.replace(/^(ORGANIZER|ATTENDEE)(?=[;:])/, '$1;SCHEDULE-AGENT=CLIENT'))}\r\n`)
    .join('')
}

/** A quoted parameter can't contain quotes or line breaks (section 3.2), and there is no way to escape them. */
const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name.replaceAll(/["\p{Cc}\s]+/gu, ' ').trim() || addressOf(email)
const addressOf = (email: string): string => email.replaceAll(/[\p{Cc}\s]+/gu, '')

/** Lines of at most 75 octets (RFC 5545 section 3.1), never split within a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let length = 0
  for (const sign of line) {
    const octets = Buffer.byteLength(sign)
    if (length + octets > 74) {
      parts.push(part)
      part = ''
      length = 0
    }
    part += sign
    length += octets
  }
  return [...parts, part].join('\r\n ')
}
