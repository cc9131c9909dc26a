// The analytics URL: projects, period, and sources, so that every view can be linked and Back works.
import { isDay, periodOf, presets, type Period, type Preset } from '@fairlead/domain/insight/period'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'

export interface AnalyticsSearch {
  /** None = all. */
  projects: string[]
  sources: string[]
  /** 'custom' reads from and to. */
  range: Preset | 'custom'
  from: string
  to: string
  /** For the funnel: by when they were added, or by when it happened. */
  by: 'joined' | 'happened'
}

const standard: Preset = '90'
const listOf = (value: unknown) => (typeof value === 'string' ? value.split(',').filter(Boolean) : [])
const dayOf = (value: unknown) => (typeof value === 'string' && isDay(value) ? value : '')

/** Parses the query; invalid values are dropped. */
export function readAnalyticsSearch(search: Record<string, unknown>): AnalyticsSearch {
  const [from, to] = [dayOf(search.from), dayOf(search.to)]
  const range = presets.find((preset) => preset === search.range) ?? (search.range === 'custom' || from || to ? 'custom' : standard)
  return {
    projects: listOf(search.project),
    sources: listOf(search.source),
    range,
    from,
    to,
    by: search.by === 'happened' ? 'happened' : 'joined',
  }
}

/** The query of a view, without defaults. */
export function toQuery(search: AnalyticsSearch): Record<string, string | undefined> {
  const custom = search.range === 'custom'
  return {
    project: search.projects.join(',') || undefined,
    range: search.range === standard ? undefined : search.range,
    from: (custom && search.from) || undefined,
    to: (custom && search.to) || undefined,
    source: search.sources.join(',') || undefined,
    by: search.by === 'joined' ? undefined : search.by,
  }
}

/** The requested days; a reversed custom period is swapped. */
export function daysOf(search: AnalyticsSearch, today: string): Period {
  if (search.range !== 'custom') return periodOf(search.range, today)
  const [from, to] = [search.from || null, search.to || null]
  return from && to && from > to ? { from: to, to: from } : { from, to }
}

export function useAnalyticsSearch(): [AnalyticsSearch, (change: Partial<AnalyticsSearch>) => void] {
  const search = readAnalyticsSearch(useSearch({ strict: false }))
  const navigate = useNavigate()
  const change = useCallback(
    (part: Partial<AnalyticsSearch>) =>
      void navigate({
        to: '.',
        search: (before: Record<string, unknown>) => toQuery({ ...readAnalyticsSearch(before), ...part }),
        resetScroll: false,
      }),
    [navigate],
  )
  return [search, change]
}
