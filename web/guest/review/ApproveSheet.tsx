// Rating and likes, required for an approval: the panel's own form.
import { checkApproval, likedAttributes, likedWords, ratings } from '@fairlead/domain/candidate/approval'
import { useState } from 'react'
import { Sheet } from '../shared/Sheet.tsx'
import type { Approval } from './store.ts'
import { useKeys } from './use-keys.ts'
import { text as guestText } from '../../i18n/guest.ts'
import { text as reviewText } from '../../i18n/review.ts'

interface Props {
  name: string
  /** What was written before the server refused it. */
  draft: Approval | undefined
  onClose: () => void
  onSubmit: (verdict: Approval) => void
}

export function ApproveSheet({ name, draft, onClose, onSubmit }: Props) {
  const [score, setScore] = useState<number | null>(draft?.approval_score ?? null)
  const [liked, setLiked] = useState<string[]>(draft?.liked ?? [])
  const [feedback, setFeedback] = useState(draft?.feedback ?? '')
  const [isEmailed, setIsEmailed] = useState(draft?.email_candidate ?? true)
  useKeys(Object.fromEntries(ratings.map((rating) => [String(rating.score), () => setScore(rating.score)])), true)
  const isComplete = score !== null && checkApproval({ score, liked, feedback }) === null
  return (
    <Sheet title={reviewText.approveName(name)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete) onSubmit({ approval_score: score, liked, feedback: feedback.trim(), email_candidate: isEmailed })
        }}
      >
        <fieldset>
          <legend>{reviewText.rating}</legend>
          <div className="choices">
            {ratings.map((rating) => (
              <label key={rating.score} className="choice">
                <input type="radio" name="score" checked={score === rating.score} onChange={() => setScore(rating.score)} />
                <span>
                  {rating.label}
                  <kbd>{rating.score}</kbd>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{reviewText.liked}</legend>
          <div className="choices">
            {likedAttributes.map((likedAttribute) => (
              <label key={likedAttribute} className="choice">
                <input
                  type="checkbox"
                  checked={liked.includes(likedAttribute)}
                  onChange={(event) =>
                    setLiked(
                      event.currentTarget.checked ? [...liked, likedAttribute] : liked.filter((attribute) => attribute !== likedAttribute),
                    )
                  }
                />
                <span>{likedWords(likedAttribute)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="field">
          {reviewText.feedback}
          <textarea rows={3} maxLength={2000} value={feedback} onChange={(event) => setFeedback(event.currentTarget.value)} />
        </label>
        <p className="soft">{reviewText.feedbackNote}</p>
        <label className="choice">
          <input type="checkbox" checked={isEmailed} onChange={(event) => setIsEmailed(event.currentTarget.checked)} />
          <span>{reviewText.emailIntroduction}</span>
        </label>
        {!isEmailed && <p className="soft">{reviewText.noIntroduction}</p>}
        <p className="soft" aria-live="polite">
          {isComplete ? '' : reviewText.incomplete}
        </p>
        <div className="verdicts">
          <button type="button" className="button quiet" onClick={onClose}>
            {guestText.cancel}
          </button>
          <button type="submit" className="button" disabled={!isComplete}>
            {reviewText.approve}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
