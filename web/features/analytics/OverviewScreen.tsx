// Analytics at a glance: what happened when, which template and which step gets answers, and who reviews how.
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { durationText, shareText } from '@fairlead/domain/insight/shares'
import { AnalyticsFrame } from './AnalyticsFrame.tsx'
import { useAnalyticsSearch } from './analytics-search.ts'
import { Mailing } from './Mailing.tsx'
import { Reviewers } from './Reviewers.tsx'
import { Trend } from './Trend.tsx'
import { useAnalytics } from './use-analytics.ts'
import styles from './analytics.module.css'
import * as analyticsText from '../../i18n/en/analytics.ts'

export function OverviewScreen() {
  const [search, onChange] = useAnalyticsSearch()
  const asked = useAnalytics<ReadAnalytics>('v2/analytics', search)
  return (
    <AnalyticsFrame
      title={analyticsText.analytics}
      search={search}
      onChange={onChange}
      asked={asked}
      isEmpty={({ trend, mailed, reviewers }) => trend.stretches.length === 0 && mailed.contacted === 0 && reviewers.length === 0}
    >
      {(data) => (
        <>
          <Tiles data={data} />
          <div className={styles.grid}>
            <Trend data={data} />
            <Mailing data={data} />
            <Reviewers data={data} />
          </div>
        </>
      )}
    </AnalyticsFrame>
  )
}

function Tiles({ data: { happened, mailed, answer_time } }: { data: ReadAnalytics['answer'] }) {
  const tiles: [name: string, value: string, note: string][] = [
    ['Added', happened.added.toLocaleString('en'), 'candidates'],
    ['Approved', happened.approved.toLocaleString('en'), `${shareText(happened.approved, happened.reviewed)} of reviewed`],
    ['Contacted', happened.contacted.toLocaleString('en'), 'candidates'],
    ['Reply rate', shareText(mailed.replied, mailed.contacted), `of ${mailed.contacted.toLocaleString('en')} emailed`],
    ['Interest rate', shareText(mailed.interested, mailed.contacted), `of ${mailed.contacted.toLocaleString('en')} emailed`],
    ['Time to reply', durationText(answer_time.median), 'median'],
  ]
  return (
    <dl className={styles.tiles}>
      {tiles.map(([name, value, note]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value}
            <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
