import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { type Stage, isStage } from '@fairlead/domain/shared/stages'
import { stageOfTab, tabLabel, type TabKey, tabOfStage } from '@fairlead/domain/project/tabs'
import { messages } from '@fairlead/domain/shared/messages'
import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type RefObject, lazy, Suspense } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { isPutOff, NotReadYet } from '../../ui/NotReadYet.tsx'
import { useColumns } from '../../ui/use-screen.ts'
import type { MoveReason } from '../../candidate/moves/move.ts'
import { useCandidates, useOneCandidate } from '../../candidate/pages.ts'
import { ReplyNews } from '../../candidate/replies/reply-parts.ts'
import { findInList } from './find-in-list.ts'
import { ListSkeleton } from './ListSkeleton.tsx'
import { MoveStatus } from './MoveStatus.tsx'
import { readListPlace, saveListPlace } from '../../project/list-place.ts'
import { usePanelSearch, useGoto } from '../../project/panel-search.ts'
import { SendingFrom } from '../../project/SendingFrom.tsx'
import { showsSender } from './shows-sender.ts'
import { PanelTimesNote } from '../../project/PanelTimes.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { SingleCandidate } from './SingleCandidate.tsx'
import { StageList } from './StageList.tsx'
import { useBulkMoves } from './use-bulk-moves.ts'
import { useSelection } from '../../ui/use-selection.ts'
import { Button } from '@mantine/core'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { DraftState } from './review/DraftState.tsx'
import { GoliveState } from './review/GoliveState.tsx'
import { text as panelStageText } from '../../i18n/panel-stage.ts'
import { text as panelEmptyText } from '../../i18n/panel-empty.ts'
import { countStillIn } from '@fairlead/domain/project/closing'
import { PageBanner } from '../../ui/PageBanner.tsx'
import { text as closingText } from '../../i18n/panel-closing.ts'

const CloseSearchDialog = lazy(() => import('./CloseSearchDialog.tsx').then(({ CloseSearchDialog: component }) => ({ default: component })))

