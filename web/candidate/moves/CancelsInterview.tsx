// Says before a candidate leaves Interview that the booked interview is cancelled, and who is emailed about it.
import { Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { useState } from 'react'
import { exactDate } from '../../ui/time.ts'
import * as candidateMovesCancelsInterviewText from '../../i18n/en/candidate-moves-cancels-interview.ts'

export function CancelsInterview({ candidate: { interview } }: { candidate: WireCandidate }) {
  const [now] = useState(() => Date.now())
  if (!interview || Date.parse(interview.start) < now) return null
  return (
    <Text size="sm" role="note">
      {candidateMovesCancelsInterviewText.theInterviewWithOnIs(interview.host_name, exactDate(interview.start))}
    </Text>
  )
}
