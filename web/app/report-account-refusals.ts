import { whenAccountIsRefused } from '../api/send.ts'
import { currentToast, onToast, showToast } from '../ui/toast.ts'

/** Long enough for the screen that asked to have shown the sentence itself. */
const afterScreenMs = 150

/**
 * Too many requests, a daily limit, an address that is not verified: the sentence says what to do or how long to wait. It is shown as a
 * toast wherever the screen does not show it, also in place of a screen's more general one.
 */
export function reportAccountRefusals(): void {
  whenAccountIsRefused((sentence) => {
    // a toast that was read and replaced by the next message is not shown again over that one
    let wasToast = false
    const stop = onToast(() => (wasToast ||= currentToast()?.text.includes(sentence) === true))
    setTimeout(() => {
      stop()
      if (!wasToast && !document.body.innerText.includes(sentence)) showToast(sentence, { tone: 'bad' })
    }, afterScreenMs)
  })
}
