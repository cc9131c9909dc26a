// Confirms a move to Interview, after which the product stops writing to the candidate.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as candidateMovesConfirmInterviewText } from '../../i18n/candidate-moves-confirm-interview.ts'

export function ConfirmInterviewDialog({
  names,
  onClose,
  onConfirm,
}: {
  names: readonly string[]
  onClose: () => void
  onConfirm: () => void
}) {
  const [first] = names
  const nameText = names.length === 1 ? first : candidateMovesConfirmInterviewText.candidates(names.length)
  return (
    <Dialog title={candidateMovesConfirmInterviewText.confirmTheInterview} onClose={onClose}>
      <Stack>
        <Text>{candidateMovesConfirmInterviewText.moveText(nameText ?? '')}</Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateMovesConfirmInterviewText.cancel}
          </Button>
          <Button data-autofocus onClick={onConfirm}>
            {candidateMovesConfirmInterviewText.confirmInterview}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
