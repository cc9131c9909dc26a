// The hiring manager's page: who waits, one at a time, and what became of the verdicts.
import { useState } from 'react'
import { Coming, Frame, Notice } from '../shared/Frame.tsx'
import { ApproveSheet } from './ApproveSheet.tsx'
import { CandidateCard } from './CandidateCard.tsx'
import { RejectSheet } from './RejectSheet.tsx'
import { useKeys } from './use-keys.ts'
import { useReview, type Review } from './use-review.ts'
import { WaitingList } from './WaitingList.tsx'

export function ReviewPage({ token }: { token: string }) {
  const review = useReview(token)
  const { reading } = review
  if (reading.state === 'ended')
    return (
      <Frame title="This link has expired">
        <Notice
          title="Nothing waits for you here"
          text="Links to a review end after fourteen days, and when a search is closed. Ask the person who sent it for a new one."
        />
      </Frame>
    )
  if (reading.state === 'broken')
    return (
      <Frame title="Candidates to review">
        <Notice
          title="The candidates could not be loaded"
          text={`${reading.why} Nothing is lost.`}
          action={{ label: 'Try again', run: review.again }}
        />
      </Frame>
    )
  if (reading.state === 'coming')
    return (
      <Frame title="Candidates to review">
        <Coming what="The candidates are being loaded." />
      </Frame>
    )
  return <ReviewQueue review={review} />
}

function ReviewQueue({ review }: { review: Review }) {
  const { reading, left, waiting, done, toast } = review
  const [at, setAt] = useState(0)
  const [sheet, setSheet] = useState<'approve' | 'reject' | null>(null)
  const place = Math.min(at, Math.max(0, left.length - 1))
  const candidate = left[place]
  const count = done + waiting.length + left.length
  const go = (step: number) => setAt(Math.max(0, Math.min(left.length - 1, place + step)))
  const undo = toast?.undo ?? null
  useKeys(
    {
      a: () => candidate?.has_withdrawn !== true && setSheet('approve'),
      r: () => setSheet('reject'),
      u: () => undo && review.takeBack(undo),
      ArrowLeft: () => go(-1),
      ArrowRight: () => go(1),
    },
    sheet === null && candidate !== undefined,
  )
  if (reading.state !== 'there') return null
  const { job_title, hiring_company, sender_name } = reading.queue
  const about = [`for ${job_title}`, hiring_company && `at ${hiring_company}`, sender_name && `· sent by ${sender_name}`]
    .filter(Boolean)
    .join(' ')
  const left_ = candidate ? `${candidate.name}, ${done + waiting.length + place + 1} of ${count}` : 'Everyone is decided on.'
  return (
    <Frame title="Candidates to review" about={about} said={toast ? toast.text : left_}>
      {reading.kept && <p className="away">{reading.kept}</p>}
      {candidate ? (
        <CandidateCard
          key={candidate.id}
          candidate={candidate}
          place={done + waiting.length + place + 1}
          count={count}
          canGo={{ back: place > 0, on: place < left.length - 1 }}
          onGo={go}
          onApprove={() => setSheet('approve')}
          onReject={() => setSheet('reject')}
        />
      ) : (
        <Notice
          title={count > 0 ? 'That was everyone' : 'No one waits for you just now'}
          text={
            count > 0
              ? 'Thank you. The team sees your verdicts at once.'
              : 'You get an email when someone does. This page is always up to date.'
          }
        />
      )}
      <WaitingList waiting={waiting} isOffline={reading.kept !== null} onTakeBack={review.takeBack} />
      {toast && (
        <div className="toast" data-tone={toast.tone}>
          <span>{toast.text}</span>
          {undo && (
            <button type="button" className="link" onClick={() => review.takeBack(undo)}>
              Undo
            </button>
          )}
          <button type="button" className="link" aria-label="Close this message" onClick={review.closeToast}>
            ×
          </button>
        </div>
      )}
      {candidate && sheet === 'approve' && (
        <ApproveSheet
          name={candidate.name}
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
