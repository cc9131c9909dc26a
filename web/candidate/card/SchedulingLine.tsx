// A candidate in Scheduling without an interview yet: choose who interviews, send the link again, or book a time for them.
import { Anchor } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { OpenBooking } from '@fairlead/contract/v2/interviews/booking/open'
import type { SendBookingLink } from '@fairlead/contract/v2/interviews/booking/send'
import { lazy, Suspense, useState } from 'react'
import { invalidate } from '../../api/cache.ts'
import { newId } from '../../api/new-id.ts'
import { send } from '../../api/send.ts'
import { useSubmit } from '../../api/use-submit.ts'
import styles from './card.module.css'
import { text as stageLineText } from '../../i18n/candidate-card-stage-line.ts'

const AnotherInterviewDialog = lazy(() =>
  import('../moves/AnotherInterviewDialog.tsx').then(({ AnotherInterviewDialog: component }) => ({ default: component })),
)

export function SchedulingLine({ candidate, name }: { candidate: WireCandidate; name: string }) {
  const [isOpen, setIsOpen] = useState(false)
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
  const opening = useSubmit({
    send: () => send<OpenBooking>('POST', 'v2/interviews/booking/open', about),
    // a page opened after waiting would be blocked as a pop-up
    onSuccess: ({ url }) => location.assign(url),
    failure: stageLineText.bookingNotOpened,
    failureIn: 'toast',
    fields: [],
  })
  return (
    <p className={styles.facts}>
      <Anchor component="button" type="button" size="sm" onClick={() => setIsOpen(true)}>
        {stageLineText.schedule}
      </Anchor>
      <Anchor component="button" type="button" size="sm" disabled={linking.busy} onClick={() => void linking.run()}>
        {stageLineText.sendLinkAgain}
      </Anchor>
      <Anchor component="button" type="button" size="sm" disabled={opening.busy} onClick={() => void opening.run()}>
        {stageLineText.bookForThem}
      </Anchor>
      {isOpen && (
        <Suspense>
          <AnotherInterviewDialog candidate={candidate} name={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </p>
  )
}
