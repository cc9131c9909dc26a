// The access check for a booking link: its candidate, what it still allows, and the interviewers.
import { greetingName } from '@fairlead/domain/shared/person-name'
import { mayBook } from '@fairlead/domain/interview/booking'
import { isTimeZone } from '@fairlead/domain/interview/interviewer'
import { Refusal } from '@fairlead/domain/refusal'
import { systemContext, type WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import { countTry } from '../../accounts/security/login-rate-limit.ts'
import { findLink } from '../../accounts/security/link-store.ts'
import type { LoadedCandidate } from '../../candidates/records/access-candidate.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { readNextInterview, readPanelsOf, type Panel } from '../../projects/team/interviewers.ts'
import { settingsFromColumn } from '../../projects/records/project-row.ts'
import { text as texts } from '../texts/texts.ts'

const gone = () => new Refusal('not_found', texts.bookingLinkExpired)
/** A candidate's maximum holds, bookings, and moves in fifteen minutes. */
const maxAttempts = 100

/** External dependencies of booking. */
export interface BookingTools {
  database: Database
  now(): Date
  /** Syncs these users' calendars; false when one couldn't be reached, so that nothing is booked with outdated data. */
  recheckCalendars(ctx: WorkspaceContext, userIds: readonly string[]): Promise<boolean>
}

/** The minimal data about candidate and project for booking, in one statement. */
interface BookingFacts {
  project: Pick<LoadedProject, 'id' | 'workspaceId' | 'ownerId' | 'jobTitle' | 'hiringCompany' | 'isArchived' | 'settings'>
  candidate: Pick<LoadedCandidate, 'id' | 'stage'> & { firstName: string }
}

export interface Booking extends BookingFacts {
  ctx: WorkspaceContext
  /** Possible interviewers; each offers their times. */
  pool: Panel[]
  /** The user who books for the candidate; null for the candidate. */
  bookedBy: string | null
}

/** The link is valid until it expires; it doesn't work while its candidate is rejected or its project archived. */
export async function accessBooking({ database, now }: Pick<BookingTools, 'database' | 'now'>, token: string): Promise<Booking> {
  const link = await findLink(database.system, token, 'booking', now())
  if (!link?.candidateId) throw gone()
  const ctx = systemContext(database, link.workspaceId, now)
  return ctx.transaction(async (tx) => {
    const facts = await readFacts(tx, link.candidateId!)
    if (!facts || isOver(facts)) throw gone()
    const next = await readNextInterview(tx, facts.project, facts.candidate.id)
    return { ...facts, ctx, pool: await readPanelsOf(tx, facts.project, next), bookedBy: link.sentBy }
  })
}

async function readFacts(tx: Tx, candidateId: string): Promise<BookingFacts | null> {
  const row = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .innerJoin('project', 'project.id', 'candidate.project_id')
    .select(['candidate.id', 'candidate.stage', 'person.profile', 'project.id as project_id', 'project.workspace_id', 'owner_id'])
    .select(['job_title', 'hiring_company', 'is_archived', 'settings'])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirst()
  if (!row) return null
  return {
    candidate: { id: row.id, stage: row.stage, firstName: greetingName(row.profile) },
    project: {
      id: row.project_id,
      workspaceId: row.workspace_id,
      ownerId: row.owner_id,
      jobTitle: row.job_title,
      hiringCompany: row.hiring_company,
      isArchived: row.is_archived,
      settings: settingsFromColumn(row.settings),
    },
  }
}

type Standing = { candidate: Pick<LoadedCandidate, 'stage'>; project: Pick<LoadedProject, 'isArchived'> }

function isOver({ candidate: { stage }, project: { isArchived } }: Standing): boolean {
  return isArchived || stage === 'REJECTED' || stage === 'NOT_INTERESTED'
}

/** Refuses to book or move for a candidate whose interview should no longer take place. */
export function assertMayBook(standing: Standing): void {
  if (isOver(standing)) throw gone()
  if (!mayBook(standing.candidate.stage)) throw new Refusal('invalid_move', texts.nothingToBook)
}

/** Limits repeated attempts, since each action locks an interviewer. */
export async function countAttempt({ database, now }: Pick<BookingTools, 'database' | 'now'>, { candidate }: Booking): Promise<void> {
  await countTry(database.system, `booking ${candidate.id}`, now(), maxAttempts)
}

/** An instant from the API, in whole minutes; refuses by field. */
export function readStart(text: string): number {
  const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:00(\.0{1,3})?)?(Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(instant)) throw new Refusal('invalid_input', undefined, { start: texts.invalidTime })
  return instant
}

/** The requested zone, or the default; refuses by field. */
export function readZone(zone: string | undefined, otherwise: string): string {
  if (zone === undefined || zone === '') return otherwise
  if (!isTimeZone(zone)) throw new Refusal('invalid_input', undefined, { time_zone: texts.chooseTimeZone })
  return zone
}
