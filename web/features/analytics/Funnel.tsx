// How far candidates came, and what became of those who came no further.
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { shareText } from '@fairlead/domain/insight/shares'
import { steps, stepTexts } from '@fairlead/domain/insight/steps'
import type { ReactNode } from 'react'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { Losses } from './Losses.tsx'
import * as analyticsText from '../../i18n/en/analytics.ts'

interface Props {
  data: ReadPipelineAnalytics['answer']
  tools: ReactNode
}

export function Funnel({ data: { funnel }, tools }: Props) {
  const joined = funnel.some(({ ended }) => ended !== null)
  const first = funnel[0]?.n ?? 0
  const last = funnel.findLast(({ n }) => n > 0)
  const rows = funnel.map((row, index) => ({ ...row, before: index === 0 ? row.n : funnel[index - 1]!.n }))
  return (
    <>
      <Figure
        wide
        title={analyticsText.funnel}
        means={
          joined
            ? `Candidates added in the period, and how many have reached each step or a later one. ${steps.map((step) => `${stepTexts[step].label}: ${stepTexts[step].means}`).join(' ')}`
            : 'Candidates by the day they first reached each step, regardless of when they were added. The steps count different people, so there are no percentages.'
        }
        says={
          joined
            ? `Of ${first.toLocaleString('en')} candidates added in this period, ${(last?.n ?? 0).toLocaleString('en')} reached ${last ? stepTexts[last.step].label : 'Added'}.`
            : 'Everything that happened in this period, regardless of when candidates were added.'
        }
        tools={tools}
        table={{
          columns: [
            { label: 'Step' },
            { label: 'Candidates', isNumber: true },
            ...(joined ? ['Of the previous step', 'Of all added'].map((label) => ({ label, isNumber: true })) : []),
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
            value: n.toLocaleString('en'),
            // a share only where all came in by the same door
            note:
              joined && index > 0 && before > 0
                ? `${shareText(n, before)} of ${stepTexts[steps[index - 1]!].label.toLowerCase()}`
                : undefined,
          }))}
        />
      </Figure>
      {joined && <Losses rows={rows} />}
    </>
  )
}
