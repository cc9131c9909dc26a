// A line on the card of a candidate the team waits for: how long the hiring manager has had them, or when the interview is.
import { Anchor } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { lazy, Suspense, useState } from 'react'
import { ClosingLine } from './ClosingLine.tsx'
import { SchedulingLine } from './SchedulingLine.tsx'
import { InterviewLine } from './InterviewLine.tsx'
import { ReviewRequestLine } from './ReviewRequestLine.tsx'
import { text as candidateCardStageLineText } from '../../i18n/candidate-card-stage-line.ts'

const AnotherInterviewDialog = lazy(() =>
  import('../moves/AnotherInterviewDialog.tsx').then(({ AnotherInterviewDialog: component }) => ({ default: component })),
)

interface Props {
  candidate: WireCandidate
  name: string
  mayDecide: boolean
}

export function StageLine({ candidate, name, mayDecide }: Props) {
  const [now] = useState(() => Date.now())
  const isBooked = candidate.interview !== null && Date.parse(candidate.interview.end) > now
  if (candidate.status === 'HIRING_MANAGER_APPROVED')
    return isBooked ? (
      <InterviewLine candidate={candidate} name={name} />
    ) : mayDecide ? (
      <SchedulingLine candidate={candidate} name={name} />
    ) : null
  if (candidate.status === 'INTERVIEWING')
    return (
      <>
        <InterviewLine candidate={candidate} name={name} />
        {mayDecide && !isBooked && <InviteAgain candidate={candidate} name={name} />}
      </>
    )
  if (candidate.status === 'OFFER' || candidate.status === 'HIRED')
    return <ClosingLine candidate={candidate} name={mayDecide ? name : undefined} />
  // the manager has them until they decide
  return candidate.status === 'HIRING_MANAGER' && candidate.review_request ? <ReviewRequestLine request={candidate.review_request} /> : null
}

/** After an interview: the next round. */
function InviteAgain({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <p className="flex soft text-14 wrap gap-16 tight above-4">
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
