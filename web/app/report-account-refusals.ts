import { whenAccountIsRefused } from '../api/send.ts'
import { currentToast, onToast, showToast } from '../ui/toast.ts'

/** Long enough for the screen to have shown the sentence itself. */
const afterScreenMs = 150

/**
 * Too many requests, a daily limit, an unverified address: the sentence says what to do or how long to wait. It is shown as a
 * toast unless the screen shows it, also instead of a screen's more general one.
 */
export function reportAccountRefusals(): void {
  whenAccountIsRefused((sentence) => {
    // a toast that was read and replaced by the next message isn't shown again over it
    let wasToast = false
    const stop = onToast(() => (wasToast ||= currentToast()?.text.includes(sentence) === true))
    setTimeout(() => {
      stop()
      if (!wasToast && !document.body.innerText.includes(sentence)) showToast(sentence, { tone: 'bad' })
    }, afterScreenMs)
  })
}
