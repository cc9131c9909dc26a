// A stage with no one in it: why, and one thing to do.
import { Button } from '@mantine/core'
import type { Stage } from '@fairlead/domain/shared/stages'
import { messages } from '@fairlead/domain/shared/messages'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DraftState } from './review/DraftState.tsx'
import { emptyTextOf } from './empty-texts.ts'
import { GoliveState } from './review/GoliveState.tsx'
import { useGoto } from '../../project/panel-search.ts'
import type { PanelView } from '../../project/panel-view.ts'
import * as panelStageText from '../../i18n/en/panel-stage.ts'

export function EmptyStage({ view, stage }: { view: PanelView; stage: Stage }) {
  const goto = useGoto()
  const waiting = view.tabs.find(({ key }) => key === 'under_review')?.count ?? 0
  if (view.draft && waiting === 0) return <DraftState view={view} />
  if (stage === 'HIRING_MANAGER' && view.golive) return <GoliveState />
  return (
    <EmptyState
      title={messages.noCandidates}
      text={emptyTextOf(stage)}
      action={
        waiting > 0 && (
          <Button variant="default" onClick={() => goto({ tab: 'under_review', find: undefined, only: undefined })}>
            {panelStageText.review} {waiting === 1 ? panelStageText.oneWaitingCandidate : panelStageText.waitingCandidates(waiting)}
          </Button>
        )
      }
    />
  )
}
