// The user contacts the candidate on their own, and says so.
import { Button, Group, Stack, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { MoveCandidateCall } from '@fairlead/contract/v2/projects/candidates/status'
import type { SwipeCandidate } from '@fairlead/contract/v2/projects/candidates/swipe'
import { isPile, type Stage } from '@fairlead/domain/candidate/stages'
import { messages } from '@fairlead/domain/text/messages'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import type { PanelView } from '../panel/panel-view.ts'
import { perform } from '../candidates/deeds.ts'

interface Props {
  view: PanelView
  candidate: WireCandidate
  from: Stage
  onClose: () => void
}

export function ByHandForm({ view, candidate, from, onClose }: Props) {
  const about = { project_id: view.facts.id, candidate_id: candidate.id }
  const submit = () => {
    const work = async () => {
      // whoever is under review is approved first
      if (isPile(from)) await send<SwipeCandidate>('POST', 'v2/projects/candidates/swipe', { ...about, approved: true })
      await send<MoveCandidateCall>('POST', 'v2/projects/candidates/status', { ...about, status: 'CONTACTED' })
      showToast(messages.candidateMoved)
    }
    perform({
      projectId: view.facts.id,
      candidate,
      from,
      to: 'CONTACTED',
      work,
      failure: (error) => sentenceOf(error, messages.swipeFailed),
    })
    onClose()
  }
  return (
    <Stack>
      <Text>Call them, meet them, write from your own mailbox: the candidate goes to Contacted, and no mail is sent for you.</Text>
      <Group justify="end" gap="xs">
        <Button variant="subtle" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={submit}>Mark as contacted</Button>
      </Group>
    </Stack>
  )
}
