// When a candidate can book, move, or cancel an interview, and how a meeting takes place.
import type { Stage } from '../shared/stages.ts'
import type { InterviewerSettings, MeetingKind } from './interviewer.ts'

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
  /** The link, number, or place; '' for a call to the candidate's own number. */
  where: string
}

/** True when the interviewer calls the candidate, so a phone number is required. */
export function needsPhone({ kind, where }: Meeting): boolean {
  return kind === 'phone' && where === ''
}

/** How and where someone meets candidates. */
export function meetingOf(settings: Pick<InterviewerSettings, 'meetingKind' | 'meetingLink' | 'meetingPhone' | 'meetingPlace'>): Meeting {
  const where = { video: settings.meetingLink, phone: settings.meetingPhone, place: settings.meetingPlace }[settings.meetingKind]
  return { kind: settings.meetingKind, where: where.trim() }
}
