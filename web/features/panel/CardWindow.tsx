// A tab's cards in two columns, of which only those near the screen are rendered.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { must } from '@fairlead/domain/shared/records'
import { useEffect, type ReactNode } from 'react'
import { useColumns } from '../../ui/use-screen.ts'
import { useWindowRows } from '../../ui/use-window-rows.ts'
import { CandidateRow } from '../../candidate/card/CandidateRow.tsx'
import { CompactCard } from '../../candidate/card/CompactCard.tsx'
import type { MoveReason } from '../../candidate/moves/move.ts'
import type { ListLayout } from './list-layout.ts'
import { cardHeight, rowHeight } from './list-measures.ts'
import { CardSkeletons } from './ListSkeleton.tsx'
import type { PanelView } from '../../project/panel-view.ts'
import { useKeptPlace } from './use-kept-place.ts'
import { useListKeys, type ListKeys } from './use-list-keys.ts'
import styles from './stage.module.css'

interface Props extends ListKeys {
  view: PanelView
  tab: string
  stage: Stage
  label: string
  layout: ListLayout
  candidates: readonly WireCandidate[]
  ids: readonly string[]
  /** The total, loaded or not. */
  total: number
  selected: ReadonlySet<string>
  /** More can be loaded; `loading` while they are. */
  more: boolean
  loading: boolean
  onMore: () => void
  onMove: (candidate: WireCandidate, to: Stage, reason?: MoveReason) => void
}

export function CardWindow(props: Props) {
  const { view, tab, stage, label, candidates, ids, total, selected, more, loading, onMore } = props
  const wide = useColumns()
  const inRows = props.layout === 'rows'
  const columns = inRows ? 1 : wide
  const gap = inRows ? 4 : 16
  const { list, range, scrollToRow } = useWindowRows({
    items: candidates.length,
    columns,
    gap,
    estimatedHeight: inRows ? rowHeight : cardHeight,
  })
  const rowOf = (index: number) => Math.floor(index / columns)
  useKeptPlace({ projectId: view.facts.id, tab, ids, list, rowOf, scrollToRow })
  useListKeys({ ...props, list, scrollTo: (index) => scrollToRow(rowOf(index)) })

  const nearEnd = more && range.after < 1500
  useEffect(() => {
    if (nearEnd && !loading) onMore()
  }, [nearEnd, loading, onMore])

  const cards: ReactNode[] = []
  const Shown = inRows ? CandidateRow : CompactCard
  for (let index = range.first * columns; index < Math.min(candidates.length, (range.last + 1) * columns); index++) {
    const candidate = must(candidates[index])
    cards.push(
      <Shown
        key={candidate.id}
        view={view}
        candidate={candidate}
        stage={stage}
        at={index}
        of={total}
        selected={selected.has(candidate.id)}
        onSelect={props.onSelect}
        onOpen={props.onOpen}
        onMail={props.onMail}
        onMove={props.onMove}
      />,
    )
  }
  return (
    <div ref={list} role="feed" aria-label={`${label}, ${total}`} aria-busy={loading} className={inRows ? styles.rows : styles.grid}>
      {range.before > 0 && <div className="all-columns" aria-hidden style={{ height: range.before - gap }} />}
      {cards}
      {range.after > 0 && <div className="all-columns" aria-hidden style={{ height: range.after - gap }} />}
      {more && <CardSkeletons count={columns} />}
    </div>
  )
}
