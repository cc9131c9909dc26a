// A candidate who goes on to scheduling is introduced to the hiring manager and asked to book a time.
import type { EventOf } from '@fairlead/domain/events'
import { bookingLinkDays } from '@fairlead/domain/interview/booking'
import { approvalSentence, readApproval } from '@fairlead/domain/candidate/approval'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { interviewerBrief } from '@fairlead/domain/interview/interview-mails'
import { managerOf } from '@fairlead/domain/outreach/manager-mail'
import { introduction } from '@fairlead/domain/outreach/notices'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { record } from '../../platform/events.ts'
import { openLink } from '../accounts/link-store.ts'
import { lockWithProject } from '../candidates/lock-with-project.ts'
import { saveCandidate } from '../candidates/candidate-store.ts'
import type { MailSettings } from '../mail/mail-settings.ts'
import { queueTeamMail } from '../mail/team-mail.ts'
import type { LoadedProject } from '../projects/access-project.ts'
import { readInterviewers } from '../projects/interviewers.ts'
import { readScreener } from '../projects/screener.ts'
import { newestMoveTo, sendNotice } from '../mail/send-notice.ts'

/** Safe to run again, and after an undo: it asks what is so now. */
export function introduceManager(ctx: WorkspaceContext, mail: MailSettings, event: EventOf<'candidate.moved'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (event.to !== 'HIRING_MANAGER_APPROVED') return
    const locked = await lockWithProject(tx, event.candidateId)
    const move = locked?.candidate.stage === event.to ? await newestMoveTo(tx, event.candidateId, event.to) : null
    if (!locked || !move) return
    const { project, candidate } = locked
    const { settings } = project
    const screener = await readScreener(tx, project)
    const email = managerOf({ ...project, screenerEmail: screener?.email ?? null }, '')
    const user = await tx.selectFrom('users').select(['first_name', 'last_name']).where('email', '=', email).executeTakeFirst()
    const first = user?.first_name.trim() || email
    const isByCalendar = settings.interviewScheduling === 'calendar'
    const hasCalendar = isByCalendar && (screener?.hasCalendar ?? false)
    const hasBooking = isByCalendar && (await readInterviewers(tx, project)).length > 0
    // whoever is here again after a cancellation knows the manager, and has got a link with that mail
    if (hasBooking && move.from === 'INTERVIEWING') return
    const link = hasBooking ? await openLink(tx, ctx, { purpose: 'booking', candidateId: candidate.id, days: bookingLinkDays }) : null
    const notice = introduction(settings.autopilotTemplates['introduction'] ?? '', { hasBooking, hasCalendar })
    const values = {
      manager_first_name: first,
      manager_name: `${first} ${user?.last_name ?? ''}`.trim(),
      manager_email: email,
      ...(link ? { booking_link: `${mail.publicUrl}/book/${link}` } : {}),
    }
    try {
      await sendNotice(
        tx,
        ctx,
        mail,
        { project, candidate },
        { ...notice, emailType: 'introduction', requestId: `introduction:${move.id}`, cc: [email], values },
      )
      // with a booking, the interviewer reads it in the email about the booked time
      if (!hasBooking) await passOnAssessment(tx, ctx, mail, { project, candidateId: candidate.id, to: email, moveId: move.id })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await saveCandidate(tx, candidate.id, {
        attention: { code: 'parked_mail', text: `The introduction cannot be written: ${error.message}` },
      })
      await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    }
  })
}

/** What the hiring manager said goes to the interviewer alone, apart from the introduction that the candidate reads. */
async function passOnAssessment(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  { project, candidateId, to, moveId }: { project: LoadedProject; candidateId: string; to: string; moveId: string },
): Promise<void> {
  const row = await tx
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .select(['approval_score', 'approval_score_other', 'person.name'])
    .where('candidate.id', '=', candidateId)
    .executeTakeFirstOrThrow()
  const assessment = approvalSentence(readApproval(row.approval_score, row.approval_score_other))
  if (assessment === '') return
  const link = `${mail.publicUrl}/panel?project=${encodeURIComponent(project.id)}&candidate=${encodeURIComponent(candidateId)}`
  await queueTeamMail(tx, ctx, mail, {
    to,
    ...interviewerBrief({ name: shownName(row.name, project.biasReducer), jobTitle: project.settings.jobTitle, assessment, link }),
    from: null,
    projectId: project.id,
    emailType: 'interviewer_brief',
    requestId: `interviewer_brief:${moveId}`,
  })
}
