// Which projects, days, and sources are shown; stored in the URL.
import { MultiSelect, Select, TextInput } from '@mantine/core'
import type { AnalyticsSearch } from './analytics-search.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'

const ranges = [
  { value: '30', label: analyticsText.last30Days },
  { value: '90', label: analyticsText.last90Days },
  { value: '365', label: analyticsText.last12Months },
  { value: 'all', label: analyticsText.allTime },
  { value: 'custom', label: analyticsText.fromTo },
] as const

interface Props {
  search: AnalyticsSearch
  onChange: (change: Partial<AnalyticsSearch>) => void
  projects: readonly { id: string; name: string; is_archived: boolean }[]
}

export function Filters({ search, onChange, projects }: Props) {
  const named = projects.map(({ id, name, is_archived }) => ({
    value: id,
    label: is_archived ? analyticsText.archivedProject(name || analyticsText.untitledProject) : name || analyticsText.untitledProject,
  }))
  // an unlisted one stays selected until the response says why it can't be read
  const unknown = search.projects.filter((id) => !projects.some((project) => project.id === id))
  return (
    <div className="flex wrap bottom gap-12 below-16">
      <MultiSelect
        label={analyticsText.projects}
        placeholder={search.projects.length === 0 ? analyticsText.allProjects : undefined}
        data={[...named, ...unknown.map((id) => ({ value: id, label: analyticsText.aProject }))]}
        value={search.projects}
        onChange={(chosen) => onChange({ projects: chosen })}
        searchable
        clearable
        clearButtonProps={{ 'aria-label': analyticsText.clearSelection }}
        hidePickedOptions
        nothingFoundMessage={analyticsText.noSuchProject}
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
