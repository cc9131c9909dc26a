// Reminds the candidate of an interview, a day and an hour before it; each reminder is sent once per agreed time.
import { dueReminder } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../../platform/context.ts'
import { lockWithProject } from '../../candidates/records/access-candidate.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { lockForReminder } from '../records/interview-facts.ts'
import { markReminded } from '../records/interview-store.ts'
import { partsWith } from '../records/standing-interview.ts'
import { readInterview } from '../records/interview-views.ts'
import { writeToCandidate } from './mail-interview.ts'

/** Returns whether one was written. */
export function remindOfInterview(ctx: WorkspaceContext, mail: MailSettings, interviewId: string): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    // lock the candidate first, as booking and moving do
    if (!view || !(await lockWithProject(tx, view.candidateId))) return false
    const row = await lockForReminder(tx, interviewId)
    if (row?.state !== 'booked' || row.sequence !== view.sequence) return false
    const due = dueReminder(row.start_at, row.updated_at, ctx.now())
    if (due === null || (due === 'day_before' ? row.day_reminder_at : row.hour_reminder_at) !== null) return false
    await markReminded(tx, ctx, interviewId, due)
    // the first interview of a day reminds of all of them
    if (view.day && (await partsWith(tx, interviewId))[0] !== interviewId) return false
    await writeToCandidate(tx, ctx, {
      mail,
      view,
      writing: { news: due, method: null, onceKey: `${due}:${view.sequence}`, alternatives: [] },
    })
    return true
  })
}
