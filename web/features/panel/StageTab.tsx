// One stage of the pipeline: its people as cards, or one of them whole.
import { Button, Skeleton } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/candidate/stages'
import { stageOfTab, tabLabel, type TabKey } from '@fairlead/domain/project/tabs'
import { messages } from '@fairlead/domain/text/messages'
import { useCallback, useMemo, useRef, useState, type RefObject } from 'react'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { CompactCard } from '../candidates/CompactCard.tsx'
import { moveCandidates, type NotInterested } from '../candidates/move.ts'
import { useCandidates } from '../candidates/pages.ts'
import { undo } from '../review/verdicts.ts'
import { BulkBar } from './BulkBar.tsx'
import { emptyTextOf } from './empty-texts.ts'
import { useGoto, usePanelSearch } from './panel-search.ts'
import type { PanelView } from './panel-view.ts'
import { SingleCandidate } from './SingleCandidate.tsx'
import { useSelection } from './use-selection.ts'
import styles from './stage.module.css'

interface Props {
  view: PanelView
  tab: TabKey
  /** Whom the page showed whole before the side panel opened. */
  whole: RefObject<string | null>
}

export function StageTab({ view, tab, whole }: Props) {
  const stage = stageOfTab(tab)
  const label = tabLabel(tab, view.facts, view.actor)
  const { query, candidates, total } = useCandidates(view.facts.id, stage)
  const search = usePanelSearch()
  const goto = useGoto()
  const ids = useMemo(() => candidates.map((candidate) => candidate.id), [candidates])
  const selection = useSelection(ids)
  const [failed, setFailed] = useState<string[]>([])
  const list = useRef<HTMLDivElement>(null)
  const single = search.candidate && (!search.view || whole.current === search.candidate) ? search.candidate : null

  const move = useCallback(
    async (people: readonly WireCandidate[], to: Stage, reason?: NotInterested) => {
      setFailed(await moveCandidates(view, people, stage, to, reason))
    },
    [view, stage],
  )
  const open = useCallback((id: string) => goto({ tab, candidate: id, view: undefined }), [goto, tab])
  const mail = useCallback((id: string) => goto({ tab, candidate: id, view: '0' }), [goto, tab])
  const moveOne = useCallback((candidate: WireCandidate, to: Stage, reason?: NotInterested) => void move([candidate], to, reason), [move])

  const focused = () => document.activeElement?.closest<HTMLElement>('[data-id]')?.dataset.id ?? null
  const step = (by: number) => {
    const at = ids.indexOf(focused() ?? '')
    const next = ids[Math.max(0, Math.min(ids.length - 1, at < 0 ? 0 : at + by))]
    if (next) list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next)}"]`)?.focus()
  }
  const withFocused = (run: (id: string) => void) => () => {
    const id = focused()
    if (id) run(id)
  }
  useShortcuts(
    {
      j: () => step(1),
      k: () => step(-1),
      x: (event) => withFocused((id) => selection.toggle(id, !selection.ids.has(id), event.shiftKey))(),
      m: withFocused(mail),
      c: withFocused((id) => goto({ tab, candidate: id, view: '1' })),
      n: withFocused((id) => goto({ tab, candidate: id, view: '2' })),
      u: () => void undo(),
    },
    !single,
  )

  if (single)
    return (
      <SingleCandidate
        view={view}
        tab={tab}
        stage={stage}
        candidates={candidates}
        total={total}
        loaded={query.isSuccess}
        candidateId={single}
        onMove={moveOne}
      />
    )
  if (query.isError && !query.data) return <ErrorState text={messages.candidatesFailed} onRetry={() => void query.refetch()} />
  return (
    <section id="stage" role="tabpanel" aria-label={label}>
      {failed.length > 0 && (
        <Banner
          tone="bad"
          role="alert"
          action={
            <Button size="compact-xs" variant="subtle" color="red" onClick={() => setFailed([])}>
              Dismiss
            </Button>
          }
        >
          {failed.length === 1 ? 'One candidate was not moved: ' : `${failed.length} candidates were not moved: `}
          {failed.join(', ')}
        </Banner>
      )}
      {query.isPending ? (
        <div className={styles.grid} aria-busy="true">
          {[0, 1, 2, 3].map((index) => (
            <Skeleton key={index} h={260} radius={12} />
          ))}
        </div>
      ) : candidates.length === 0 ? (
        <EmptyState title={messages.noCandidates} text={emptyTextOf(stage)} />
      ) : (
        <>
          <BulkBar
            view={view}
            stage={stage}
            candidates={candidates}
            total={total}
            selection={selection}
            onMove={(people, to, reason) => {
              selection.clear()
              void move(people, to, reason)
            }}
          />
          <div ref={list} className={styles.grid}>
            {candidates.map((candidate) => (
              <CompactCard
                key={candidate.id}
                view={view}
                candidate={candidate}
                stage={stage}
                selected={selection.ids.has(candidate.id)}
                onSelect={selection.toggle}
                onOpen={open}
                onMail={mail}
                onMove={moveOne}
              />
            ))}
          </div>
          {query.hasNextPage && (
            <div className={styles.more}>
              <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Load more ({total - candidates.length})
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
