// The email that a move would send to a candidate, shown before the move.
import { hiderOf } from '@fairlead/domain/candidate/hidden-person'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { accessCandidate } from '../../candidates/records/access-candidate.ts'
import { hasWithdrawn } from '../../candidates/records/withdrawn.ts'
import { languageOfCandidate } from '../../mail/messages/candidate-language.ts'
import type { MailSettings } from '../../mail/messages/mail-settings.ts'
import { prepareNotice } from '../../mail/sending/send-notice.ts'
import { readChosen, type ChosenInterviewers } from '../../projects/team/choose-interviewers.ts'
import { introductionEmail } from './introduction-email.ts'
import { rejectionEmail } from './rejection-email.ts'
import { text as texts } from '../texts/texts.ts'

export interface NoticePreview {
  /** `startsBooking`: it has a booking link, and a booking sends confirmations and reminders. */
  email: { to: string; cc: string[]; subject: string; text: string; startsBooking: boolean } | null
  /** Why no email would be sent; null when there is one. */
  noEmailReason: string | null
  /** Sent unless the user leaves it out. */
  isDefault: boolean
}

export function previewNotice(
  ctx: ActorContext,
  mail: MailSettings,
  input: { projectId: string; candidateId: string; to: 'REJECTED' | 'HIRING_MANAGER_APPROVED'; next?: ChosenInterviewers | null },
): Promise<NoticePreview> {
  return ctx.transaction(async (tx) => {
    const { project, candidate } = await accessCandidate(tx, ctx.actor, input, 'decide')
    const isRejection = input.to === 'REJECTED'
    const isDefault = isRejection ? project.settings.rejectionEmails : true
    const none = (reason: string): NoticePreview => ({ email: null, noEmailReason: reason, isDefault })
    try {
      // a manual move into Scheduling ends a second round: the project's interviewers apply
      const next = input.next ? await readChosen(tx, ctx, project, input.next) : null
      const introduction = isRejection ? null : await introductionEmail(tx, project, next, await languageOfCandidate(tx, candidate.id))
      const notice = introduction?.notice ?? (await rejectionEmail(tx, project, candidate, candidate.stage))
      if (!notice) return none((await hasWithdrawn(tx, candidate.id)) ? texts.theyHaveWithdrawn : texts.notInTouch)
      const values = { ...introduction?.values, ...(introduction?.hasBooking ? { booking_link: '(their own booking link)' } : {}) }
      const ready = await prepareNotice(tx, ctx, mail, { project, candidate }, { ...notice, values })
      if ('refusal' in ready) return none(ready.refusal)
      const hide = project.biasReducer ? hiderOf(candidate.profile, [candidate.preferredEmail], true) : (text: string) => text
      return {
        email: {
          to: project.biasReducer ? '' : ready.address,
          cc: introduction ? [introduction.email] : [],
          subject: hide(ready.filled.subject),
          text: hide(ready.filled.text),
          startsBooking: introduction?.hasBooking ?? false,
        },
        noEmailReason: null,
        isDefault,
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      return none(error.message)
    }
  })
}
