// One line on a card of somebody whom the team waits with: how long the hiring manager has had them, or when the interview is.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { historyCodes } from '@fairlead/domain/candidate/stages'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { IconCalendar, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { exactDate } from '../../ui/time.ts'

export function StageLine({ candidate }: { candidate: WireCandidate }) {
  const [now] = useState(() => new Date())
  const since = candidate.history.findLast(({ event }) => event === historyCodes.hiringManager)?.date
  if (candidate.status !== 'INTERVIEWING') {
    const days = since ? daysWaiting(new Date(since), now) : 0
    return (
      <p>
        <IconHourglass size={14} aria-hidden /> With the hiring manager{' '}
        {days === 0 ? 'since today' : `for ${days} ${days === 1 ? 'day' : 'days'}`}
      </p>
    )
  }
  if (candidate.interview_date && new Date(candidate.interview_date) > now)
    return (
      <p>
        <IconCalendar size={14} aria-hidden /> Interview on{' '}
        <time dateTime={candidate.interview_date}>{exactDate(candidate.interview_date)}</time>
      </p>
    )
  return null
}
