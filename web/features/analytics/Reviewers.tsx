// Who reviews how much, how kindly and how fast.
import type { ReadAnalytics } from '@fairlead/contract/v2/analytics'
import { durationText, shareText } from '@fairlead/domain/insight/shares'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import * as analyticsText from '../../i18n/en/analytics.ts'

export function Reviewers({ data: { reviewers } }: { data: ReadAnalytics['answer'] }) {
  const rows = reviewers.map((row) => ({ ...row, all: row.approved + row.rejected }))
  const most = Math.max(1, ...rows.map((row) => row.all))
  const all = rows.reduce((sum, row) => sum + row.all, 0)
  return (
    <Figure
      wide
      title={analyticsText.reviewers}
      means="Decisions on candidates in review, by reviewer and time. Time to decision starts when the candidate joins the project. Undone decisions count only as undone."
      says={
        all === 0
          ? 'No decisions in this period.'
          : `${all.toLocaleString('en')} decisions by ${rows.filter((row) => row.all > 0).length} ${rows.length === 1 ? 'reviewer' : 'reviewers'}. The striped part was rejected.`
      }
      table={{
        columns: [
          { label: 'Reviewer' },
          ...['Reviewed', 'Approved', 'Approved share', 'Rejected', 'Undone', 'Median time to decision', '90th percentile'].map(
            (label) => ({
              label,
              isNumber: true,
            }),
          ),
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
          hint: row.decision.n > 0 ? `${durationText(row.decision.median)} to a decision` : undefined,
          share: row.approved / most,
          rest: row.rejected / most,
          value: row.all.toLocaleString('en'),
          note: `${shareText(row.approved, row.all)} approved`,
        }))}
      />
    </Figure>
  )
}
