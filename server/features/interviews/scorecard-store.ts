// The only writer of scorecards: one for each interviewer of an interview.
import type { Expected, Scorecard } from '@fairlead/domain/interview/scorecard'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'

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
