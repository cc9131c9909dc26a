// When a candidate can book, move, or cancel an interview, and how a meeting takes place.
import type { Stage } from '../shared/stages.ts'
import type { InterviewerSettings, MeetingKind } from './interviewer.ts'
import { isRoomTemplate, roomFromTemplate, type Room } from './room.ts'

/** How long a slot is reserved for the candidate who chose it. */
export const holdMinutes = 10

/** How long a booking link is valid. */
export const bookingLinkDays = 60

/** How long a rejection can be undone; after that the candidate's interview is canceled. */
export const outMinutes = 10

/** A candidate can book while waiting for an interview or after one (spec B, section 4). */
export function mayBook(stage: Stage): boolean {
  return stage === 'HIRING_MANAGER_APPROVED' || stage === 'INTERVIEWING'
}

/** Candidates can move or cancel an interview until it begins; after that only the team can. Instants in ms. */
export function mayChange(start: number, now: number): boolean {
  return now < start
}

export interface Meeting {
  kind: MeetingKind
  /** The link, number, or place; '' for a call to the candidate's own number, and while the room isn't made yet. */
  where: string
  room: Room
}

/** True when the interviewer calls the candidate, so a phone number is required. */
export function needsPhone({ kind, where }: Pick<Meeting, 'kind' | 'where'>): boolean {
  return kind === 'phone' && where === ''
}

type Meets = Pick<InterviewerSettings, 'meetingKind' | 'meetingRoom' | 'meetingLink' | 'meetingPhone' | 'meetingPlace'>

/** How and where someone meets the candidate of one interview, which its unique `interview` text identifies. */
export function meetingOf(settings: Meets, interview: string): Meeting {
  const { meetingKind: kind, meetingLink: link } = settings
  if (kind === 'phone') return { kind, where: settings.meetingPhone.trim(), room: 'none' }
  if (kind === 'place') return { kind, where: settings.meetingPlace.trim(), room: 'none' }
  if (settings.meetingRoom === 'calendar') return { kind, where: '', room: 'pending' }
  return { kind, where: roomFromTemplate(link, interview), room: isRoomTemplate(link) ? 'own' : 'shared' }
}

/** The same before there is an interview: its own room has no link yet. */
export function meetingBefore(settings: Meets): Meeting {
  const meeting = meetingOf(settings, '')
  return meeting.room === 'own' ? { ...meeting, where: '' } : meeting
}
