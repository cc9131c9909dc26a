// What takes long: the time candidates stayed in each stage, and how long those have been there who still are.
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { durationText } from '@fairlead/domain/insight/shares'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { stageLabels } from '../../i18n/en/analytics-names.ts'
import * as analyticsText from '../../i18n/en/analytics.ts'

/** No one is meant to leave these. */
const isEnd = (stage: string) => stage === 'REJECTED' || stage === 'NOT_INTERESTED'

export function StageTimes({ data: { stages } }: { data: ReadPipelineAnalytics['answer'] }) {
  const rows = stages.filter(({ stage }) => !isEnd(stage))
  const most = Math.max(1, ...rows.map(({ stayed }) => stayed.median ?? 0))
  const slowest = rows.filter(({ stayed }) => stayed.n > 0).toSorted((a, b) => (b.stayed.median ?? 0) - (a.stayed.median ?? 0))[0]
  const seconds = (value: number | null) => ({ value: value === null ? null : Math.round(value), shown: durationText(value) })
  return (
    <Figure
      title={analyticsText.timeInStage}
      means="Stays that ended in this period: half were shorter than the median, nine in ten shorter than the 90th percentile (both within 5%). Waiting: candidates in the stage now, and for how many full days. The CSV has times in seconds."
      says={
        slowest
          ? `Candidates stay longest in ${stageLabels[slowest.stage]}: a median of ${durationText(slowest.stayed.median)} over ${slowest.stayed.n.toLocaleString('en')} ${slowest.stayed.n === 1 ? 'stay' : 'stays'}.`
          : 'No one has left a stage in this period.'
      }
      table={{
        columns: [
          { label: 'Stage' },
          ...['Stays', 'Median', '90th percentile', 'Waiting now', 'Median wait', '90th percentile wait'].map((label) => ({
            label,
            isNumber: true,
          })),
        ],
        rows: rows.map(({ stage, stayed, waiting }) => ({
          key: stage,
          cells: [
            stageLabels[stage],
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
          label: stageLabels[stage],
          hint: waiting.n > 0 ? `${waiting.n.toLocaleString('en')} waiting now` : undefined,
          share: (stayed.median ?? 0) / most,
          value: stayed.n > 0 ? durationText(stayed.median) : '–',
          note: stayed.n > 0 ? `90%: ${durationText(stayed.p90)}` : 'no one has left yet',
        }))}
      />
    </Figure>
  )
}
