// The booking link of a candidate in scheduling: sent to them again, with other interviewers if chosen.
import { bookingLinkDays } from '@fairlead/domain/interview/booking'
import { bookingLinkNotice } from '@fairlead/domain/project/notices'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { openLink } from '../../accounts/security/link-store.ts'
import { accessCandidate, type CandidateKey } from '../../candidates/records/access-candidate.ts'
import { saveNextInterview } from '../../candidates/records/candidate-store.ts'
import { bookingUrl, languageOfCandidate } from '../../mail/messages/candidate-language.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { prepareNotice, sendNotice } from '../../mail/sending/send-notice.ts'
import { readChosen, type ChosenInterviewers } from '../../projects/team/choose-interviewers.ts'
import { readNextInterview } from '../../projects/team/interviewers.ts'
import { introductionEmail } from './introduction-email.ts'
import { text } from '../texts/texts.ts'

export interface SendBookingLink extends CandidateKey {
  requestId: string
  /** null = the interviewers they have. */
  chosen: ChosenInterviewers | null
}

async function accessScheduling(tx: Tx, ctx: ActorContext, input: CandidateKey & { chosen?: ChosenInterviewers | null }) {
  const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
  if (candidate.stage !== 'HIRING_MANAGER_APPROVED') throw new Refusal('invalid_move', text.onlyInScheduling)
  if (input.chosen) {
    const next = await readChosen(tx, ctx, project, input.chosen)
    await saveNextInterview(tx, ctx, { candidateId: candidate.id, projectId: project.id }, next)
  }
  const introduction = await introductionEmail(
    tx,
    project,
    await readNextInterview(tx, project, candidate.id),
    await languageOfCandidate(tx, candidate.id),
  )
  if (!introduction.hasBooking) throw new Refusal('invalid_move', text.noCalendarToBook)
  return { project, candidate, introduction }
}

/**
 * Queues the email with the link, with other interviewers if chosen; the same request queues it once.
 * @throws Refusal invalid_move outside of Scheduling, without an interviewer who has a synced calendar, and when no email may be sent
 */
export function sendBookingLink(ctx: ActorContext, mail: MailSettings, input: SendBookingLink): Promise<void> {
  return ctx.transaction(async (tx) => {
    const { project, candidate, introduction } = await accessScheduling(tx, ctx, input)
    const link = await openLink(tx, ctx, { purpose: 'booking', candidateId: candidate.id, days: bookingLinkDays })
    const language = await languageOfCandidate(tx, candidate.id)
    const notice = { ...bookingLinkNotice(language), values: { booking_link: bookingUrl(mail.publicUrl, link, language) } }
    const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, notice)
    if ('refusal' in ready) throw new Refusal('invalid_move', ready.refusal)
    const requestId = `booking_link:${candidate.id}:${input.requestId}`
    const cc = introduction.isOwn ? [] : [introduction.email]
    await sendNotice(tx, ctx, mail, { project, candidate }, { ...notice, emailType: 'booking_link', requestId, cc })
  })
}
