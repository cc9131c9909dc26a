import { readersLocale } from '@fairlead/domain/shared/readers-language'
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { durationText } from '@fairlead/domain/insight/shares'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { text as analyticsNamesText } from '../../i18n/analytics-names.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'

/** Final stages. */
const isEnd = (stage: string) => stage === 'REJECTED' || stage === 'NOT_INTERESTED'

export function StageTimes({ data: { stages } }: { data: ReadPipelineAnalytics['answer'] }) {
  const rows = stages.filter(({ stage }) => !isEnd(stage))
  const max = Math.max(1, ...rows.map(({ stayed }) => stayed.median ?? 0))
  const slowest = rows.filter(({ stayed }) => stayed.n > 0).toSorted((a, b) => (b.stayed.median ?? 0) - (a.stayed.median ?? 0))[0]
  const seconds = (value: number | null) => ({ value: value === null ? null : Math.round(value), shown: durationText(value) })
  return (
    <Figure
      title={analyticsText.timeInStage}
      definition={analyticsText.stageTimesExplained}
      summary={
        slowest
          ? analyticsText.stayLongestIn(
              analyticsNamesText.stageLabels[slowest.stage],
              durationText(slowest.stayed.median),
              slowest.stayed.n,
            )
          : analyticsText.noOneLeftStage
      }
      table={{
        columns: [
          { label: analyticsText.stage },
          ...[
            analyticsText.stays,
            analyticsText.median,
            analyticsText.ninetiethPercentile,
            analyticsText.waitingNow,
            analyticsText.medianWait,
            analyticsText.ninetiethPercentileWait,
          ].map((label) => ({
            label,
            isNumber: true,
          })),
        ],
        rows: rows.map(({ stage, stayed, waiting }) => ({
          key: stage,
          cells: [
            analyticsNamesText.stageLabels[stage],
            stayed.n,
            seconds(stayed.median),
            seconds(stayed.p90),
            waiting.n,
            seconds(waiting.median),
            seconds(waiting.p90),
          ],
        })),
      }}
    >
      <BarList
        bars={rows.map(({ stage, stayed, waiting }) => ({
          key: stage,
          label: analyticsNamesText.stageLabels[stage],
          hint: waiting.n > 0 ? analyticsText.countWaitingNow(waiting.n.toLocaleString(readersLocale())) : undefined,
          share: (stayed.median ?? 0) / max,
          value: stayed.n > 0 ? durationText(stayed.median) : '–',
          note: stayed.n > 0 ? `90%: ${durationText(stayed.p90)}` : analyticsText.noOneLeftYet,
        }))}
      />
    </Figure>
  )
}
