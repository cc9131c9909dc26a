// Says that someone else has changed this project's search and started it again.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { ChangeList } from '../../project/ChangeList.tsx'
import { text as panelReformedText } from '../../i18n/panel-reformed.ts'

export function ReformedDialog({ name, changes, onClose }: { name: string; changes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title={panelReformedText.title} size={480} onClose={onClose}>
      <Stack>
        <Text>{panelReformedText.changedBy(name)}</Text>
        <ChangeList changes={changes} />
        <Text size="sm" c="dimmed">
          {panelReformedText.unreviewedLeave}
        </Text>
        <Group justify="end">
          <Button data-autofocus onClick={onClose}>
            {panelReformedText.ok}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
