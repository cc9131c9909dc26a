import { NativeSelect, SegmentedControl } from '@mantine/core'
import { filterLabels, listFilters, listSorts, sortLabels } from '@fairlead/domain/candidate/list-order'
import type { TabKey } from '@fairlead/domain/project/tabs'
import { IconLayoutGrid, IconLayoutList } from '@tabler/icons-react'
import { useGoto, usePanelSearch } from '../../project/panel-search.ts'
import type { ListLayout } from './list-layout.ts'
import { text as panelStageText } from '../../i18n/panel-stage.ts'

interface Props {
  tab: TabKey
  /** Names are hidden, so sorting by them would reveal them. */
  blind: boolean
  mayDecide: boolean
  layout: ListLayout
  onLayout: (layout: ListLayout) => void
}

const icon = (label: string, content: React.ReactNode) => (
  <span title={label} className="center">
    {content}
    <span className="said">{label}</span>
  </span>
)

export function ListTools({ tab, blind, mayDecide, layout, onLayout }: Props) {
  const { sort = 'newest', only } = usePanelSearch()
  const goto = useGoto()
  return (
    <>
      <NativeSelect
        size="sm"
        aria-label={panelStageText.show}
        value={only ?? ''}
        onChange={(event) => goto({ tab, only: listFilters.find((filter) => filter === event.currentTarget.value) }, { replace: true })}
        data={[
          { value: '', label: panelStageText.everyone },
          // history is for those who decide
          ...listFilters
            .filter((filter) => mayDecide || filter !== 'applied')
            .map((filter) => ({ value: filter, label: filterLabels[filter] })),
        ]}
      />
      <NativeSelect
        size="sm"
        aria-label={panelStageText.sort}
        value={sort}
        onChange={(event) => {
          const chosen = listSorts.find((listSort) => listSort === event.currentTarget.value)
          goto({ tab, sort: chosen === 'newest' ? undefined : chosen }, { replace: true })
        }}
        data={listSorts
          .filter((listSort) => !(blind && listSort === 'name'))
          .map((listSort) => ({ value: listSort, label: sortLabels[listSort] }))}
      />
      <SegmentedControl
        size="xs"
        aria-label={panelStageText.layout}
        value={layout}
        onChange={(value) => onLayout(value)}
        data={[
          { value: 'cards', label: icon(panelStageText.cards, <IconLayoutGrid size={16} aria-hidden />) },
          { value: 'rows', label: icon(panelStageText.rows, <IconLayoutList size={16} aria-hidden />) },
        ]}
      />
    </>
  )
}
