// Where people are lost: of those who came to a step and no further, who is out and who may still go on.
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { stepTexts } from '@fairlead/domain/insight/steps'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import * as analyticsText from '../../i18n/en/analytics.ts'

export function Losses({ rows }: { rows: readonly ReadPipelineAnalytics['answer']['funnel'][number][] }) {
  const lost = rows.flatMap(({ step, n, ended }) =>
    ended && n > 0 ? [{ step, ...ended, out: ended.rejected + ended.declined + ended.moved }] : [],
  )
  const most = Math.max(1, ...lost.map((row) => row.out + row.open))
  const worst = lost.toSorted((a, b) => b.out - a.out)[0]
  return (
    <Figure
      title={analyticsText.whereCandidatesDropOut}
      means="Candidates by the furthest step they reached. Out: rejected, declined, or moved to another project. The striped part is still in progress."
      says={
        worst && worst.out > 0
          ? `Most drop out after ${stepTexts[worst.step].label}: ${worst.out.toLocaleString('en')} (${worst.rejected} rejected, ${worst.declined} declined, ${worst.moved} moved to another project).`
          : 'No one has dropped out so far.'
      }
      table={{
        columns: [{ label: 'Reached' }, ...['Rejected', 'Declined', 'Moved on', 'In progress'].map((label) => ({ label, isNumber: true }))],
        rows: lost.map(({ step, rejected, declined, moved, open }) => ({
          key: step,
          cells: [stepTexts[step].label, rejected, declined, moved, open],
        })),
      }}
    >
      <BarList
        bars={lost.map(({ step, out, open }) => ({
          key: step,
          label: stepTexts[step].label,
          share: out / most,
          rest: open / most,
          value: `${out.toLocaleString('en')} out`,
          note: `${open.toLocaleString('en')} in progress`,
        }))}
      />
    </Figure>
  )
}
