// The search of this project has been changed and begun again by someone else.
import { Button, Group, Stack, Text } from '@mantine/core'
import { Dialog } from '../../ui/Dialog.tsx'
import { ChangeList } from '../../project/ChangeList.tsx'
import * as panelText from '../../i18n/en/panel.ts'

export function ReformedDialog({ name, changes, onClose }: { name: string; changes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog title={panelText.theSearchHasChanged} size={480} onClose={onClose}>
      <Stack>
        <Text>{panelText.hasChangedWhatIsLooked(name)}</Text>
        <ChangeList changes={changes} />
        <Text size="sm" c="dimmed">
          {panelText.candidatesYouHaventReviewedLeave}
        </Text>
        <Group justify="end">
          <Button data-autofocus onClick={onClose}>
            {panelText.ok}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
