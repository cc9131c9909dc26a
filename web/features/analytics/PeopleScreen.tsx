import { readersLocale } from '@fairlead/domain/shared/readers-language'
import type { ReadCandidateAnalytics } from '@fairlead/contract/v2/analytics/candidate'
import { enoughForPercent, shareText } from '@fairlead/domain/insight/shares'
import { steps, stepTexts } from '@fairlead/domain/insight/steps'
import { AnalyticsFrame } from './AnalyticsFrame.tsx'
import { useAnalyticsSearch } from './analytics-search.ts'
import { BarList } from './BarList.tsx'
import { Demographics } from './Demographics.tsx'
import { Figure } from './Figure.tsx'
import { useAnalytics } from './use-analytics.ts'
import { text as analyticsNamesText } from '../../i18n/analytics-names.ts'
import { text as analyticsText } from '../../i18n/analytics.ts'

type Data = ReadCandidateAnalytics['answer']

export function PeopleScreen() {
  const [search, onChange] = useAnalyticsSearch()
  const query = useAnalytics<ReadCandidateAnalytics>('v2/analytics/candidate', search)
  return (
    <AnalyticsFrame
      title={analyticsText.candidatesInGroups}
      search={search}
      onChange={onChange}
      query={query}
      isEmpty={({ sources, rejected, declined, demographics }) =>
        sources.length === 0 && rejected.in_review + rejected.later + declined === 0 && demographics === null
      }
    >
      {(data) => (
        <div className="halves start">
          <SourceFigure data={data} />
          <RejectionFigure data={data} />
          <DeclineFigure data={data} />
          <Demographics data={data} onChoose={(project) => onChange({ projects: [project] })} />
        </div>
      )}
    </AnalyticsFrame>
  )
}

function SourceFigure({ data: { sources } }: { data: Data }) {
  const best = sources
    .filter((row) => row.added >= enoughForPercent)
    .toSorted((a, b) => b.interested / b.added - a.interested / a.added || b.approved / b.added - a.approved / a.added)[0]
  return (
    <Figure
      wide
      title={analyticsText.sources}
      definition={analyticsText.sourcesExplained}
      summary={
        best
          ? analyticsText.bestSource(
              analyticsNamesText.sourceLabel(best.source),
              shareText(best.interested, best.added),
              best.added.toLocaleString(readersLocale()),
            )
          : sources.length > 0
            ? analyticsText.tooFewCandidates(enoughForPercent)
            : analyticsText.noOneAdded
      }
      table={{
        columns: [
          { label: analyticsText.source },
          ...steps.map((step) => ({ label: stepTexts[step].label, isNumber: true })),
          ...[analyticsText.approvedShare, analyticsText.interestedShare].map((label) => ({ label, isNumber: true })),
        ],
        rows: sources.map((row) => ({
          key: row.source,
          cells: [
            analyticsNamesText.sourceLabel(row.source),
            ...steps.map((step) => row[step]),
            shareText(row.approved, row.added),
            shareText(row.interested, row.added),
          ],
        })),
      }}
    >
      <BarList
        bars={sources.map((row) => ({
          key: row.source,
          label: analyticsNamesText.sourceLabel(row.source),
          hint: analyticsText.countAdded(row.added.toLocaleString(readersLocale())),
          share: row.added < enoughForPercent ? null : row.approved / row.added,
          value: analyticsText.shareApproved(shareText(row.approved, row.added)),
          note: analyticsText.shareInterested(shareText(row.interested, row.added)),
        }))}
      />
    </Figure>
  )
}

function RejectionFigure({ data: { rejected, reasons } }: { data: Data }) {
  const all = rejected.in_review + rejected.later
  const max = Math.max(1, ...reasons.map((row) => row.in_review + row.later))
  const [first] = reasons
  return (
    <Figure
      title={analyticsText.whyWeReject}
      definition={analyticsText.rejectionsExplained}
      summary={
        first
          ? analyticsText.rejectedMostOften(
              all.toLocaleString(readersLocale()),
              rejected.later.toLocaleString(readersLocale()),
              first.label,
              shareText(first.in_review + first.later, all),
            )
          : all > 0
            ? analyticsText.rejectedWithoutReasons(all.toLocaleString(readersLocale()))
            : analyticsText.noOneRejected
      }
      table={{
        columns: [
          { label: analyticsText.reason },
          ...[analyticsText.inReview, analyticsText.later, analyticsText.shareOfRejected].map((label) => ({ label, isNumber: true })),
        ],
        rows: reasons.map((row) => ({
          key: row.label,
          cells: [row.label, row.in_review, row.later, shareText(row.in_review + row.later, all)],
        })),
      }}
    >
      <BarList
        bars={reasons.map((row) => ({
          key: row.label,
          label: row.label,
          share: row.in_review / max,
          rest: row.later / max,
          value: (row.in_review + row.later).toLocaleString(readersLocale()),
          note: all < enoughForPercent ? undefined : shareText(row.in_review + row.later, all),
        }))}
      />
    </Figure>
  )
}

function DeclineFigure({ data: { declined, decline_reasons } }: { data: Data }) {
  const max = Math.max(1, ...decline_reasons.map((row) => row.n))
  const [first] = decline_reasons
  return (
    <Figure
      title={analyticsText.whyTheyDecline}
      definition={analyticsText.declinedExplained}
      summary={
        first
          ? analyticsText.declinedMostOften(declined.toLocaleString(readersLocale()), first.label, shareText(first.n, declined))
          : declined > 0
            ? analyticsText.declinedWithoutReasons(declined.toLocaleString(readersLocale()))
            : analyticsText.noOneDeclined
      }
      table={{
        columns: [
          { label: analyticsText.reason },
          ...[analyticsText.candidates, analyticsText.shareOfDeclined].map((label) => ({ label, isNumber: true })),
        ],
        rows: decline_reasons.map((row) => ({ key: row.label, cells: [row.label, row.n, shareText(row.n, declined)] })),
      }}
    >
      <BarList
        bars={decline_reasons.map((row) => ({
          key: row.label,
          label: row.label,
          share: row.n / max,
          value: row.n.toLocaleString(readersLocale()),
          note: declined < enoughForPercent ? undefined : shareText(row.n, declined),
        }))}
      />
    </Figure>
  )
}
