// One line on a card of a candidate the team waits for: how long the hiring manager has had them, or when the interview is.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { shortDate } from '../../ui/time.ts'
import { ClosingLine } from './ClosingLine.tsx'
import { InterviewLine } from './InterviewLine.tsx'
import styles from './card.module.css'

export function StageLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [now] = useState(() => new Date())
  if (candidate.status === 'INTERVIEWING') return <InterviewLine candidate={candidate} name={name} />
  if (candidate.status === 'OFFER' || candidate.status === 'HIRED') return <ClosingLine candidate={candidate} />
  const request = candidate.review_request
  if (!request) return null
  const days = daysWaiting(new Date(request.date), now)
  return (
    <p className={styles.facts}>
      <span>
        <IconHourglass size={14} aria-hidden /> With {request.email}{' '}
        {days === 0 ? 'since today' : `for ${days} ${days === 1 ? 'day' : 'days'}`}
        {request.reminded_date && `, reminded on ${shortDate(request.reminded_date)}`}
      </span>
    </p>
  )
}
