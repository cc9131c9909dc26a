// Ticking all cards of a tab and moving them together.
import { Button, Checkbox, Group, Text } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { mayShareFrom } from '@fairlead/domain/candidate/share'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { messagesAbout } from '@fairlead/domain/text/messages'
import { IconDownload, IconShare } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { exportCsv } from '../candidates/export-csv.ts'
import { MoveMenu } from '../candidates/MoveMenu.tsx'
import type { NotInterested } from '../candidates/move.ts'
import { useProductName } from '../projects/use-projects.ts'
import type { PanelView } from './panel-view.ts'
import type { Selection } from './use-selection.ts'

const ShareDialog = lazy(() => import('../candidates/ShareDialog.tsx').then(({ ShareDialog: component }) => ({ default: component })))

interface Props {
  view: PanelView
  stage: Stage
  candidates: readonly WireCandidate[]
  total: number
  selection: Selection
  onMove: (people: readonly WireCandidate[], to: Stage, reason?: NotInterested) => void
}

export function BulkBar({ view, stage, candidates, total, selection, onMove }: Props) {
  const count = selection.ids.size
  const people = candidates.filter((candidate) => selection.ids.has(candidate.id))
  const all = count === candidates.length
  const product = useProductName()
  const [sharing, setSharing] = useState(false)
  return (
    <Group gap="md" mb="sm" mih={36}>
      <Checkbox
        label={messagesAbout.selected(count)}
        checked={count > 0 && all}
        indeterminate={count > 0 && !all}
        onChange={(event) => selection.setAll(event.currentTarget.checked)}
      />
      {count > 0 && (
        <MoveMenu view={view} from={stage} candidates={people} label="Move to" onMove={(to, reason) => onMove(people, to, reason)} />
      )}
      {count > 0 && (
        <Button variant="default" size="xs" leftSection={<IconDownload size={15} />} onClick={() => exportCsv(people, product)}>
          Export as CSV
        </Button>
      )}
      {count > 0 && mayShareFrom(tabOfStage(stage)) && (
        <Button
          variant="default"
          size="xs"
          leftSection={<IconShare size={15} />}
          disabled={!view.mayDecide}
          onClick={() => setSharing(true)}
        >
          Share Candidates
        </Button>
      )}
      <Suspense>{sharing && <ShareDialog candidates={people} onClose={() => setSharing(false)} />}</Suspense>
      {count > 0 && all && total > candidates.length && (
        <Text size="sm" c="dimmed">
          All on this page; {total} in this tab.
        </Text>
      )}
    </Group>
  )
}
