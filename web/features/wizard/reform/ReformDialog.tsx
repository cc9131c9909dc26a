// Settings used by the search have changed: search again with them, or not now.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { ReadReform } from '@fairlead/contract/v1/projects/reform'
import { usePending } from '../../../api/use-submit.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { searchAgain } from '../../../project/project-actions.ts'
import { ChangeList } from '../../../project/ChangeList.tsx'
import { text as wizardReformText } from '../../../i18n/wizard-reform.ts'

interface Props {
  projectId: string
  reform: ReadReform['answer']
  /** Back to the settings. */
  onClose: () => void
  /** Continues to where the user was going. */
  onLeave: () => void
}

export function ReformDialog({ projectId, reform, onClose, onLeave }: Props) {
  const [busy, during] = usePending()
  const again = async () => {
    if (await searchAgain(projectId)) onLeave()
  }
  return (
    <Dialog title={wizardReformText.searchAgain} size={480} onClose={onClose}>
      <Stack>
        <Text>{wizardReformText.changesIntro}</Text>
        <ChangeList changes={reform.changes} />
        <Text size="sm" c="dimmed">
          {wizardReformText.whatHappens(reform.unseen)}
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="default" disabled={busy} onClick={onLeave}>
            {wizardReformText.notNow}
          </Button>
          <Button data-autofocus loading={busy} onClick={() => void during(again)}>
            {wizardReformText.submitSearchAgain}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
