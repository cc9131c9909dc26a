// One line on a card of a candidate the team waits for: how long the hiring manager has had them, or when the interview is.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { Anchor } from '@mantine/core'
import { IconHourglass } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { shortDate } from '../../ui/time.ts'
import { ClosingLine } from './ClosingLine.tsx'
import { InterviewLine } from './InterviewLine.tsx'
import styles from './card.module.css'
import * as candidateCardStageLineText from '../../i18n/en/candidate-card-stage-line.ts'

const AnotherInterviewDialog = lazy(() =>
  import('../moves/AnotherInterviewDialog.tsx').then(({ AnotherInterviewDialog: component }) => ({ default: component })),
)

interface Props {
  candidate: WireCandidate
  name: string
  mayDecide: boolean
}

export function StageLine({ candidate, name, mayDecide }: Props) {
  const [now] = useState(() => new Date())
  const isBooked = candidate.interview !== null && Date.parse(candidate.interview.end) > now.getTime()
  if (candidate.status === 'HIRING_MANAGER_APPROVED') return isBooked ? <InterviewLine candidate={candidate} name={name} /> : null
  if (candidate.status === 'INTERVIEWING')
    return (
      <>
        <InterviewLine candidate={candidate} name={name} />
        {mayDecide && !isBooked && <InviteAgain candidate={candidate} name={name} />}
      </>
    )
  if (candidate.status === 'OFFER' || candidate.status === 'HIRED') return <ClosingLine candidate={candidate} />
  const request = candidate.review_request
  if (!request) return null
  const days = daysWaiting(new Date(request.date), now)
  return (
    <p className={styles.facts}>
      <span>
        <IconHourglass size={14} aria-hidden /> {candidateCardStageLineText.withEmail(request.email)}{' '}
        {days === 0 ? candidateCardStageLineText.sinceToday : candidateCardStageLineText.forDays(days)}
        {request.reminded_date && candidateCardStageLineText.remindedOn(shortDate(request.reminded_date))}
      </span>
    </p>
  )
}

/** After an interview: the next round. */
function InviteAgain({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className={styles.facts}>
      <Anchor component="button" type="button" size="sm" onClick={() => setIsOpen(true)}>
        {candidateCardStageLineText.inviteToAnother}
      </Anchor>
      {isOpen && (
        <Suspense>
          <AnotherInterviewDialog candidate={candidate} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
