// What happened week by week, or month by month, one step of the funnel at a time.
import { Select } from '@mantine/core'
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { steps, stepTexts, type Step } from '@fairlead/domain/insight/steps'
import { useState } from 'react'
import { Columns } from './Columns.tsx'
import { Figure } from './Figure.tsx'
import { periodInWords } from '../../ui/time.ts'
import * as analyticsText from '../../i18n/en/analytics.ts'

export function Trend({ data: { trend, happened } }: { data: ReadAnalytics['answer'] }) {
  const [step, setStep] = useState<Step>('contacted')
  const name = stepTexts[step].label
  const most = trend.stretches.reduce<(typeof trend.stretches)[number] | null>(
    (best, one) => (best && best[step] >= one[step] ? best : one),
    null,
  )
  const stretch = trend.by === 'week' ? 'week' : 'month'
  return (
    <Figure
      wide
      title={analyticsText.overTime}
      means={`Candidates by the ${stretch} in which they first reached a step (UTC). ${name}: ${stepTexts[step].means}`}
      says={
        trend.stretches.length === 0
          ? 'Nothing happened in this period.'
          : `${happened[step].toLocaleString('en')} candidates ${name.toLowerCase()} in ${trend.stretches.length} ${stretch}${trend.stretches.length === 1 ? '' : 's'}${most && most[step] > 0 ? `, most in ${trend.by === 'week' ? 'the week of ' : ''}${periodInWords(most.begins, trend.by)} (${most[step]})` : ''}.`
      }
      tools={
        <Select
          aria-label={analyticsText.whatIsShownOverTime}
          size="xs"
          w={140}
          allowDeselect={false}
          data={steps.map((value) => ({ value, label: stepTexts[value].label }))}
          value={step}
          onChange={(value) => value && setStep(value)}
        />
      }
      table={{
        columns: [
          { label: trend.by === 'week' ? 'Week of' : 'Month' },
          ...steps.map((one) => ({ label: stepTexts[one].label, isNumber: true })),
        ],
        rows: trend.stretches.map((one) => ({
          key: one.begins,
          cells: [periodInWords(one.begins, trend.by), ...steps.map((each) => one[each])],
        })),
      }}
    >
      <Columns by={trend.by} name={name} columns={trend.stretches.map((one) => ({ begins: one.begins, n: one[step] }))} />
    </Figure>
  )
}
