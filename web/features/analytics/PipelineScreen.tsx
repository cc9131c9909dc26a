import { SegmentedControl, Select } from '@mantine/core'
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { tabOfStage } from '@fairlead/domain/project/tabs'
import { Link } from '@tanstack/react-router'
import { When } from '../../ui/When.tsx'
import { AnalyticsFrame } from './AnalyticsFrame.tsx'
import { useAnalyticsSearch } from './analytics-search.ts'
import { Figure } from './Figure.tsx'
import { Funnel } from './Funnel.tsx'
import { StageTimes } from './StageTimes.tsx'
import { useAnalytics } from './use-analytics.ts'
import { text as analyticsNamesText } from '../../i18n/analytics-names.ts'
import styles from './analytics.module.css'
import { text as analyticsText } from '../../i18n/analytics.ts'

export function PipelineScreen() {
  const [search, onChange] = useAnalyticsSearch()
  const query = useAnalytics<ReadPipelineAnalytics>('v2/analytics/pipeline', search, { by: search.by, source: search.sources })
  return (
    <AnalyticsFrame
      title={analyticsText.pipelinePerformance}
      search={search}
      onChange={onChange}
      query={query}
      isEmpty={({ funnel, stages, aging, sources }) =>
        sources.length === 0 && funnel.every(({ n }) => n === 0) && stages.length === 0 && aging.length === 0
      }
    >
      {(data) => (
        <div className="halves start">
          <Funnel
            data={data}
            tools={
              <>
                <Select
                  size="xs"
                  w={150}
                  aria-label={analyticsText.funnelSourceLabel}
                  placeholder={analyticsText.allSources}
                  clearable
                  clearButtonProps={{ 'aria-label': analyticsText.allSources }}
                  data={[...new Set([...data.sources, ...search.sources])].map((value) => ({
                    value,
                    label: analyticsNamesText.sourceLabel(value),
                  }))}
                  value={search.sources[0] ?? null}
                  onChange={(source) => onChange({ sources: source ? [source] : [] })}
                />
                <SegmentedControl
                  size="xs"
                  aria-label={analyticsText.funnelCountLabel}
                  value={search.by}
                  onChange={(by) => onChange({ by })}
                  data={[
                    { value: 'joined', label: analyticsText.byDayAdded },
                    { value: 'happened', label: analyticsText.byEventDay },
                  ]}
                />
              </>
            }
          />
          <StageTimes data={data} />
          <Aging data={data} />
        </div>
      )}
    </AnalyticsFrame>
  )
}

function Aging({ data: { aging, projects } }: { data: ReadPipelineAnalytics['answer'] }) {
  const nameOf = new Map(projects.map(({ id, name }) => [id, name]))
  const oldest = aging[0]
  return (
    <Figure
      wide
      title={analyticsText.waitingTitle}
      definition={analyticsText.longestWaitsHint}
      summary={oldest ? analyticsText.waitedLongest(oldest.name, analyticsNamesText.stageLabels[oldest.stage]) : analyticsText.noOneWaiting}
      table={{
        columns: [
          { label: analyticsText.candidate },
          { label: analyticsText.stage },
          { label: analyticsText.project },
          { label: analyticsText.since },
        ],
        rows: aging.map((candidate) => ({
          key: candidate.candidate_id,
          cells: [
            candidate.name,
            analyticsNamesText.stageLabels[candidate.stage],
            nameOf.get(candidate.project_id) ?? '',
            candidate.since.slice(0, 10),
          ],
        })),
      }}
    >
      <ol className={`lined ${styles.aging}`}>
        {aging.map((candidate) => (
          <li key={candidate.candidate_id}>
            <span className="shrink anywhere">
              <Link
                to="/panel"
                search={{ project: candidate.project_id, tab: tabOfStage(candidate.stage), candidate: candidate.candidate_id }}
              >
                {candidate.name}
              </Link>
            </span>
            <span className="shrink anywhere">{analyticsNamesText.stageLabels[candidate.stage]}</span>
            <span className={`shrink anywhere soft ${styles.soft}`}>{nameOf.get(candidate.project_id)}</span>
            <When date={candidate.since} className={`soft ${styles.soft}`} />
          </li>
        ))}
      </ol>
    </Figure>
  )
}
