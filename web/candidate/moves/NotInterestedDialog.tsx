import { Button, Checkbox, Group, Stack, Textarea } from '@mantine/core'
import { asksForWords, checkNotInterested, notInterestedLabel, notInterestedReasonsFor } from '@fairlead/domain/candidate/not-interested'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { NotInterestedReason } from '@fairlead/domain/shared/not-interested-reason'
import type { Stage } from '@fairlead/domain/shared/stages'
import { useState } from 'react'
import { CancelsInterview } from './CancelsInterview.tsx'
import type { MoveReason } from './move.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as candidateMovesNotInterestedText } from '../../i18n/candidate-moves-not-interested.ts'

interface Props {
  /** The stage they leave; candidates with an offer may have declined it. */
  from: Stage
  candidates: readonly WireCandidate[]
  onClose: () => void
  onSubmit: (reason: MoveReason) => void
}

export function NotInterestedDialog({ from, candidates, onClose, onSubmit }: Props) {
  const [reasons, setReasons] = useState<NotInterestedReason[]>([])
  const [otherReason, setOtherReason] = useState('')
  const [touched, setTouched] = useState(false)
  const wrong = checkNotInterested(reasons, otherReason)
  return (
    <Dialog onClose={onClose} title={candidateMovesNotInterestedText.reasonQuestion}>
      <Stack>
        <Checkbox.Group aria-label={candidateMovesNotInterestedText.reasons} value={reasons} onChange={setReasons}>
          <Stack gap="xs">
            {notInterestedReasonsFor(from).map((reason) => (
              <Checkbox key={reason} value={reason} label={notInterestedLabel(reason)} />
            ))}
          </Stack>
        </Checkbox.Group>
        {asksForWords(reasons) && (
          <Textarea
            label={candidateMovesNotInterestedText.tellUsMore}
            autosize
            minRows={2}
            value={otherReason}
            onChange={(event) => setOtherReason(event.currentTarget.value)}
            onBlur={() => setTouched(true)}
            error={touched && wrong?.not_interested_reason_other}
          />
        )}
        {candidates.map((candidate) => (
          <CancelsInterview key={candidate.id} candidate={candidate} />
        ))}
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateMovesNotInterestedText.cancel}
          </Button>
          <Button disabled={wrong !== null} onClick={() => onSubmit({ reasons, other: otherReason.trim() })}>
            {candidateMovesNotInterestedText.moveToNotInterested}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
