import { Button, Title } from '@mantine/core'
import { IconChartBar, IconPrinter } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { failureOf } from '../../api/failure.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { localMinute } from '../../ui/time.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import type { AnalyticsSearch } from './analytics-search.ts'
import { AnalyticsTabs } from './AnalyticsTabs.tsx'
import { CreateProject } from './CreateProject.tsx'
import { Filters } from './Filters.tsx'
import { text as analyticsText } from '../../i18n/analytics.ts'

interface Head {
  counted_until: string
  is_behind: boolean
  projects: { id: string; name: string; is_archived: boolean }[]
}

interface Props<T extends Head> {
  title: string
  search: AnalyticsSearch
  onChange: (change: Partial<AnalyticsSearch>) => void
  query: { data: T | undefined; error: unknown; isPending: boolean; refetch: () => unknown }
  /** No candidates match the filter. */
  isEmpty: (data: T) => boolean
  children: (data: T) => ReactNode
}

export function AnalyticsFrame<T extends Head>({ title, search, onChange, query, isEmpty, children }: Props<T>) {
  const { data } = query
  // the displayed data belongs to an earlier filter once this one failed
  const failed = query.error !== null && query.error !== undefined
  const isNarrowed = search.projects.length > 0 || search.range !== 'all'
  return (
    <div className="screen">
      <header className="flex wrap split baseline gap-20 tight">
        <Title order={1}>{title}</Title>
        {data && !failed && (
          <div className="soft text-13">
            <output>{data.is_behind ? analyticsText.counting : analyticsText.updatedAt(localMinute(data.counted_until))}</output>
            <Button
              variant="subtle"
              size="compact-sm"
              ml="xs"
              leftSection={<IconPrinter size={14} />}
              data-no-print
              onClick={() => window.print()}
            >
              {analyticsText.print}
            </Button>
          </div>
        )}
      </header>
      <AnalyticsTabs search={search} />
      <Filters search={search} onChange={onChange} projects={data?.projects ?? []} />
      {failed ? (
        <ErrorState text={failureOf(query.error)?.message ?? analyticsText.loadFailed} onRetry={() => void query.refetch()} />
      ) : !data ? (
        <LoadingRows rows={8} />
      ) : isEmpty(data) ? (
        <EmptyState
          icon={<IconChartBar size={40} stroke={1.4} />}
          title={data.projects.length === 0 ? analyticsText.noProjectsYet : analyticsText.emptyPeriodTitle}
          text={
            data.projects.length === 0
              ? analyticsText.noReviewsHint
              : isNarrowed
                ? analyticsText.emptyPeriodHint
                : analyticsText.emptyStateHint
          }
          action={
            data.projects.length === 0 ? (
              <CreateProject />
            ) : (
              isNarrowed && (
                <Button variant="default" onClick={() => onChange({ projects: [], sources: [], range: 'all' })}>
                  {analyticsText.showEverything}
                </Button>
              )
            )
          }
        />
      ) : (
        children(data)
      )}
    </div>
  )
}
