// Asks an interviewer once for a missing scorecard, the day after the interview.
import type { Kysely } from 'kysely'
import { scorecardReminder } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import type { DB } from '../../platform/schema.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'
import type { EntryKey } from './interview-event-store.ts'
import { lockInterviewers, markScorecardReminded } from './interview-store.ts'
import { readInterview } from './interview-views.ts'
import { openScorecardLink } from './scorecard-link.ts'

const dayMs = 86_400_000
/** After this it is too late to be useful. */
const latestDays = 7
const limit = 500

const unwritten = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('interview')
    .innerJoin('interview_panelist', 'interview_panelist.interview_id', 'interview.id')
    .leftJoin('scorecard', (join) =>
      join.onRef('scorecard.interview_id', '=', 'interview.id').onRef('scorecard.user_id', '=', 'interview_panelist.user_id'),
    )
    .where('interview.state', 'in', ['booked', 'done'])
    .where('interview_panelist.scorecard_reminder_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('debriefed_at', 'is', null)
    .where('interview.end_at', '<=', new Date(now.getTime() - dayMs))
    .where('interview.end_at', '>', new Date(now.getTime() - latestDays * dayMs))

/** Interviewers, in all workspaces, who have written nothing about an interview that ended at least a day ago. */
export async function findUnscored(database: Database, now: Date): Promise<(EntryKey & { workspaceId: string })[]> {
  const rows = await unwritten(database.system, now)
    .select(['interview.id', 'interview.workspace_id', 'interview_panelist.user_id'])
    .orderBy('interview.end_at')
    .limit(limit)
    .execute()
  return rows.map(({ id, workspace_id, user_id }) => ({ interviewId: id, workspaceId: workspace_id, userId: user_id }))
}

/** Returns whether one was written; once per interviewer and interview. */
export function remindOfScorecard(ctx: WorkspaceContext, mail: MailSettings, { interviewId, userId }: EntryKey): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    const interviewer = view?.interviewers.find((entry) => entry.userId === userId)
    if (!view || !interviewer) return false
    await lockInterviewers(tx, [userId])
    const isDue = await unwritten(tx, ctx.now())
      .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
      .select('candidate.stage')
      .where('interview.id', '=', interviewId)
      .where('interview_panelist.user_id', '=', userId)
      .executeTakeFirst()
    if (!isDue) return false
    await markScorecardReminded(tx, ctx, interviewId, userId)
    // nothing depends on it anymore
    if (['REJECTED', 'NOT_INTERESTED', 'HIRED'].includes(isDue.stage)) return false
    const link = await openScorecardLink(tx, ctx, mail.publicUrl, view, userId)
    await queueTeamMail(tx, ctx, mail, {
      to: interviewer.email,
      ...scorecardReminder({ candidateName: view.candidateName, jobTitle: view.jobTitle, link }),
      from: null,
      projectId: view.projectId,
      emailType: 'scorecard_reminder',
      requestId: `scorecard_reminder:${view.id}${userId === view.hostUserId ? '' : `:${userId}`}`,
    })
    return true
  })
}
