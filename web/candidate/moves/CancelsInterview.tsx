import { Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { useState } from 'react'
import { exactDate } from '../../ui/time.ts'
import { text as candidateMovesCancelsInterviewText } from '../../i18n/candidate-moves-cancels-interview.ts'

interface Props {
  candidate: WireCandidate
  /** In Scheduling the interview stays booked. */
  isKept?: boolean
}

export function CancelsInterview({ candidate: { interview }, isKept = false }: Props) {
  const [now] = useState(() => Date.now())
  if (!interview || Date.parse(interview.start) < now) return null
  return (
    <Text size="sm" role="note">
      {isKept
        ? candidateMovesCancelsInterviewText.theInterviewStays(interview.host_name, exactDate(interview.start))
        : candidateMovesCancelsInterviewText.cancellationNotice(interview.host_name, exactDate(interview.start))}
    </Text>
  )
}
