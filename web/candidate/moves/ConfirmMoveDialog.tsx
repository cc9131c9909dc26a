import { Button, Group, Stack, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { must } from '@fairlead/domain/shared/records'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import type { EmailedMove } from './asks-about-email.ts'
import { CancelsInterview } from './CancelsInterview.tsx'
import { EmailChoice } from './EmailChoice.tsx'
import { text as candidateMovesConfirmMoveText } from '../../i18n/candidate-moves-confirm-move.ts'

interface Props {
  to: EmailedMove
  /** The candidates to move, at least one. */
  candidates: readonly WireCandidate[]
  names: readonly string[]
  onClose: () => void
  onConfirm: (emailCandidate: boolean) => void
}

export function ConfirmMoveDialog({ to, candidates, names, onClose, onConfirm }: Props) {
  const [emails, setEmails] = useState<boolean | null>(null)
  const [first, ...more] = names
  const nameText = first !== undefined && more.length === 0 ? first : candidateMovesConfirmMoveText.candidates(names.length)
  const title =
    to === 'REJECTED' ? candidateMovesConfirmMoveText.rejectQuestion(nameText) : candidateMovesConfirmMoveText.schedulingTitle(nameText)
  return (
    <Dialog title={title} size={520} onClose={onClose}>
      <Stack>
        {names.length > 1 && <Text size="sm">{names.join(', ')}</Text>}
        {candidates.map((candidate) => (
          <CancelsInterview key={candidate.id} candidate={candidate} isKept={to === 'HIRING_MANAGER_APPROVED'} />
        ))}
        <EmailChoice
          candidate={must(candidates[0])}
          name={must(names[0])}
          count={names.length}
          status={to}
          value={emails}
          onChange={setEmails}
        />
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateMovesConfirmMoveText.cancel}
          </Button>
          <Button data-autofocus onClick={() => onConfirm(emails ?? false)}>
            {to === 'REJECTED' ? candidateMovesConfirmMoveText.reject : candidateMovesConfirmMoveText.moveToScheduling}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
