import { whenRateLimited } from '../api/send.ts'
import { showToast } from '../ui/toast.ts'

/** Long enough for the screen that asked to have shown the sentence itself. */
const afterScreenMs = 150

/** A refusal for too many requests is shown as a toast wherever the screen does not show its sentence, which names the time to wait. */
export function tellRateLimits(): void {
  whenRateLimited((sentence) => {
    setTimeout(() => {
      if (!document.body.innerText.includes(sentence)) showToast(sentence, { tone: 'bad' })
    }, afterScreenMs)
  })
}
