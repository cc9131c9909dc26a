// The search of this project has been changed and begun again by someone else.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { ChangeList } from '../../project/ChangeList.tsx'

export function ReformedDialog({ name, changes, onClose }: { name: string; changes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title="The search has changed" size={480} onClose={onClose}>
      <Stack>
        <Text>{name} has changed what is looked for, and a new search has begun:</Text>
        <ChangeList changes={changes} />
        <Text size="sm" c="dimmed">
          Candidates you haven’t reviewed leave Review, and new ones are on their way. Your decisions stay.
        </Text>
        <Group justify="end">
          <Button data-autofocus onClick={onClose}>
            Ok
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
