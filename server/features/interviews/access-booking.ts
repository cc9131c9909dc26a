// The gate of a booking link: whose it is, what may still be done with it, and with whom.
import { fullName } from '@fairlead/domain/candidate/profile'
import { mayBook } from '@fairlead/domain/interview/booking'
import { isTimeZone } from '@fairlead/domain/interview/interviewer'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { countGuess } from '../accounts/guesses.ts'
import { findLink } from '../accounts/link-store.ts'
import { loadCandidate, type LoadedCandidate } from '../candidates/access-candidate.ts'
import { loadProject, type LoadedProject } from '../projects/access-project.ts'
import { readInterviewers, type Interviewer } from '../projects/interviewers.ts'

const gone = () => new Refusal('not_found', 'This link has ended. If you would like to speak with us, please answer the mail it came with.')
/** Holds, bookings and moves by one candidate in a quarter of an hour. */
const mostDeeds = 100

/** What booking needs of the outside. */
export interface BookingTools {
  database: Database
  now(): Date
  /** Reads the calendars of these users again; false when one could not be reached, so that nothing is booked on old news. */
  lookAgain(ctx: WorkspaceContext, userIds: readonly string[]): Promise<boolean>
}

export interface Booking {
  ctx: WorkspaceContext
  project: LoadedProject
  candidate: LoadedCandidate
  candidateName: string
  pool: Interviewer[]
}

/** The link lives until its time is over; it opens nothing while its candidate is rejected or its project archived. */
export async function accessBooking({ database, now }: Pick<BookingTools, 'database' | 'now'>, token: string): Promise<Booking> {
  const link = await findLink(database.system, token, 'booking', now())
  if (!link?.candidateId) throw gone()
  const ctx = systemContext(database, link.workspaceId, now)
  return ctx.transaction(async (tx) => {
    const candidate = await loadCandidate(tx, link.candidateId!, false)
    const project = candidate && (await loadProject(tx, candidate.projectId))
    if (!project || isOver(candidate, project)) throw gone()
    return { ctx, project, candidate, candidateName: fullName(candidate.profile), pool: await readInterviewers(tx, project) }
  })
}

function isOver({ stage }: LoadedCandidate, { isArchived }: LoadedProject): boolean {
  return isArchived || stage === 'REJECTED' || stage === 'NOT_INTERESTED'
}

/** Refuses what would book or move for somebody whose interview is no longer to come about. */
export function assertMayBook({ candidate, project }: Pick<Booking, 'candidate' | 'project'>): void {
  if (isOver(candidate, project)) throw gone()
  if (!mayBook(candidate.stage))
    throw new Refusal('invalid_move', 'There is no interview to book just now. Please answer the mail you got.')
}

/** Refuses whoever tries again and again: each deed takes the lock of an interviewer. */
export async function countDeed({ database, now }: Pick<BookingTools, 'database' | 'now'>, { candidate }: Booking): Promise<void> {
  await countGuess(database.system, `booking ${candidate.id}`, now(), mostDeeds)
}

/** An instant the wire names, of a whole minute; refuses by field. */
export function readStart(text: string): number {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00(\.0{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw new Refusal('invalid_input', undefined, { start: 'Give a time as 2026-11-22T10:00:00Z.' })
  return at
}

/** The zone the wire names, or the other one; refuses by field. */
export function readZone(zone: string | undefined, otherwise: string): string {
  if (zone === undefined || zone === '') return otherwise
  if (!isTimeZone(zone)) throw new Refusal('invalid_input', undefined, { time_zone: 'Choose a time zone.' })
  return zone
}
