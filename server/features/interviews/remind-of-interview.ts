// Reminds the candidate of an interview, a day and an hour before it; each reminder is sent once per agreed time.
import { dueReminder } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Database } from '../../platform/database.ts'
import { lockWithProject } from '../candidates/access-candidate.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { markReminded } from './interview-store.ts'
import { readInterview } from './interview-views.ts'
import { writeToCandidate } from './mail-interview.ts'

const dayMs = 86_400_000
const limit = 500

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
    .limit(limit)
    .execute()
  return rows.map(({ id, workspace_id }) => ({ interviewId: id, workspaceId: workspace_id }))
}

/** Returns whether one was written. */
export function remindOfInterview(ctx: WorkspaceContext, mail: MailSettings, interviewId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    // lock the candidate first, as booking and moving do
    if (!view || !(await lockWithProject(tx, view.candidateId))) return false
    const row = await tx
      .selectFrom('interview')
      .select(['state', 'start_at', 'updated_at', 'sequence', 'day_reminder_at', 'hour_reminder_at'])
      .where('id', '=', interviewId)
      .forUpdate()
      .executeTakeFirst()
    if (row?.state !== 'booked' || row.sequence !== view.sequence) return false
    const due = dueReminder(row.start_at, row.updated_at, ctx.now())
    if (due === null || (due === 'day_before' ? row.day_reminder_at : row.hour_reminder_at) !== null) return false
    await markReminded(tx, ctx, interviewId, due)
    await writeToCandidate(tx, ctx, mail, view, { news: due, method: null, onceKey: `${due}:${view.sequence}`, alternatives: [] })
    return true
  })
}
