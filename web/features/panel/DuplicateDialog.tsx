import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { usePending } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { duplicate } from '../../project/project-actions.ts'
import { text as panelText } from '../../i18n/panel.ts'
import { text as panelDuplicateText } from '../../i18n/panel-duplicate.ts'

interface Props {
  projectId: string
  name: string
  onCopied: (copyId: string) => void
  onClose: () => void
}

export function DuplicateDialog({ projectId, name, onCopied, onClose }: Props) {
  const [copyName, setCopyName] = useState(messagesAbout.copyName(name))
  const [keeps, setKeeps] = useState(true)
  const [busy, during] = usePending()
  const submit = async () => {
    const copy = { name: copyName.trim() || messagesAbout.copyName(name), keepsLessons: keeps }
    if (await duplicate(projectId, copy, onCopied)) onClose()
  }
  return (
    <Dialog title={panelDuplicateText.duplicateProject} size={520} onClose={onClose}>
      <Stack>
        <TextInput
          label={panelDuplicateText.copyName}
          value={copyName}
          maxLength={2000}
          onChange={(event) => setCopyName(event.currentTarget.value)}
        />
        <Radio.Group
          label={panelDuplicateText.lessonsLabel}
          value={keeps ? 'keep' : 'drop'}
          onChange={(value) => setKeeps(value === 'keep')}
        >
          <Stack gap={8} mt={6}>
            <Radio value="keep" label={panelDuplicateText.keepIt} description={panelDuplicateText.keepHint} />
            <Radio value="drop" label={panelDuplicateText.startWithoutIt} description={panelDuplicateText.startWithoutHint} />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          {panelDuplicateText.whatIsCopied}
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelDuplicateText.cancel}
          </Button>
          <Button loading={busy} onClick={() => void during(submit)}>
            {panelText.duplicate}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
