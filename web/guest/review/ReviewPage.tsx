// The hiring manager's page: waiting candidates, one at a time, and the results of the verdicts.
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { ApproveSheet } from './ApproveSheet.tsx'
import { CandidateCard } from './CandidateCard.tsx'
import { RejectSheet } from './RejectSheet.tsx'
import { useKeys } from './use-keys.ts'
import { useReview, type Review } from './use-review.ts'
import { WaitingList } from './WaitingList.tsx'
import { text as guestText } from '../../i18n/guest.ts'
import { text as reviewText } from '../../i18n/review.ts'

export function ReviewPage({ token }: { token: string }) {
  const review = useReview(token)
  const { reading } = review
  if (reading.state === 'ended')
    return (
      <Frame title={guestText.linkExpired}>
        <Notice title={reviewText.linkEnded} text={reviewText.linkEndedText} />
      </Frame>
    )
  if (reading.state === 'broken')
    return (
      <Frame title={reviewText.title}>
        <Notice
          title={reviewText.loadFailed}
          text={reviewText.loadFailedText(reading.reason)}
          action={{ label: guestText.tryAgain, run: review.retry }}
        />
      </Frame>
    )
  if (reading.state === 'coming')
    return (
      <Frame title={reviewText.title}>
        <Coming label={reviewText.loading} />
      </Frame>
    )
  return <ReviewQueue review={review} />
}

/** `decided`: null while the page can't know it. */
function NoneLeft({ isJustDone, decided }: { isJustDone: boolean; decided: { approved: number; rejected: number } | null }) {
  const hasDecided = decided !== null && decided.approved + decided.rejected > 0
  if (!hasDecided && !isJustDone) return <Notice title={reviewText.noneWaits} text={reviewText.noneWaitsText} />
  return (
    <Notice
      title={isJustDone ? reviewText.thatWasEveryone : reviewText.everyoneDecided}
      text={
        <>
          {isJustDone && `${reviewText.thatWasEveryoneText} `}
          {hasDecided && `${reviewText.decisions(decided.approved, decided.rejected)} `}
          {hasDecided && decided.approved > 0 && `${reviewText.afterApproval} `}
          {reviewText.moreByEmail}
        </>
      }
    />
  )
}

function ReviewQueue({ review }: { review: Review }) {
  const { reading, remaining, waiting, done, toast } = review
  const [index, setIndex] = useState(0)
  const [sheet, setSheet] = useState<'approve' | 'reject' | null>(null)
  const place = Math.min(index, Math.max(0, remaining.length - 1))
  const candidate = remaining[place]
  // who was refused is decided again, and is among those that remain
  const before = done + waiting.filter(({ refusal }) => !refusal).length
  const count = before + remaining.length
  const draft = waiting.find(({ verdict, refusal }) => refusal && verdict.candidate_id === candidate?.id)?.verdict
  const go = (step: number) => setIndex(Math.max(0, Math.min(remaining.length - 1, place + step)))
  const undo = toast?.undo ?? null
  useKeys(
    {
      a: () => candidate?.has_withdrawn !== true && setSheet('approve'),
      r: () => setSheet('reject'),
      u: () => undo && review.withdraw(undo),
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
    },
    sheet === null && candidate !== undefined,
  )
  if (reading.state !== 'there') return null
  const { job_title, hiring_company, sender_name } = reading.queue
  const about = reviewText.about(guestText.job(job_title, hiring_company), sender_name)
  const left_ = candidate ? reviewText.place(candidate.name, before + place + 1, count) : reviewText.allDecided
  return (
    <Frame title={reviewText.title} about={about} announcement={toast ? toast.text : left_}>
      {reading.kept && <p className="away">{reading.kept}</p>}
      {candidate ? (
        <CandidateCard
          key={candidate.id}
          candidate={candidate}
          place={before + place + 1}
          count={count}
          canGo={{ back: place > 0, on: place < remaining.length - 1 }}
          onGo={go}
          onApprove={() => setSheet('approve')}
          onReject={() => setSheet('reject')}
        />
      ) : (
        <NoneLeft isJustDone={count > 0} decided={reading.kept === null ? reading.queue.decided : null} />
      )}
      <WaitingList waiting={waiting} isOffline={reading.kept !== null} onSendAgain={review.sendAgain} onTakeBack={review.withdraw} />
      {toast && (
        <div className="toast" data-tone={toast.tone}>
          <span>{toast.text}</span>
          {undo && (
            <button type="button" className="link" onClick={() => review.withdraw(undo)}>
              {reviewText.undo}
            </button>
          )}
          <button type="button" className="link" aria-label={reviewText.closeMessage} onClick={review.closeToast}>
            ×
          </button>
        </div>
      )}
      {candidate && sheet === 'approve' && (
        <ApproveSheet
          name={candidate.name}
          draft={draft?.approved ? draft : undefined}
          onClose={() => setSheet(null)}
          onSubmit={(verdict) => {
            setSheet(null)
            review.decide(candidate, { candidate_id: candidate.id, approved: true, ...verdict })
          }}
        />
      )}
      {candidate && sheet === 'reject' && (
        <RejectSheet
          name={candidate.name}
          emails={reading.queue.rejection_emails}
          draft={draft?.approved === false ? draft : undefined}
          onClose={() => setSheet(null)}
          onSubmit={(verdict) => {
            setSheet(null)
            review.decide(candidate, { candidate_id: candidate.id, approved: false, ...verdict })
          }}
        />
      )}
    </Frame>
  )
}
