// One line on a card of somebody whom the team waits with: how long the hiring manager has had them, or when the interview is.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { historyCodes } from '@fairlead/domain/candidate/stages'
import { daysWaiting } from '@fairlead/domain/interview/manager-review'
import { IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { InterviewLine } from './InterviewLine.tsx'
import styles from './card.module.css'

export function StageLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [now] = useState(() => new Date())
  if (candidate.status === 'INTERVIEWING') return <InterviewLine candidate={candidate} name={name} />
  const since = candidate.history.findLast(({ event }) => event === historyCodes.hiringManager)?.date
  const days = since ? daysWaiting(new Date(since), now) : 0
  return (
    <p className={styles.facts}>
      <span>
        <IconHourglass size={14} aria-hidden /> With the hiring manager{' '}
        {days === 0 ? 'since today' : `for ${days} ${days === 1 ? 'day' : 'days'}`}
      </span>
    </p>
  )
}
