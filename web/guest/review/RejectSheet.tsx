// Rejection reasons: the panel's reasons in a manager's words, with the required explanation.
import { rejectionFromWire, rejectionToWire } from '@fairlead/contract/codes'
import {
  checkRejection,
  managerReasonLabel,
  managerReasons,
  needsExplanation,
  type RejectionReason,
} from '@fairlead/domain/candidate/rejection'
import { messages } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { Sheet } from '../shared/Sheet.tsx'
import type { Rejection } from './store.ts'
import { text as guestText } from '../../i18n/guest.ts'
import { text as reviewText } from '../../i18n/review.ts'

interface Props {
  name: string
  /** The project's choice, until the manager changes it. */
  emails: boolean
  /** What was written before the server refused it. */
  draft: Rejection | undefined
  onClose: () => void
  onSubmit: (verdict: Rejection) => void
}

export function RejectSheet({ name, emails, draft, onClose, onSubmit }: Props) {
  const [reasons, setReasons] = useState<RejectionReason[]>(() =>
    (draft?.rejection_reasons ?? []).flatMap((code) => rejectionFromWire(code) ?? []),
  )
  const [otherReason, setOtherReason] = useState(draft?.rejection_reason_other ?? '')
  const [isEmailed, setIsEmailed] = useState(draft?.email_candidate ?? emails)
  const form = { reasons, other: otherReason, badJobTitles: [], badCompanies: [] }
  const isComplete = checkRejection(form) === null
  const isAsked = needsExplanation(form)
  return (
    <Sheet title={reviewText.rejectName(name)} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (isComplete)
            onSubmit({
              rejection_reasons: reasons.map(rejectionToWire),
              rejection_reason_other: otherReason.trim(),
              email_candidate: isEmailed,
            })
        }}
      >
        <fieldset>
          <legend>{reviewText.whyNot}</legend>
          <div className="choices">
            {managerReasons.map((reason) => (
              <label key={reason} className="choice">
                <input
                  type="checkbox"
                  checked={reasons.includes(reason)}
                  onChange={(event) =>
                    setReasons(event.currentTarget.checked ? [...reasons, reason] : reasons.filter((entry) => entry !== reason))
                  }
                />
                <span>{managerReasonLabel(reason)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <label className="field">
          {isAsked ? messages.explanationRequired : reviewText.tellMore}
          <textarea
            rows={3}
            maxLength={2000}
            required={isAsked}
            value={otherReason}
            onChange={(event) => setOtherReason(event.currentTarget.value)}
          />
        </label>
        <label className="choice">
          <input type="checkbox" checked={isEmailed} onChange={(event) => setIsEmailed(event.currentTarget.checked)} />
          <span>{reviewText.emailRejection}</span>
        </label>
        <div className="verdicts">
          <button type="button" className="button quiet" onClick={onClose}>
            {guestText.cancel}
          </button>
          <button type="submit" className="button bad" disabled={!isComplete}>
            {reviewText.submitRejection}
          </button>
        </div>
      </form>
    </Sheet>
  )
}
