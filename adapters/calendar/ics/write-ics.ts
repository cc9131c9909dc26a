// Writes an event of ours as iCalendar, in UTC, so that no reader needs our zones.
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
 * One calendar of one event, without METHOD: a CalDAV server keeps it and invites no one. SCHEDULE-AGENT=CLIENT says so to servers that
 * would send invitations by themselves (RFC 6638 section 7.1).
 * Our own sequence appears next to the one that other programs count up when they move something; the latter never falls below `atLeast`.
 */
export function writeIcs(event: OwnEvent, atLeast = 0, now: Date = new Date()): string {
  const calendar = ical({ prodId: { company: 'Fairlead', product: 'Interviews', language: 'EN' } })
  const written = calendar.createEvent({
    id: event.uid,
    sequence: Math.max(event.sequence, atLeast),
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

/** A quoted parameter has no place for quotes and line ends (section 3.2), and no way to escape them. */
const nameOf = ({ name, email }: { name: string; email: string }): string =>
  name.replaceAll(/["\p{Cc}\s]+/gu, ' ').trim() || addressOf(email)
const addressOf = (email: string): string => email.replaceAll(/[\p{Cc}\s]+/gu, '')

/** Lines of at most 75 octets (RFC 5545 section 3.1), never cut within a character. */
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
