// Sends the first email to a candidate and reports the result: in progress, a missing permission, or a problem.
import type { CheckScopes } from '@fairlead/contract/v1/users/scope_check'
import type { ApproveAndSend } from '@fairlead/contract/v2/projects/candidates/approve_and_send'
import { messages, messagesAbout } from '@fairlead/domain/shared/messages'
import { failureOf, isFinal, sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { askForCalendar } from '../../../candidate/calendar-asked.ts'
import type { Problem } from './OtherWays.tsx'

export type Sent = { messageId: string | null; remaining: number } | { needs: 'permission' } | { problem: Problem }

export async function sendFirstMail(product: string, mail: ApproveAndSend['input']): Promise<Sent> {
  try {
    const scopes = await send<CheckScopes>('GET', 'v1/users/scope_check', {})
    if (!scopes.email_send) return { needs: 'permission' }
    const answer = await send<ApproveAndSend>('POST', 'v2/projects/candidates/approve_and_send', {
      ...mail,
      email_type: 'NAVIGATOR_INITIAL',
    })
    if (answer.email_status === 200) return { messageId: answer.message_id, remaining: answer.remaining_swipes }
    return { problem: problemOf(answer.email_status, product) }
  } catch (error) {
    const status = failureOf(error)?.status
    if (status === 404 && failureOf(error)?.code === 'no_email_found') return { problem: problemOf(404, product) }
    if (status === 417) {
      askForCalendar(mail.project_id)
      return { problem: { sentence: messages.calendarRequired, elsewhere: false } }
    }
    return { problem: { sentence: sentenceOf(error, messages.emailFailed), elsewhere: !isFinal(error) } }
  }
}

/** Spec B, section 8: 401 another sender, 404 another channel, the general failure for all others. */
export function problemOf(emailStatus: number, product: string): Problem {
  if (emailStatus === 401) return { sentence: messagesAbout.senderWithoutAccess(product), elsewhere: false }
  return { sentence: emailStatus === 404 ? messages.noEmailFound : messages.emailFailed, elsewhere: true }
}
