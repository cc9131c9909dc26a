// A copy of a project: what it is called, and whether it goes on with what was learned.
import { Button, Group, Radio, Stack, Text, TextInput } from '@mantine/core'
import { messagesAbout } from '@fairlead/domain/shared/messages'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { duplicate } from '../../project/project-actions.ts'

interface Props {
  projectId: string
  name: string
  onCopied: (copyId: string) => void
  onClose: () => void
}

export function DuplicateDialog({ projectId, name, onCopied, onClose }: Props) {
  const [copyName, setCopyName] = useState(messagesAbout.copyName(name))
  const [keeps, setKeeps] = useState(true)
  const [busy, setBusy] = useState(false)
  async function submit() {
    setBusy(true)
    const done = await duplicate(projectId, { name: copyName.trim() || messagesAbout.copyName(name), keepsLessons: keeps }, onCopied)
    setBusy(false)
    if (done) onClose()
  }
  return (
    <Dialog title="Duplicate project" size={520} onClose={onClose}>
      <Stack>
        <TextInput
          label="Name of the copy"
          value={copyName}
          maxLength={2000}
          onChange={(event) => setCopyName(event.currentTarget.value)}
        />
        <Radio.Group label="What the search learned" value={keeps ? 'keep' : 'drop'} onChange={(value) => setKeeps(value === 'keep')}>
          <Stack gap={8} mt={6}>
            <Radio value="keep" label="Keep it" description="The copy starts with what your approvals and rejections taught." />
            <Radio value="drop" label="Start without it" description="The copy learns from its own decisions only." />
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          Settings, team, and templates are copied, candidates are not. Anyone rejected in this project isn’t suggested in the copy.
        </Text>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void submit()}>
            Duplicate
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
