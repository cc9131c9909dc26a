// Verdicts without a response from the server: shown as waiting, each with an undo as long as that is possible.
import { useEffect, useState } from 'react'
import type { KeptVerdict } from './store.ts'
import { reviewText } from '../../i18n/review-text.ts'

interface Props {
  waiting: readonly KeptVerdict[]
  isOffline: boolean
  onTakeBack: (requestId: string) => void
}

const lateMs = 1500

/** A verdict that can still be undone is shown by the undo message instead. */
export function WaitingList({ waiting, isOffline, onTakeBack }: Props) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (waiting.length === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting.length])
  const visible = waiting.filter(({ notBefore }) => isOffline || notBefore + lateMs < now)
  if (visible.length === 0) return null
  return (
    <section className="card waiting" aria-labelledby="waiting">
      <h2 id="waiting">{reviewText.waiting}</h2>
      <ul>
        {visible.map(({ requestId, name, verdict, isUnsure }) => (
          <li key={requestId}>
            <span>{verdict.approved ? reviewText.approvedLine(name) : reviewText.rejectedLine(name)}</span>
            {!isUnsure && (
              <button type="button" className="link" onClick={() => onTakeBack(requestId)}>
                {reviewText.takeBack}
                <span className="said">{reviewText.undoDecisionOf(name)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
