// A line on the card of someone sent for review: which hiring manager has them, and for how long.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { shortDate } from '../../ui/time.ts'
import { text as candidateCardStageLineText } from '../../i18n/candidate-card-stage-line.ts'

export function ReviewRequestLine({ request }: { request: NonNullable<WireCandidate['review_request']> }) {
  const [now] = useState(() => new Date())
  const days = daysWaiting(new Date(request.date), now)
  return (
    <p className="flex soft text-14 wrap gap-16 tight above-4">
      <span>
        <IconHourglass size={14} aria-hidden /> {candidateCardStageLineText.withEmail(request.email)}{' '}
        {days === 0 ? candidateCardStageLineText.sinceToday : candidateCardStageLineText.forDays(days)}
        {request.reminded_date && candidateCardStageLineText.remindedOn(shortDate(request.reminded_date))}
      </span>
    </p>
  )
}
