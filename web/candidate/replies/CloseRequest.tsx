import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { longestOutcome, validateOutcome } from '@fairlead/domain/conversation/tasks'
import { useState } from 'react'
import { usePending } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { closeTask } from './reply-actions.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

export function CloseRequest({ taskId, onClose }: { taskId: string; onClose: () => void }) {
  const [outcome, setOutcome] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, during] = usePending()
  const submit = async () => {
    const problem = validateOutcome('data_request', outcome)
    setWrong(problem)
    if (problem) return
    if (await closeTask(taskId, 'done', outcome.trim())) onClose()
  }
  return (
    <Dialog title={candidateRepliesText.closeTheRequest} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm">{candidateRepliesText.dataRequestText}</Text>
        <Textarea
          label={candidateRepliesText.whatWasDone}
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
            {candidateRepliesText.cancel}
          </Button>
          <Button loading={busy} onClick={() => void during(submit)}>
            {candidateRepliesText.closeRequest}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
