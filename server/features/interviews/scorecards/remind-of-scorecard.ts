// Asks an interviewer once for a missing scorecard, the day after the interview.
import { scorecardReminder } from '@fairlead/domain/interview/interview-emails'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import type { EntryKey } from '../records/interview-event-store.ts'
import { lockInterviewers, markScorecardReminded } from '../records/interview-store.ts'
import { readInterview } from '../records/interview-views.ts'
import { findUnwrittenCard } from './scorecard-store.ts'
import { openScorecardLink } from './scorecard-link.ts'

/** Returns whether one was written; once per interviewer and interview. */
export function remindOfScorecard(ctx: WorkspaceContext, mail: MailSettings, { interviewId, userId }: EntryKey): Promise<boolean> {
  return ctx.transaction(async (tx) => {
    const view = await readInterview(tx, interviewId)
    const interviewer = view?.interviewers.find((entry) => entry.userId === userId)
    if (!view || !interviewer) return false
    await lockInterviewers(tx, [userId])
    const unwritten = await findUnwrittenCard(tx, { interviewId, userId }, ctx.now())
    if (!unwritten) return false
    await markScorecardReminded(tx, ctx, interviewId, userId)
    // nothing depends on it anymore
    if (['REJECTED', 'NOT_INTERESTED', 'HIRED'].includes(unwritten.stage)) return false
    const link = await openScorecardLink(tx, ctx, { publicUrl: mail.publicUrl, interview: view, userId })
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
