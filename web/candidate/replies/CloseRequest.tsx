// Closing a request about personal data: what was done is written down first.
import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { longestOutcome, whyNotClose } from '@fairlead/domain/conversation/tasks'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { closeTask } from './reply-actions.ts'

export function CloseRequest({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async () => {
    const why = whyNotClose('data_request', outcome)
    setWrong(why)
    if (why) return
    setBusy(true)
    if (await closeTask(taskId, 'done', outcome.trim())) onClose()
    setBusy(false)
  }
  return (
    <Dialog title="Close the request" onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">
          Nothing more is sent to this person in any project. Record what was deleted or answered, when, and how they were notified.
        </Text>
        <Textarea
          label="What was done"
          autosize
          minRows={3}
          maxLength={longestOutcome}
          value={outcome}
          error={wrong}
          onChange={(event) => setOutcome(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            Cancel
          </Button>
          <Button loading={busy} onClick={() => void submit()}>
            Close request
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
