// A candidate in Scheduling without an interview yet: choose who interviews, send the link again, propose times, or book one.
import { Anchor } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { SendBookingLink } from '@fairlead/contract/v2/interviews/booking/send'
import { lazy, Suspense, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { text as stageLineText } from '../../i18n/candidate-card-stage-line.ts'

const AnotherInterviewDialog = lazy(() =>
  import('../moves/AnotherInterviewDialog.tsx').then(({ AnotherInterviewDialog: component }) => ({ default: component })),
)

const ProposeTimesDialog = lazy(() =>
  import('../moves/ProposeTimesDialog.tsx').then(({ ProposeTimesDialog: component }) => ({ default: component })),
)

export function SchedulingLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const [isProposing, setIsProposing] = useState(false)
  // pressing twice is one email, pressing after it was sent is another
  const [requestId, setRequestId] = useState(() => newId())
  const about = { project_id: candidate.project_id, candidate_id: candidate.id }
  const linking = useSubmit({
    send: () => send<SendBookingLink>('POST', 'v2/interviews/booking/send', { ...about, request_id: requestId }),
    success: stageLineText.linkSent(name),
    onSuccess: () => {
      setRequestId(newId())
      invalidate('v2/projects/candidates')
    },
    failure: stageLineText.linkNotSent,
    failureIn: 'toast',
    fields: [],
  })
  return (
    <p className="flex soft text-14 wrap gap-16 tight above-4">
      <Anchor component="button" type="button" size="sm" onClick={() => setIsOpen(true)}>
        {stageLineText.schedule}
      </Anchor>
      <Anchor component="button" type="button" size="sm" disabled={linking.busy} onClick={() => void linking.run()}>
        {stageLineText.sendLinkAgain}
      </Anchor>
      <Anchor component="button" type="button" size="sm" onClick={() => setIsProposing(true)}>
        {stageLineText.proposeTimes}
      </Anchor>
      {isProposing && (
        <Suspense>
          <ProposeTimesDialog candidate={candidate} name={name} onClose={() => setIsProposing(false)} />
        </Suspense>
      )}
      {isOpen && (
        <Suspense>
          <AnotherInterviewDialog candidate={candidate} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
