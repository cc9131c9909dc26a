// Asked before someone goes to Interview: from there on the product writes to them no more.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'

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
    <Dialog title="Confirm the interview" onClose={onClose}>
      <Stack>
        <Text>
          Move {who} to Interview? Do this once the interview is agreed: today becomes its date in the activity history, and follow-ups
          stop.
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button data-autofocus onClick={onConfirm}>
            Confirm interview
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
