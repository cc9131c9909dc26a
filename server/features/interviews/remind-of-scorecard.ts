// Asks an interviewer once for the scorecard they have not written, the day after the interview.
import type { Kysely } from 'kysely'
import { scorecardReminder } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import type { DB } from '../../platform/schema.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'
import { lockHosts, markScorecardReminded } from './interview-store.ts'
import { readInterview } from './interview-views.ts'
import { openScorecardLink } from './scorecard-link.ts'

const dayMs = 86_400_000
/** After that it is too late to be of use. */
const latestDays = 7
const most = 500

const unwritten = (db: Kysely<DB>, now: Date) =>
  db
    .selectFrom('interview')
    .leftJoin('scorecard', (join) => join.onRef('interview_id', '=', 'interview.id').onRef('scorecard.user_id', '=', 'host_user_id'))
    .where('state', 'in', ['booked', 'done'])
    .where('scorecard_reminder_at', 'is', null)
    .where('submitted_at', 'is', null)
    .where('debriefed_at', 'is', null)
    .where('end_at', '<=', new Date(now.getTime() - dayMs))
    .where('end_at', '>', new Date(now.getTime() - latestDays * dayMs))

/** Interviews that ended a day ago or more, over all workspaces, whose interviewer has written nothing. */
export async function findUnscored(database: Database, now: Date): Promise<{ interviewId: string; workspaceId: string }[]> {
  const rows = await unwritten(database.system, now)
    .select(['interview.id', 'interview.workspace_id'])
    .orderBy('end_at')
    .limit(most)
    .execute()
  return rows.map(({ id, workspace_id }) => ({ interviewId: id, workspaceId: workspace_id }))
}

/** Tells whether one was written; once for each interview. */
export function remindOfScorecard(ctx: WorkspaceContext, mail: MailSettings, interviewId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    if (!view) return false
    await lockHosts(tx, [view.hostUserId])
    const isDue = await unwritten(tx, ctx.now())
      .innerJoin('candidate', 'candidate.id', 'interview.candidate_id')
      .select('candidate.stage')
      .where('interview.id', '=', interviewId)
      .executeTakeFirst()
    if (!isDue) return false
    await markScorecardReminded(tx, ctx, interviewId)
    // nothing hangs on it any more
    if (['REJECTED', 'NOT_INTERESTED', 'HIRED'].includes(isDue.stage)) return false
    const link = await openScorecardLink(tx, ctx, mail.publicUrl, view)
    await queueTeamMail(tx, ctx, mail, {
      to: view.hostEmail,
      ...scorecardReminder({ candidateName: view.candidateName, jobTitle: view.jobTitle, link }),
      from: null,
      projectId: view.projectId,
      emailType: 'scorecard_reminder',
      requestId: `scorecard_reminder:${view.id}`,
    })
    return true
  })
}
