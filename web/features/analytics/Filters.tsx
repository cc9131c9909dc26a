// Which projects, days and sources are looked at; kept in the address.
import { MultiSelect, Select, TextInput } from '@mantine/core'
import type { AnalyticsSearch } from './analytics-search.ts'
import styles from './analytics.module.css'
import * as analyticsText from '../../i18n/en/analytics.ts'

const ranges = [
  { value: '30', label: 'Last 30 days' },
  { value: '90', label: 'Last 90 days' },
  { value: '365', label: 'Last 12 months' },
  { value: 'all', label: 'All time' },
  { value: 'custom', label: 'From … to …' },
] as const

interface Props {
  search: AnalyticsSearch
  onChange: (change: Partial<AnalyticsSearch>) => void
  projects: readonly { id: string; name: string; is_archived: boolean }[]
}

export function Filters({ search, onChange, projects }: Props) {
  const named = projects.map(({ id, name, is_archived }) => ({
    value: id,
    label: `${name || 'Untitled project'}${is_archived ? ' (archived)' : ''}`,
  }))
  // one that is not among them stays chosen until the answer says why it cannot be read
  const unknown = search.projects.filter((id) => !projects.some((project) => project.id === id))
  return (
    <div className={styles.filters}>
      <MultiSelect
        label={analyticsText.projects}
        placeholder={search.projects.length === 0 ? analyticsText.allProjects : undefined}
        data={[...named, ...unknown.map((id) => ({ value: id, label: 'A project' }))]}
        value={search.projects}
        onChange={(chosen) => onChange({ projects: chosen })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': 'Clear selection' }}
        hidePickedOptions
        nothingFoundMessage="No such project"
        style={{ flex: '1 1 240px', maxWidth: 460 }}
      />
      <Select
        label={analyticsText.period}
        data={ranges}
        value={search.range}
        allowDeselect={false}
        onChange={(range) => range && onChange({ range })}
        style={{ flex: '0 1 170px' }}
      />
      {search.range === 'custom' && (
        <>
          <TextInput
            type="date"
            label={analyticsText.from}
            value={search.from}
            onChange={(event) => onChange({ from: event.currentTarget.value })}
          />
          <TextInput
            type="date"
            label={analyticsText.to}
            value={search.to}
            onChange={(event) => onChange({ to: event.currentTarget.value })}
          />
        </>
      )}
    </div>
  )
}
