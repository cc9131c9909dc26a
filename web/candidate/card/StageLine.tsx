// One line on a card of a candidate the team waits for: how long the hiring manager has had them, or when the interview is.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { ClosingLine } from './ClosingLine.tsx'
import { InterviewLine } from './InterviewLine.tsx'
import { ReviewRequestLine } from './ReviewRequestLine.tsx'

export function StageLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  if (candidate.status === 'INTERVIEWING') return <InterviewLine candidate={candidate} name={name} />
  if (candidate.status === 'OFFER' || candidate.status === 'HIRED') return <ClosingLine candidate={candidate} />
  // the manager has them until they decide
  return candidate.status === 'HIRING_MANAGER' && candidate.review_request ? <ReviewRequestLine request={candidate.review_request} /> : null
}
