// A project's stages as tabs with counts, which scroll sideways when they don't fit.
import { useRef } from 'react'
import { tabWidth, type TabKey } from '@fairlead/domain/project/tabs'
import { must } from '@fairlead/domain/shared/records'
import { useSelectedTab } from '../../ui/use-selected-tab.ts'
import { clearListPlace } from '../../project/list-place.ts'
import { useGoto } from '../../project/panel-search.ts'
import type { PanelView } from '../../project/panel-view.ts'
import styles from './panel.module.css'
import { text as panelText } from '../../i18n/panel.ts'

const waits = 'tab-waits'

export function PanelTabs({ view, current }: { view: PanelView; current: TabKey }) {
  const goto = useGoto()
  const list = useRef<HTMLDivElement>(null)
  useSelectedTab(list, current)
  const open = (key: TabKey) => {
    if (key !== current) clearListPlace(view.facts.id, key)
    goto({ tab: key, candidate: undefined, view: undefined, find: undefined, only: undefined })
  }
  const step = (by: number) => {
    const keys = view.tabs.map((tab) => tab.key)
    const next = must(keys[(keys.indexOf(current) + by + keys.length) % keys.length])
    open(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }
  const width = tabWidth(view.tabs.length)
  return (
    <div
      ref={list}
      data-no-print
      className={`${styles.tabs} tabs`}
      role="tablist"
      aria-label={panelText.stages}
      data-few={view.tabs.length <= 5 || undefined}
    >
      <span id={waits} hidden>
        {panelText.waitingCount}
      </span>
      {view.tabs.map(({ key, label, owner, isReview, count }) => (
        <button
          key={key}
          type="button"
          role="tab"
          data-tab={key}
          className={styles.tab}
          style={width === null ? undefined : { flex: `1 0 calc(${width}% - 2px)` }}
          aria-selected={key === current}
          tabIndex={key === current ? 0 : -1}
          aria-controls="stage"
          aria-describedby={isReview ? waits : undefined}
          data-review={isReview || undefined}
          onClick={() => open(key)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowRight') step(1)
            if (event.key === 'ArrowLeft') step(-1)
          }}
        >
          {label} {owner && <span className="soft text-12 medium">{owner} </span>}
          <span className={styles.count}>{count}</span>
        </button>
      ))}
    </div>
  )
}
