// Files of follow-ups that haven't been sent: which follow-ups are still to be written, and when files can be changed.
import { mayHaveArrived, type MessageState, type StateName } from './message-state.ts'
import type { SequenceStep } from './sequence.ts'
import { text as texts } from './texts/follow-up-files.ts'

/**
 * The steps whose emails are still to be written, which happens when the email before them has been sent. `isFollowedUpSoon`: the last email
 * was sent, and the one after it is about to be written.
 */
export function unwrittenSteps(
  sequence: readonly Pick<SequenceStep, 'step'>[],
  emails: readonly { step: number; state: StateName }[],
  isFollowedUpSoon: boolean,
): number[] {
  const last = emails.toSorted((a, b) => a.step - b.step).at(-1)
  if (!last || last.state === 'cancelled' || (last.state === 'sent' && !isFollowedUpSoon)) return []
  return sequence.map(({ step }) => step).filter((step) => step > last.step)
}

/** The sentence against changing the files of a written follow-up; null while no mail server can have received it. */
export function whyNotChangeFiles(message: MessageState): string | null {
  if (message.state === 'sent') return texts.sentAlready
  if (message.state === 'cancelled') return texts.canceled
  if (message.state !== 'queued' && message.state !== 'parked') return texts.beingSent
  // a worker that was given up may still report that it was sent
  const mayBeDelivered = message.tries.unknown > 0 || (message.state === 'parked' && mayHaveArrived(message.reason))
  return mayBeDelivered ? texts.maybeDelivered : null
}
