import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Select } from '@mantine/core'
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { steps, stepTexts, type Step } from '@fairlead/domain/insight/steps'
import { useState } from 'react'
import { Figure } from './Figure.tsx'
import { periodInWords } from '../../ui/time.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'
import { shortDate } from '../../ui/time.ts'
import styles from './analytics.module.css'

export function Trend({ data: { trend, happened } }: { data: ReadAnalytics['answer'] }) {
  const [step, setStep] = useState<Step>('contacted')
  const name = stepTexts[step].label
  const busiest = trend.stretches.reduce<(typeof trend.stretches)[number] | null>(
    (best, stretch) => (best && best[step] >= stretch[step] ? best : stretch),
    null,
  )
  return (
    <Figure
      wide
      title={analyticsText.overTime}
      definition={analyticsText.firstReachedBy(trend.by, name, stepTexts[step].definition)}
      summary={
        trend.stretches.length === 0
          ? analyticsText.nothingHappened
          : analyticsText.trendSummary(happened[step], name, trend.by, trend.stretches.length) +
            (busiest && busiest[step] > 0
              ? ` ${analyticsText.busiestPeriod(trend.by, periodInWords(busiest.begins, trend.by), busiest[step])}`
              : '')
      }
      tools={
        <Select
          aria-label={analyticsText.trendStepLabel}
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
          { label: trend.by === 'week' ? analyticsText.weekOf : analyticsText.month },
          ...steps.map((stepName) => ({ label: stepTexts[stepName].label, isNumber: true })),
        ],
        rows: trend.stretches.map((stretch) => ({
          key: stretch.begins,
          cells: [periodInWords(stretch.begins, trend.by), ...steps.map((stepName) => stretch[stepName])],
        })),
      }}
    >
      <Columns by={trend.by} name={name} columns={trend.stretches.map((stretch) => ({ begins: stretch.begins, n: stretch[step] }))} />
    </Figure>
  )
}

interface Props {
  columns: readonly { begins: string; n: number }[]
  by: 'week' | 'month'
  name: string
}

/** Columns over time, one series at a time; the table contains all of them. */
function Columns({ columns, by, name }: Props) {
  const busiest = Math.max(1, ...columns.map(({ n }) => n))
  const dateOf = (begins: string) => shortDate(`${begins}T12:00:00`)
  const middle = columns.length > 6 ? columns[Math.floor(columns.length / 2)] : null
  const last = columns.slice(1).at(-1)
  return (
    <div className={styles.columns} aria-hidden>
      <div className={styles.plot}>
        <span className={styles.most}>{busiest.toLocaleString(readersLocale())}</span>
        {columns.map(({ begins, n }) => (
          <span
            key={begins}
            className={styles.column}
            title={analyticsText.reachedIn(
              by === 'week' ? analyticsText.weekOfDate(dateOf(begins)) : dateOf(begins),
              n.toLocaleString(readersLocale()),
              name,
            )}
          >
            <span style={{ blockSize: `${(100 * n) / busiest}%` }} />
          </span>
        ))}
      </div>
      <div className="flex soft text-12 split gap-0 above-4">
        <span>{columns[0] && dateOf(columns[0].begins)}</span>
        {middle && <span>{dateOf(middle.begins)}</span>}
        {last && <span>{dateOf(last.begins)}</span>}
      </div>
    </div>
  )
}
