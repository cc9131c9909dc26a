import { readersLocale } from '@fairlead/domain/shared/readers-language'
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { durationText, shareText } from '@fairlead/domain/insight/shares'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { text as analyticsText } from '../../i18n/analytics.ts'

export function Reviewers({ data: { reviewers } }: { data: ReadAnalytics['answer'] }) {
  const rows = reviewers.map((row) => ({ ...row, all: row.approved + row.rejected }))
  const max = Math.max(1, ...rows.map((row) => row.all))
  const all = rows.reduce((sum, row) => sum + row.all, 0)
  return (
    <Figure
      wide
      title={analyticsText.reviewers}
      definition={analyticsText.reviewersExplained}
      summary={all === 0 ? analyticsText.noDecisions : analyticsText.decisionsByReviewers(all, rows.filter((row) => row.all > 0).length)}
      table={{
        columns: [
          { label: analyticsText.reviewer },
          ...[
            analyticsText.reviewed,
            analyticsText.approved,
            analyticsText.approvedShare,
            analyticsText.rejected,
            analyticsText.undone,
            analyticsText.medianTimeToDecision,
            analyticsText.ninetiethPercentile,
          ].map((label) => ({
            label,
            isNumber: true,
          })),
        ],
        rows: rows.map((row) => ({
          key: row.user_id ?? '',
          cells: [
            row.name,
            row.all,
            row.approved,
            shareText(row.approved, row.all),
            row.rejected,
            row.taken_back,
            { value: row.decision.median === null ? null : Math.round(row.decision.median), shown: durationText(row.decision.median) },
            { value: row.decision.p90 === null ? null : Math.round(row.decision.p90), shown: durationText(row.decision.p90) },
          ],
        })),
      }}
    >
      <BarList
        bars={rows.map((row) => ({
          key: row.user_id ?? '',
          label: row.name,
          hint: row.decision.n > 0 ? analyticsText.timeToDecision(durationText(row.decision.median)) : undefined,
          share: row.approved / max,
          rest: row.rejected / max,
          value: row.all.toLocaleString(readersLocale()),
          note: analyticsText.shareApproved(shareText(row.approved, row.all)),
        }))}
      />
    </Figure>
  )
}
