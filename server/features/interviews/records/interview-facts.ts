// What is known about interviews when one is canceled, answered, or due for a reminder.
import { outMinutes } from '@fairlead/domain/interview/booking'
import type { Database, Tx } from '../../../platform/database.ts'

const dayMs = 86_400_000
const remindedAtOnce = 500
const canceledAtOnce = 100

/** Interviews within the next day, in all workspaces, that may be due for a reminder. */
export async function findToRemind(database: Database, now: Date): Promise<{ interviewId: string; workspaceId: string }[]> {
  const rows = await database.system
    .selectFrom('interview')
    .select(['id', 'workspace_id'])
    .where('state', '=', 'booked')
    .where('start_at', '>', now)
    .where('start_at', '<=', new Date(now.getTime() + dayMs))
    .where('hour_reminder_at', 'is', null)
    .orderBy('start_at')
    .limit(remindedAtOnce)
    .execute()
  return rows.map(({ id, workspace_id }) => ({ interviewId: id, workspaceId: workspace_id }))
}

/** An interview and its reminders, locked until the transaction ends. */
export function lockForReminder(tx: Tx, interviewId: string) {
  return tx
    .selectFrom('interview')
    .select(['state', 'start_at', 'updated_at', 'sequence', 'day_reminder_at', 'hour_reminder_at'])
    .where('id', '=', interviewId)
    .forUpdate()
    .executeTakeFirst()
}

/** Booked interviews of candidates who are out, once the decision can no longer be undone, or who moved to another project. */
export function findStaleInterviews(database: Database, now: Date) {
  return database.system
    .selectFrom('interview')
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .select(['interview.id', 'interview.workspace_id', 'interview.project_id', 'candidate_id'])
    .where('interview.state', '=', 'booked')
    .where('start_at', '>', now)
    .where((where) =>
      where.or([
        where.and([
          where('candidate.stage', 'in', ['REJECTED', 'NOT_INTERESTED']),
          where('candidate.stage_at', '<=', new Date(now.getTime() - outMinutes * 60_000)),
        ]),
        where('candidate.project_id', '<>', where.ref('interview.project_id')),
      ]),
    )
    .limit(canceledAtOnce)
    .execute()
}

export async function findCandidateOfInterview(tx: Tx, interviewId: string): Promise<string | null> {
  const row = await tx.selectFrom('interview').select('candidate_id').where('id', '=', interviewId).executeTakeFirst()
  return row?.candidate_id ?? null
}

/** The state of an agreed or canceled interview of the project. */
export function findAgreedState(tx: Tx, interviewId: string, projectId: string) {
  return tx
    .selectFrom('interview')
    .select('state')
    .where('id', '=', interviewId)
    .where('project_id', '=', projectId)
    .where('state', '<>', 'held')
    .executeTakeFirst()
}

/** The candidate's booked interview with this calendar UID. */
export async function findBookedByUid(tx: Tx, candidateId: string, uid: string): Promise<string | null> {
  const row = await tx
    .selectFrom('interview')
    .select('id')
    .where('uid', '=', uid)
    .where('candidate_id', '=', candidateId)
    .where('state', '=', 'booked')
    .executeTakeFirst()
  return row?.id ?? null
}
