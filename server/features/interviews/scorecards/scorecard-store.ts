// The only writer of scorecards: one for each interviewer of an interview.
import type { Expected, Scorecard } from '@fairlead/domain/interview/scorecard'
import type { Kysely } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Database, Tx } from '../../../platform/database.ts'
import type { DB } from '../../../platform/schema.ts'
import type { EntryKey } from '../records/interview-event-store.ts'

export interface StoredScorecard extends Scorecard {
  updatedAt: Date
  submittedAt: Date | null
}

export async function findScorecard(tx: Tx, interviewId: string, userId: string): Promise<StoredScorecard | null> {
  const row = await tx
    .selectFrom('scorecard')
    .selectAll()
    .where('interview_id', '=', interviewId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  return {
    ratings: row.ratings,
    recommendation: row.recommendation,
    words: row.words,
    updatedAt: row.updated_at,
    submittedAt: row.submitted_at,
  }
}

/** Saves a card; a submitted one stays submitted. */
export async function saveScorecard(
  tx: Tx,
  ctx: WorkspaceContext,
  key: { interviewId: string; userId: string },
  card: Scorecard & { submittedAt: Date | null },
): Promise<void> {
  const row = {
    ratings: JSON.stringify(card.ratings),
    recommendation: card.recommendation,
    words: card.words,
    updated_at: ctx.now(),
    submitted_at: card.submittedAt,
  }
  await tx
    .insertInto('scorecard')
    .values({ ...row, interview_id: key.interviewId, user_id: key.userId, workspace_id: ctx.workspaceId })
    .onConflict((conflict) => conflict.columns(['interview_id', 'user_id']).doUpdateSet(row))
    .execute()
}

export interface ExpectedCard extends Expected {
  name: { first: string; last: string }
  start: Date
  submittedAt: Date | null
  debriefedBy: string | null
  card: Scorecard
}

/** All interviewers of all of a candidate's interviews in a project that weren't canceled, earliest interview first. */
export async function expectedOf(tx: Tx, key: { candidateId: string; projectId: string }): Promise<ExpectedCard[]> {
  const rows = await tx
    .selectFrom('interview')
    .innerJoin('interview_panelist', 'interview_panelist.interview_id', 'interview.id')
    .innerJoin('users', 'users.id', 'interview_panelist.user_id')
    .leftJoin('scorecard', (join) =>
      join.onRef('scorecard.interview_id', '=', 'interview.id').onRef('scorecard.user_id', '=', 'interview_panelist.user_id'),
    )
    .select(['interview.id', 'interview_panelist.user_id', 'interview.start_at', 'debriefed_at', 'debriefed_by', 'first_name', 'last_name'])
    .select(['ratings', 'recommendation', 'words', 'submitted_at'])
    .where('interview.candidate_id', '=', key.candidateId)
    .where('interview.project_id', '=', key.projectId)
    .where('interview.state', 'in', ['booked', 'done'])
    .where('interview_panelist.role', '=', 'interviewer')
    .orderBy('interview.start_at')
    .orderBy('interview.id')
    .orderBy('interview_panelist.position')
    .execute()
  return rows.map((row) => ({
    interviewId: row.id,
    userId: row.user_id,
    name: { first: row.first_name, last: row.last_name },
    start: row.start_at,
    isSubmitted: row.submitted_at !== null,
    submittedAt: row.submitted_at,
    isDebriefed: row.debriefed_at !== null,
    debriefedBy: row.debriefed_by,
    card: {
      ratings: row.ratings ?? {},
      recommendation: row.recommendation,
      words: row.words ?? '',
    },
  }))
}

const dayMs = 86_400_000
/** After this it is too late to be useful. */
const latestDays = 7
const remindedAtOnce = 500

/** Cards that interviewers owe: the interview ended at least a day ago, and no one was reminded. */
const selectUnwritten = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('interview')
    .innerJoin('interview_panelist', 'interview_panelist.interview_id', 'interview.id')
    .leftJoin('scorecard', (join) =>
      join.onRef('scorecard.interview_id', '=', 'interview.id').onRef('scorecard.user_id', '=', 'interview_panelist.user_id'),
    )
    .where('interview.state', 'in', ['booked', 'done'])
    .where('interview_panelist.role', '=', 'interviewer')
    .where('interview_panelist.scorecard_reminder_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('debriefed_at', 'is', null)
    .where('interview.end_at', '<=', new Date(now.getTime() - dayMs))
    .where('interview.end_at', '>', new Date(now.getTime() - latestDays * dayMs))

/** Interviewers, in all workspaces, who have written nothing about an interview that ended at least a day ago. */
export async function findUnscored(database: Database, now: Date): Promise<(EntryKey & { workspaceId: string })[]> {
  const rows = await selectUnwritten(database.system, now)
    .select(['interview.id', 'interview.workspace_id', 'interview_panelist.user_id'])
    .orderBy('interview.end_at')
    .limit(remindedAtOnce)
    .execute()
  return rows.map(({ id, workspace_id, user_id }) => ({ interviewId: id, workspaceId: workspace_id, userId: user_id }))
}

/** The candidate's stage, while the interviewer owes this card; undefined once they don't. */
export function findUnwrittenCard(tx: Tx, { interviewId, userId }: EntryKey, now: Date) {
  return selectUnwritten(tx, now)
    .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
    .select('candidate.stage')
    .where('interview.id', '=', interviewId)
    .where('interview_panelist.user_id', '=', userId)
    .executeTakeFirst()
}
