// One line on a card of a candidate the team waits for: how long the hiring manager has had them, or when the interview is.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { shortDate } from '../../ui/time.ts'
import { ClosingLine } from './ClosingLine.tsx'
import { InterviewLine } from './InterviewLine.tsx'
import styles from './card.module.css'
import * as candidateCardStageLineText from '../../i18n/en/candidate-card-stage-line.ts'

export function StageLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [now] = useState(() => new Date())
  if (candidate.status === 'INTERVIEWING' || (candidate.status === 'HIRING_MANAGER_APPROVED' && candidate.interview))
    return <InterviewLine candidate={candidate} name={name} />
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
