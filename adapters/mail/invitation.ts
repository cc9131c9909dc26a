// Invitations in the format that calendars read and answer: iCalendar by email (RFC 5546, RFC 6047).
import { fieldOf, must } from '@fairlead/domain/shared/records'
import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalAttendeeType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import nodeIcal, { type VEvent } from 'node-ical'
import type { Invitation, InvitationAnswer, InvitationReply } from '@fairlead/domain/ports/mail'

const methods = {
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
  DECLINECOUNTER: ICalCalendarMethod.DECLINECOUNTER,
} as const

const answers: Record<InvitationAnswer, ICalAttendeeStatus> = {
  needs_action: ICalAttendeeStatus.NEEDSACTION,
  accepted: ICalAttendeeStatus.ACCEPTED,
  declined: ICalAttendeeStatus.DECLINED,
  tentative: ICalAttendeeStatus.TENTATIVE,
}

/** The calendar text of one invitation, times in UTC; `stamp` is when it was written (DTSTAMP). Lines are folded and escaped by the library. */
export function writeInvitation(invitation: Invitation, stamp: Date): string {
  const { method, uid, sequence, start, end, title, description, location, organizer, attendees } = invitation
  const calendar = ical({ prodId: { company: 'Fairlead', product: 'Interviews' }, method: methods[method] })
  const event = calendar.createEvent({
    id: uid,
    sequence,
    start,
    end,
    stamp,
    summary: title,
    description,
    location,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name ?? organizer.address, email: organizer.address },
  })
  for (const { name, address, answer } of attendees)
    event.createAttendee({
      ...(name ? { name } : {}),
      email: address,
      status: answers[answer],
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      rsvp: answer === 'needs_action',
    })
  return calendar.toString().replace('\r\nEND:VEVENT', (end) => `${conferenceLine(invitation.conference)}${end}`)
}

/** CONFERENCE of RFC 7986 section 5.11, which the library doesn't write. */
function conferenceLine(link: string | undefined): string {
  const url = link !== undefined && URL.canParse(link) ? new URL(link).href : null
  const line = `CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO:${url}`
  return url === null ? '' : `\r\n${must(line.match(/.{1,73}/g)).join('\r\n ')}`
}

const partstats: Record<string, InvitationAnswer> = { ACCEPTED: 'accepted', DECLINED: 'declined', TENTATIVE: 'tentative' }
const longestComment = 2000

/**
 * A calendar's response: REPLY with who and what, COUNTER with another time as well. null for anything else, and for unreadable
 * responses or those without an event or attendee; never throws on strangers' input.
 */
export function readInvitationReply(text: string): InvitationReply | null {
  try {
    const event = Object.values(nodeIcal.sync.parseICS(text.slice(0, 200_000))).find(
      (component): component is VEvent => component?.type === 'VEVENT',
    )
    const method = String(event?.method ?? '').toUpperCase()
    if (!event || (method !== 'REPLY' && method !== 'COUNTER') || !event.uid) return null
    const guest = [event.attendee ?? []].flat()[0]
    const value = typeof guest === 'string' ? guest : (guest?.val ?? '')
    const attendee = value
      .replace(/^mailto:/i, '')
      .trim()
      .toLowerCase()
    const status = typeof guest === 'string' ? '' : String(fieldOf(guest?.params, 'PARTSTAT') ?? '')
    if (!/^[^\s@]+@[^\s@]+$/.test(attendee)) return null
    const comment = fieldOf(event, 'comment')
    const commentText = typeof comment === 'string' ? comment : String(fieldOf(comment, 'val') ?? '')
    const isCounter = method === 'COUNTER'
    return {
      method,
      uid: event.uid,
      sequence: Number(fieldOf(event, 'sequence') ?? 0) || 0,
      attendee,
      answer: partstats[status.toUpperCase()] ?? 'needs_action',
      start: isCounter ? dateOf(event.start) : null,
      end: isCounter ? dateOf(event.end) : null,
      comment: commentText.slice(0, longestComment),
    }
  } catch {
    return null
  }
}

function dateOf(value: unknown): Date | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? new Date(value.getTime()) : null
}
