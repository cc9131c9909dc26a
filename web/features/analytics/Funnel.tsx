import { readersLocale } from '@fairlead/domain/shared/readers-language'
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { shareText } from '@fairlead/domain/insight/shares'
import { steps, stepTexts } from '@fairlead/domain/insight/steps'
import { must } from '@fairlead/domain/shared/records'
import type { ReactNode } from 'react'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { Losses } from './Losses.tsx'
import { text as analyticsText } from '../../i18n/analytics.ts'

interface Props {
  data: ReadPipelineAnalytics['answer']
  tools: ReactNode
}

export function Funnel({ data: { funnel }, tools }: Props) {
  const joined = funnel.some(({ ended }) => ended !== null)
  const first = funnel[0]?.n ?? 0
  const last = funnel.findLast(({ n }) => n > 0)
  const rows = funnel.map((row, index) => ({ ...row, before: funnel[index - 1]?.n ?? row.n }))
  return (
    <>
      <Figure
        wide
        title={analyticsText.funnel}
        definition={
          joined
            ? analyticsText.funnelByAddedHint(steps.map((step) => `${stepTexts[step].label}: ${stepTexts[step].definition}`).join(' '))
            : analyticsText.funnelByEventHint
        }
        summary={
          joined
            ? analyticsText.reachedStep(first, last?.n ?? 0, last ? stepTexts[last.step].label : analyticsText.added)
            : analyticsText.everythingInPeriod
        }
        tools={tools}
        table={{
          columns: [
            { label: analyticsText.step },
            { label: analyticsText.candidates, isNumber: true },
            ...(joined ? [analyticsText.previousStepShare, analyticsText.ofAllAdded].map((label) => ({ label, isNumber: true })) : []),
          ],
          rows: rows.map(({ step, n, before }) => ({
            key: step,
            cells: [stepTexts[step].label, n, ...(joined ? [shareText(n, before), shareText(n, first)] : [])],
          })),
        }}
      >
        <BarList
          bars={rows.map(({ step, n, before }, index) => ({
            key: step,
            label: stepTexts[step].label,
            share: n / Math.max(1, ...funnel.map((row) => row.n)),
            value: n.toLocaleString(readersLocale()),
            // a share only when everyone entered at the same step
            note:
              joined && index > 0 && before > 0
                ? analyticsText.shareOfStep(shareText(n, before), stepTexts[must(steps[index - 1])].label)
                : undefined,
          }))}
        />
      </Figure>
      {joined && <Losses rows={rows} />}
    </>
  )
}
