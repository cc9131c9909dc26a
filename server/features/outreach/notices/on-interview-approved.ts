// Introduces a candidate in scheduling to the hiring manager and asks them to book a time.
import type { EventOf } from '@fairlead/domain/events'
import { bookingLinkDays } from '@fairlead/domain/interview/booking'
import { approvalSentence, readApproval } from '@fairlead/domain/candidate/approval'
import { shownName } from '@fairlead/domain/candidate/shown-name'
import { interviewerBrief } from '@fairlead/domain/interview/interview-emails'
import { Refusal } from '@fairlead/domain/refusal'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { record } from '../../../platform/events.ts'
import { openLink } from '../../accounts/security/link-store.ts'
import { type LoadedCandidate, lockWithProject } from '../../candidates/records/access-candidate.ts'
import { readStoredApproval } from '../../candidates/views/candidate-views.ts'
import { saveCandidate } from '../../candidates/records/candidate-store.ts'
import { bookingUrl, languageOfCandidate } from '../../mail/messages/candidate-language.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { queueTeamMail } from '../../mail/messages/team-mail.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import { readNextInterview } from '../../projects/team/interviewers.ts'
import { sendNotice } from '../../mail/sending/send-notice.ts'
import { findNewestMove } from '../../candidates/records/history-store.ts'
import { introductionEmail } from './introduction-email.ts'

/** Safe to repeat, even after an undo: it checks the current state. */
export function introduceManager(ctx: WorkspaceContext, mail: MailSettings, event: EventOf<'candidate.moved'>): Promise<void> {
  return ctx.transaction(async (tx) => {
    if (event.to !== 'HIRING_MANAGER_APPROVED') return
    const locked = await lockWithProject(tx, event.candidateId)
    const move = locked?.candidate.stage === event.to ? await findNewestMove(tx, event.candidateId, event.to) : null
    if (!locked || !move) return
    const { project, candidate } = locked
    const introduction = await introductionEmail(
      tx,
      project,
      await readNextInterview(tx, project, candidate.id),
      await languageOfCandidate(tx, candidate.id),
    )
    // after a cancellation the candidate knows the manager, and has a link from that email; the user who moves the candidate
    // announces another interview
    if (introduction.hasBooking && move.from === 'INTERVIEWING' && event.emailCandidate === undefined) return
    const isIntroduced =
      event.emailCandidate !== false && (await introduce(tx, ctx, mail, { project, candidate, moveId: move.id, introduction }))
    // a candidate with a booking link chooses a time, and the interviewer sees the feedback in the email about that time
    if (!isIntroduced || !introduction.hasBooking)
      await passOnAssessment(tx, ctx, mail, { project, candidateId: candidate.id, to: introduction.email, moveId: move.id })
  })
}

/** False when no email is queued; when it can't be written, the card says why. */
async function introduce(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  { project, candidate, moveId, introduction }: Introduced,
): Promise<boolean> {
  const { notice, email, isOwn, hasBooking, values: knownValues } = introduction
  const link = hasBooking ? await openLink(tx, ctx, { purpose: 'booking', candidateId: candidate.id, days: bookingLinkDays }) : null
  const language = await languageOfCandidate(tx, candidate.id)
  const values = { ...knownValues, ...(link ? { booking_link: bookingUrl(mail.publicUrl, link, language) } : {}) }
  try {
    return await sendNotice(
      tx,
      ctx,
      mail,
      { project, candidate },
      { ...notice, emailType: 'introduction', requestId: `introduction:${moveId}`, cc: isOwn ? [] : [email], values },
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await saveCandidate(tx, candidate.id, {
      attention: { code: 'parked_mail', text: `We couldn’t write the introduction: ${error.message}` },
    })
    await record(tx, ctx, { type: 'candidate.changed', projectId: project.id, candidateId: candidate.id })
    return false
  }
}

interface Introduced {
  project: LoadedProject
  candidate: LoadedCandidate
  moveId: string
  introduction: Awaited<ReturnType<typeof introductionEmail>>
}

/** The hiring manager's feedback, only for the interviewer and not in the candidate's introduction. */
async function passOnAssessment(
  tx: Tx,
  ctx: WorkspaceContext,
  mail: MailSettings,
  { project, candidateId, to, moveId }: { project: LoadedProject; candidateId: string; to: string; moveId: string },
): Promise<void> {
  const row = await readStoredApproval(tx, candidateId)
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
