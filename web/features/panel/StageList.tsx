import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { isReviewable } from '@fairlead/domain/candidate/send-for-review'
import type { Stage } from '@fairlead/domain/shared/stages'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { messages } from '@fairlead/domain/shared/messages'
import { must } from '@fairlead/domain/shared/records'
import { Button, Group, Text } from '@mantine/core'
import { IconCards } from '@tabler/icons-react'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { shownName } from '../../candidate/names.ts'
import { BulkBar } from './BulkBar.tsx'
import { CardWindow } from './CardWindow.tsx'
import { FindInList } from './FindInList.tsx'
import { useListLayout } from './list-layout.ts'
import { ListTools } from './ListTools.tsx'
import { useGoto, usePanelSearch } from '../../project/panel-search.ts'
import type { PanelView } from '../../project/panel-view.ts'
import type { BulkMoves } from './use-bulk-moves.ts'
import type { Selection } from '../../ui/use-selection.ts'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

const SingleDialogs = lazy(() => import('./SingleDialogs.tsx').then(({ SingleDialogs: component }) => ({ default: component })))
const SendToManagerDialog = lazy(() =>
  import('../../candidate/moves/SendToManagerDialog.tsx').then(({ SendToManagerDialog: component }) => ({ default: component })),
)

interface Props {
  view: PanelView
  tab: TabKey
  stage: Stage
  label: string
  /** Loaded candidates that match the search. */
  candidates: readonly WireCandidate[]
  ids: readonly string[]
  loaded: number
  total: number
  selection: Selection
  moves: BulkMoves
  more: boolean
  loading: boolean
  /** The next ones could not be loaded. */
  failed: boolean
  onMore: () => void
  onAll: () => Promise<readonly string[]>
}

export function StageList(props: Props) {
  const { view, tab, stage, label, candidates, ids, loaded, total, selection, moves, more, loading, failed, onMore, onAll } = props
  const { find = '' } = usePanelSearch()
  const goto = useGoto()
  const { move } = moves
  const [layout, setLayout] = useListLayout()
  const open = useCallback((id: string) => goto({ tab, candidate: id, view: undefined }), [goto, tab])
  const [writingTo, setWritingTo] = useState<WireCandidate | null>(null)
  // without an email there is no conversation to open
  const mail = useCallback(
    (id: string) => {
      const candidate = candidates.find((entry) => entry.id === id)
      const isNew = stage === 'APPROVED' && view.mayDecide && candidate && !candidate.contacted && !candidate.bulk_sending_email
      if (isNew) setWritingTo(candidate)
      else goto({ tab, candidate: id, view: '0' })
    },
    [goto, tab, stage, view.mayDecide, candidates],
  )
  const side = useCallback((id: string, panelView: '1' | '2') => goto({ tab, candidate: id, view: panelView }), [goto, tab])
  const moveOne = useCallback((candidate: WireCandidate, to: Stage, reason?: MoveReason) => void move([candidate], to, reason), [move])
  const [reviewing, setReviewing] = useState<readonly WireCandidate[]>([])
  const review = useMemo(
    () =>
      isReviewable(stage) && view.mayDecide
        ? (id: string) =>
            setReviewing(
              selection.ids.has(id)
                ? candidates.filter((entry) => selection.ids.has(entry.id))
                : candidates.filter((entry) => entry.id === id),
            )
        : undefined,
    [stage, view.mayDecide, candidates, selection.ids],
  )
  const waits = view.tabs.some(({ key, isReview }) => key === tab && isReview)
  return (
    <>
      {waits && !find && candidates[0] && (
        <Group justify="space-between" mb="xs" gap="xs" data-no-print>
          <Text size="sm" c="dimmed">
            {total === 1 ? panelStageText.oneWaiting : panelStageText.manyWaiting(total)}
          </Text>
          <Button size="xs" leftSection={<IconCards size={15} />} onClick={() => open(must(candidates[0]).id)}>
            {panelStageText.reviewAction}
          </Button>
        </Group>
      )}
      <FindInList tab={tab} label={label} found={candidates.length} loaded={loaded} total={total} onAll={onAll}>
        <ListTools tab={tab} blind={view.facts.biasReducer} mayDecide={view.mayDecide} layout={layout} onLayout={setLayout} />
      </FindInList>
      {candidates.length > 0 && (
        <BulkBar
          view={view}
          stage={stage}
          label={label}
          candidates={candidates}
          total={find ? candidates.length : total}
          selection={selection}
          onAll={onAll}
          onReview={setReviewing}
          onMove={(people, to, reason) => {
            selection.clear()
            void move(people, to, reason)
          }}
        />
      )}
      {candidates.length === 0 ? (
        <NoMatches tab={tab} loaded={loaded} />
      ) : (
        <CardWindow
          view={view}
          tab={tab}
          stage={stage}
          label={label}
          layout={layout}
          candidates={candidates}
          ids={ids}
          total={find ? candidates.length : total}
          selected={selection.ids}
          more={more && !failed && !find}
          loading={loading}
          onMore={onMore}
          onSelect={selection.toggle}
          onOpen={open}
          onMail={mail}
          onSide={side}
          onReview={review}
          onUndo={moves.undo}
          onMove={moveOne}
        />
      )}
      {writingTo && (
        <Suspense>
          <SingleDialogs
            asking="compose"
            view={view}
            candidate={writingTo}
            stage={stage}
            name={shownName(writingTo, view.facts.biasReducer)}
            onClose={() => setWritingTo(null)}
            onLeave={() => setWritingTo(null)}
          />
        </Suspense>
      )}
      {reviewing.length > 0 && (
        <Suspense>
          <SendToManagerDialog view={view} stage={stage} candidates={reviewing} onClose={() => setReviewing([])} onSent={selection.clear} />
        </Suspense>
      )}
      {failed && <ErrorState text={messages.candidatesFailed} onRetry={onMore} />}
    </>
  )
}

/** No one matches the search or filter. */
function NoMatches({ tab, loaded }: { tab: TabKey; loaded: number }) {
  const { find, only } = usePanelSearch()
  const goto = useGoto()
  const text = find && loaded > 0 ? panelStageText.noCardContains(loaded) : panelStageText.noOneFits
  return (
    <EmptyState
      title={panelStageText.noMatches}
      text={text}
      action={
        only && (
          <Button variant="default" onClick={() => goto({ tab, only: undefined, find: undefined }, { replace: true })}>
            {panelStageText.showEveryone}
          </Button>
        )
      }
    />
  )
}
