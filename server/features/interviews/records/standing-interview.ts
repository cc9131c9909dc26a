// What a candidate has held or booked: a single interview, or those of a day.
import type { Meeting } from '@fairlead/domain/interview/booking'
import { must } from '@fairlead/domain/shared/records'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

const dayMs = 86_400_000

export interface StandingPart {
  id: string
  /** Of its day; 0 for a single interview. */
  part: number
  /** Of the part; '' for a single interview. */
  name: string
  /** The host first. */
  interviewerIds: string[]
  start: Date
  end: Date
  meeting: Meeting
}

/** A candidate's held or booked interview: a single one, or those of a day. */
export interface HeldOrBooked {
  /** In the order of their times. */
  parts: readonly [StandingPart, ...StandingPart[]]
  isDay: boolean
  /** Everyone's. */
  interviewerIds: string[]
  /** From the first one to the end of the last. */
  start: Date
  end: Date
  isHeld: boolean
  heldUntil: Date | null
  /** An expired hold, or an interview that ended over a day ago: a new one can replace it. */
  isOver: boolean
}

export type InterviewKey = { candidateId: string; projectId: string }

/** The candidate's held or booked interview in a project; there is at most one, or one day of several. */
export async function findHeldOrBooked(
  tx: Tx,
  ctx: WorkspaceContext,
  { candidateId, projectId }: InterviewKey,
): Promise<HeldOrBooked | null> {
  const rows = await tx
    .selectFrom('interview')
    .innerJoin('interview_panelist', 'interview_panelist.interview_id', 'interview.id')
    .select(['interview.id', 'interview.start_at', 'interview.end_at', 'interview.state', 'held_until', 'meeting_kind', 'meeting_where'])
    .select(['room', 'day_id', 'part', 'part_name'])
    .select(sql<string[]>`array_agg(user_id order by position) filter (where role = 'interviewer')`.as('interviewer_ids'))
    .where('candidate_id', '=', candidateId)
    .where('project_id', '=', projectId)
    .where('interview.state', 'in', ['held', 'booked'])
    .groupBy('interview.id')
    .orderBy('interview.start_at')
    .execute()
  const [first, ...rest] = rows.map((row) => ({
    id: row.id,
    part: row.part,
    name: row.part_name,
    interviewerIds: row.interviewer_ids,
    start: row.start_at,
    end: row.end_at,
    meeting: { kind: row.meeting_kind, where: row.meeting_where, room: row.room },
  }))
  if (!first) return null
  const now = ctx.now().getTime()
  const { state, held_until, day_id } = must(rows[0])
  const end = rest.at(-1)?.end ?? first.end
  return {
    parts: [first, ...rest],
    isDay: day_id !== null,
    interviewerIds: [first, ...rest].flatMap(({ interviewerIds }) => interviewerIds),
    start: first.start,
    end,
    isHeld: state === 'held',
    heldUntil: held_until,
    isOver: held_until ? held_until.getTime() <= now : end.getTime() < now - dayMs,
  }
}

export const idsOfParts = ({ parts }: Pick<HeldOrBooked, 'parts'>) => parts.map(({ id }) => id)

/** The same, unless it is over. */
export async function findActiveInterview(tx: Tx, ctx: WorkspaceContext, key: InterviewKey): Promise<HeldOrBooked | null> {
  const interview = await findHeldOrBooked(tx, ctx, key)
  return interview?.isOver ? null : interview
}

/** Its interviewers, the host first. */
export async function interviewersOf(tx: Tx, interviewId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('interview_panelist')
    .select('user_id')
    .where('interview_id', '=', interviewId)
    .where('role', '=', 'interviewer')
    .orderBy('position')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** The interviews that are moved and canceled together with this one, in the order of their times; itself if it is a single one. */
export async function partsWith(tx: Tx, interviewId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('interview')
    .select('id')
    .where((where) =>
      where.or([
        where('id', '=', interviewId),
        where('day_id', '=', (eb) => eb.selectFrom('interview').select('day_id').where('id', '=', interviewId)),
      ]),
    )
    .orderBy('start_at')
    .execute()
  return rows.map(({ id }) => id)
}
