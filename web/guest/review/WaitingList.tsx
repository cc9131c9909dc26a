// Verdicts without a response from the server: shown as waiting, each with an undo as long as that is possible.
import { useEffect, useState } from 'react'
import type { KeptVerdict } from './store.ts'
import { text as reviewText } from '../../i18n/review.ts'

interface Props {
  waiting: readonly KeptVerdict[]
  isOffline: boolean
  onSendAgain: (requestId: string) => void
  onTakeBack: (requestId: string) => void
}

const lateMs = 1500

/** Decisions on their way, and those that were refused. One that can still be undone is shown by the undo message instead. */
export function WaitingList({ waiting, isOffline, onSendAgain, onTakeBack }: Props) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (waiting.length === 0) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting.length])
  const drafts = waiting.filter(({ refusal }) => refusal)
  const visible = waiting.filter(({ notBefore, refusal }) => !refusal && (isOffline || notBefore + lateMs < now))
  return (
    <>
      {drafts.length > 0 && <Drafts drafts={drafts} onSendAgain={onSendAgain} onTakeBack={onTakeBack} />}
      {visible.length > 0 && <Unsent verdicts={visible} onTakeBack={onTakeBack} />}
    </>
  )
}

/** Decisions that the server refused, with all that was written, until they are sent again, changed, or discarded. */
function Drafts({ drafts, onSendAgain, onTakeBack }: Pick<Props, 'onSendAgain' | 'onTakeBack'> & { drafts: readonly KeptVerdict[] }) {
  return (
    <section className="card waiting" aria-labelledby="drafts">
      <h2 id="drafts">{reviewText.notSent}</h2>
      <ul>
        {drafts.map(({ requestId, name, verdict, refusal }) => (
          <li key={requestId}>
            <span>
              {verdict.approved ? reviewText.approvedLine(name) : reviewText.rejectedLine(name)}
              <br />
              <small>{refusal}</small>
            </span>
            <button type="button" className="link" onClick={() => onSendAgain(requestId)}>
              {reviewText.sendAgain}
              <span className="said">{reviewText.undoDecisionOf(name)}</span>
            </button>
            <button type="button" className="link" onClick={() => onTakeBack(requestId)}>
              {reviewText.discard}
              <span className="said">{reviewText.undoDecisionOf(name)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Unsent({ verdicts, onTakeBack }: Pick<Props, 'onTakeBack'> & { verdicts: readonly KeptVerdict[] }) {
  return (
    <section className="card waiting" aria-labelledby="waiting">
      <h2 id="waiting">{reviewText.waiting}</h2>
      <ul>
        {verdicts.map(({ requestId, name, verdict, isUnsure }) => (
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
