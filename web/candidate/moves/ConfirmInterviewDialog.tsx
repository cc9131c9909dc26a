// Asked before someone goes to Interview: from there on the product writes to them no more.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import * as candidateMovesText from '../../i18n/en/candidate-moves.ts'

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
  const who = names.length === 1 ? first : `${names.length} candidates`
  return (
    <Dialog title={candidateMovesText.confirmTheInterview} onClose={onClose}>
      <Stack>
        <Text>{candidateMovesText.moveToInterviewDoThis(who ?? '')}</Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateMovesText.cancel}
          </Button>
          <Button data-autofocus onClick={onConfirm}>
            {candidateMovesText.confirmInterview}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
