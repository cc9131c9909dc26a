// Explains a message with unknown delivery: what happened, and what the two choices mean.
import { mayHaveArrived, type ParkedReason } from './message-state.ts'
import { text } from './texts/parked-texts.ts'

/** The heading of a parked message. */
export function parkedTitle(reason: ParkedReason): string {
  return mayHaveArrived(reason) ? text.deliveryUnknown : text.notSent
}

/** What happened, the relay's response if any (addresses removed), and what to do. */
export function parkedText(reason: ParkedReason, answer: string | null): string {
  const isUnknown = mayHaveArrived(reason)
  return [
    text.happened[reason],
    ...(answer && !isUnknown && reason !== 'file_gone' ? [text.relayAnswer(answer)] : []),
    reason === 'file_gone' ? text.replaceFile : isUnknown ? text.checkFirst : text.sendAgain,
  ].join(' ')
}