function ClosingNote({ view: { facts, mayAdminister } }: { view: PanelView }) {
  const [isOpen, setIsOpen] = useState(false)
  const count = countStillIn(facts.counts)
  const isOffered = mayAdminister && !facts.isArchived && (facts.counts.HIRED ?? 0) > 0 && count > 0
  return (
    <>
      {isOffered && (
        <PageBanner
          rank="closing"
          role="note"
          action={
            <Button size="compact-sm" variant="subtle" c="inherit" onClick={() => setIsOpen(true)}>
              {closingText.closeTheSearch}
            </Button>
          }
        >
          {closingText.stillIn(count)}
        </PageBanner>
      )}
      <Suspense>{isOpen && <CloseSearchDialog projectId={facts.id} onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  )
}

interface Props {
  view: PanelView
  tab: TabKey
  /** The candidate shown before the side panel opened. */
  whole: RefObject<string | null>
}

export function StageTab({ view, tab, whole }: Props) {
  const stage = stageOfTab(tab)
  const label = tabLabel(tab, view.facts, view.actor)
  const search = usePanelSearch()
  const { sort, only } = search
  const { query, candidates: loaded, total } = useCandidates(view.facts.id, stage, { sort, only })
  const columns = useColumns()
  const words = useDeferredValue(search.find ?? '')
  const { biasReducer } = view.facts
  const candidates = useMemo(() => findInList(loaded, words, biasReducer), [loaded, words, biasReducer])
  const loadedIds = useMemo(() => loaded.map(({ id }) => id), [loaded])
  const ids = useMemo(() => candidates.map(({ id }) => id), [candidates])
  const latestCount = useRef(0)
  useEffect(() => {
    latestCount.current = loaded.length
  }, [loaded.length])
  const projectId = view.facts.id
  const storage = useMemo(
    () => ({
      read: () => readListPlace(projectId, tab)?.picked ?? [],
      save: (picked: readonly string[]) =>
        saveListPlace(projectId, tab, { picked: [...picked], ...(picked.length > 0 ? { loaded: latestCount.current } : {}) }),
    }),
    [projectId, tab],
  )
  const selection = useSelection(loadedIds, storage)
  const moves = useBulkMoves(view, stage)
  const single = search.candidate && (!search.view || whole.current === search.candidate) ? search.candidate : null

  const opened = search.candidate ?? null
  const isListed = opened !== null && loadedIds.includes(opened)
  useOwnTab({ projectId: view.facts.id, stage, candidateId: opened, isListed, isLoaded: query.data !== undefined })

  const { fetchNextPage, hasNextPage, isFetchingNextPage, isFetchNextPageError } = query
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const all = useCallback(async () => {
    let page = await fetchNextPage()
    while (page.hasNextPage && !page.isError) page = await fetchNextPage()
    return page.data?.pages.flatMap((entry) => entry.candidates.map(({ id }) => id)) ?? []
  }, [fetchNextPage])
  // load the next page when returning to a position far down or nearing the end in the single view
  const [before] = useState(() => readListPlace(view.facts.id, tab)?.loaded ?? 0)
  const place = single ? loadedIds.indexOf(single) : -1
  const wanting = loaded.length < before || (single !== null && place >= 0 && place >= loaded.length - 3)
  useEffect(() => {
    if (wanting && hasNextPage && !isFetchingNextPage && !isFetchNextPageError) more()
  }, [wanting, hasNextPage, isFetchingNextPage, isFetchNextPageError, more])

  useEffect(() => {
    if (stage !== 'UNDER_REVIEW') void ReplyNews.preload()
  }, [stage])

  const moveOne = (candidate: WireCandidate, to: Stage, reason?: MoveReason) => void moves.move([candidate], to, reason)
  if (single)
    return (
      <SingleCandidate
        view={view}
        tab={tab}
        stage={stage}
        candidates={candidates}
        total={words ? candidates.length : total}
        loaded={query.data !== undefined}
        candidateId={single}
        onMove={moveOne}
      />
    )
  return (
    <section id="stage" role="tabpanel" aria-label={label} className="stack gap-12 content-start">
      <MoveStatus moves={moves} />
      {stage === 'HIRED' && <ClosingNote view={view} />}
      {showsSender(view, stage) && <SendingFrom projectId={projectId} quiet />}
      {stage === 'HIRING_MANAGER_APPROVED' && (
        <PanelTimesNote projectId={view.facts.id} quiet settingsOf={view.mayAdminister ? view.facts.type : null} />
      )}
      {query.isError && !query.data ? (
        <ErrorState text={messages.candidatesFailed} onRetry={() => void query.refetch()} />
      ) : isPutOff(query) ? (
        <NotReadYet />
      ) : query.isPending ? (
        <ListSkeleton count={view.tabs.find(({ key }) => key === tab)?.count ?? 0} columns={columns} />
      ) : loaded.length === 0 && !only ? (
        <EmptyStage view={view} stage={stage} />
      ) : (
        <StageList
          view={view}
          tab={tab}
          stage={stage}
          label={label}
          candidates={candidates}
          ids={ids}
          loaded={loaded.length}
          total={total}
          selection={selection}
          moves={moves}
          more={hasNextPage}
          loading={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={more}
          onAll={all}
        />
      )}
    </section>
  )
}

/** An empty stage: why, and one action. */
function EmptyStage({ view, stage }: { view: PanelView; stage: Stage }) {
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

const texts: Partial<Record<Stage, string>> = panelEmptyText.emptyStages

/** An empty stage's message, and how candidates get here. */
function emptyTextOf(stage: Stage): string {
  return texts[stage] ?? panelEmptyText.emptyStage
}

interface Opened {
  projectId: string
  /** Of the open tab. */
  stage: Stage
  candidateId: string | null
  /** The loaded part of the tab's list includes them. */
  isListed: boolean
  isLoaded: boolean
}

/** Opens a candidate of another stage, named by an old link, in the tab that lists them. */
function useOwnTab({ projectId, stage, candidateId, isListed, isLoaded }: Opened): void {
  const goto = useGoto()
  // someone who is moved while the page shows them stays on it, with the dialogs and drafts about them
  const [listed, setListed] = useState<string | null>(null)
  const listedId = isListed || listed === candidateId ? candidateId : null
  if (listedId !== listed) setListed(listedId)
  const isUnlisted = candidateId !== null && isLoaded && listedId === null
  const { data, isFetching } = useOneCandidate(projectId, isUnlisted ? candidateId : null)
  const status = isUnlisted && !isFetching ? data?.status : undefined
  useEffect(() => {
    if (status && isStage(status) && status !== stage) goto({ tab: tabOfStage(status) }, { replace: true })
  }, [status, stage, goto])
}
