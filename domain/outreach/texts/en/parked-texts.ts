// English texts of domain/outreach/parked-texts.ts.
import type { ParkedReason } from '../../message-state.ts'

export const deliveryUnknown = 'Delivery unknown'
export const notSent = 'Not sent'
export const happened: Record<ParkedReason, string> = {
  no_witness: 'The connection broke before the mail server confirmed this email.',
  unknown_twice: 'The connection broke twice before the mail server confirmed this email.',
  after_restore: 'This service was restored from a backup. This email may have been sent after the backup was made.',
  refused_too_often: 'The mail server kept deferring this email, so we stopped trying.',
  set_aside: 'The mail server refuses this email while it accepts others.',
  mailbox_gone: 'The mailbox of this thread is no longer connected, so we can’t tell whether the candidate replied.',
  file_gone: 'A file attached to this email is no longer stored here, so we didn’t send the email without it.',
  crashed_too_often: 'Sending this email failed several times before it reached the mail server.',
}
export const relayAnswer = (answer: string) => `Its answer: “${answer}”`
export const replaceFile = 'Write it again and attach the file, or, if it is a follow-up, replace the file and send it again.'
export const checkFirst = 'Check the Sent folder or ask the candidate, then choose: mark it as sent, or send it again.'
export const sendAgain = 'Send it again, or mark it as sent if you reached the candidate another way.'
