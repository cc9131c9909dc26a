import { readersLocale } from '@fairlead/domain/shared/readers-language'
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { durationText, shareText } from '@fairlead/domain/insight/shares'
import { AnalyticsFrame } from './AnalyticsFrame.tsx'
import { useAnalyticsSearch } from './analytics-search.ts'
import { Mailing } from './Mailing.tsx'
import { TemplateTests } from './TemplateTests.tsx'
import { Reviewers } from './Reviewers.tsx'
import { Trend } from './Trend.tsx'
import { useAnalytics } from './use-analytics.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'

export function OverviewScreen() {
  const [search, onChange] = useAnalyticsSearch()
  const query = useAnalytics<ReadAnalytics>('v2/analytics', search)
  return (
    <AnalyticsFrame
      title={analyticsText.analytics}
      search={search}
      onChange={onChange}
      query={query}
      isEmpty={({ trend, mailed, reviewers }) => trend.stretches.length === 0 && mailed.contacted === 0 && reviewers.length === 0}
    >
      {(data) => (
        <>
          <Tiles data={data} />
          <div className="halves start">
            <Trend data={data} />
            <Mailing data={data} />
            <TemplateTests data={data} chosen={search.projects} />
            <Reviewers data={data} />
          </div>
        </>
      )}
    </AnalyticsFrame>
  )
}

function Tiles({ data: { happened, mailed, answer_time } }: { data: ReadAnalytics['answer'] }) {
  const tiles: [name: string, value: string, note: string][] = [
    [analyticsText.added, happened.added.toLocaleString(readersLocale()), 'candidates'],
    [
      analyticsText.approved,
      happened.approved.toLocaleString(readersLocale()),
      analyticsText.ofReviewed(shareText(happened.approved, happened.reviewed)),
    ],
    [analyticsText.contacted, happened.contacted.toLocaleString(readersLocale()), 'candidates'],
    [
      analyticsText.replyRate,
      shareText(mailed.replied, mailed.contacted),
      analyticsText.ofEmailed(mailed.contacted.toLocaleString(readersLocale())),
    ],
    [
      analyticsText.interestRate,
      shareText(mailed.interested, mailed.contacted),
      analyticsText.ofEmailed(mailed.contacted.toLocaleString(readersLocale())),
    ],
    [analyticsText.timeToReply, durationText(answer_time.median), 'median'],
  ]
  return (
    <dl className="tiles below-16" data-small>
      {tiles.map(([name, value, note]) => (
        <div key={name} className="card pad-12">
          <dt>{name}</dt>
          <dd className="number">
            {value}
            <small className="block">{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  )
}
