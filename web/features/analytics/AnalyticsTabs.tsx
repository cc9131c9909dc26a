import { Link, useLocation } from '@tanstack/react-router'
import { useRef } from 'react'
import { useSelectedTab } from '../../ui/use-selected-tab.ts'
import { toQuery, type AnalyticsSearch } from './analytics-search.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'
import { text as recordsText } from '../../i18n/records.ts'
import { text as modelScreenText } from '../../i18n/analytics-model-screen.ts'

const pages = [
  { path: '/analytics', label: analyticsText.overview },
  { path: '/analytics/pipeline', label: analyticsText.pipeline },
  { path: '/analytics/candidate', label: analyticsText.candidates },
  { path: '/analytics/fairness', label: analyticsText.fairness },
  { path: '/analytics/records', label: recordsText.recordsTab },
  { path: '/analytics/model', label: modelScreenText.model },
] as const

export function AnalyticsTabs({ search }: { search: AnalyticsSearch }) {
  const nav = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  useSelectedTab(nav, pathname)
  return (
    <nav ref={nav} className="tabs" aria-label={analyticsText.analytics} data-no-print>
      {pages.map(({ path, label }) => (
        <Link key={path} className="tab" to={path} search={toQuery(search)} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  )
}
