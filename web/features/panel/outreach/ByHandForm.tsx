import { Button, Group, Stack, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { MoveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import type { Stage } from '@fairlead/domain/shared/stages'
import { messages } from '@fairlead/domain/shared/messages'
import { sentenceOf } from '../../../api/failure.ts'
import { DialogFooter } from '../../../ui/DialogFooter.tsx'
import { showToast } from '../../../ui/toast.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { performQueued } from '../../../candidate/candidate-actions.ts'
import { text as panelOutreachText } from '../../../i18n/panel-outreach.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  onClose: () => void
}

export function ByHandForm({ view, candidate, from, onClose }: Props) {
  const submit = () => {
    const failure = (error: unknown) => sentenceOf(error, messages.swipeFailed)
    performQueued<MoveCandidateCall>(
      { projectId: view.facts.id, candidate, from, to: 'CONTACTED', failure },
      {
        method: 'POST',
        path: 'v2/projects/candidates/status',
        input: { project_id: view.facts.id, candidate_id: candidate.id, status: 'CONTACTED' },
        done: () => showToast(messages.candidateMoved),
      },
    )
    onClose()
  }
  return (
    <Stack>
      <Text>{panelOutreachText.byHandHint}</Text>
      <DialogFooter>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {panelOutreachText.cancel}
          </Button>
          <Button onClick={submit}>{panelOutreachText.markAsContacted}</Button>
        </Group>
      </DialogFooter>
    </Stack>
  )
}
