// Explains a message with unknown delivery: what happened, and what the two choices mean.
import { mayHaveArrived, type ParkedReason } from './message-state.ts'

/** The heading of a parked message. */
export function parkedTitle(reason: ParkedReason): string {
  return mayHaveArrived(reason) ? 'Delivery unknown' : 'Not sent'
}

const happened: Record<ParkedReason, string> = {
  no_witness: 'The connection broke before the mail server confirmed this email.',
  unknown_twice: 'The connection broke twice before the mail server confirmed this email.',
  after_restore: 'This service was restored from a backup. This email may have been sent after the backup was made.',
  refused_too_often: 'The mail server kept deferring this email, so we stopped trying.',
  set_aside: 'The mail server refuses this email while it accepts others.',
  mailbox_gone: 'The mailbox of this thread is no longer connected, so we can’t tell whether the candidate replied.',
  file_gone: 'A file attached to this email is no longer stored here, so we didn’t send the email without it.',
  crashed_too_often: 'Sending this email failed several times before it reached the mail server.',
}

/** What happened, the relay's response if any (addresses removed), and what to do. */
export function parkedText(reason: ParkedReason, answer: string | null): string {
  const responseText = answer && !mayHaveArrived(reason) ? ` Its answer: “${answer}”` : ''
  if (reason === 'file_gone')
    return `${happened[reason]} Write it again and attach the file, or, if it is a follow-up, replace the file and send it again.`
  const choice = mayHaveArrived(reason)
    ? 'Check the Sent folder or ask the candidate, then choose: mark it as sent, or send it again.'
    : 'Send it again, or mark it as sent if you reached the candidate another way.'
  return `${happened[reason]}${responseText} ${choice}`
}
