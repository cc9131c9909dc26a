import { readersLocale } from '@fairlead/domain/shared/readers-language'
import type { ReadPipelineAnalytics } from '@fairlead/contract/v2/analytics/pipeline'
import { stepTexts } from '@fairlead/domain/insight/steps'
import { BarList } from './BarList.tsx'
import { Figure } from './Figure.tsx'
import { text as analyticsText } from '../../i18n/analytics.ts'

export function Losses({ rows }: { rows: readonly ReadPipelineAnalytics['answer']['funnel'][number][] }) {
  const lost = rows.flatMap(({ step, n, ended }) =>
    ended && n > 0 ? [{ step, ...ended, out: ended.rejected + ended.declined + ended.moved }] : [],
  )
  const max = Math.max(1, ...lost.map((row) => row.out + row.open))
  const worst = lost.toSorted((a, b) => b.out - a.out)[0]
  return (
    <Figure
      title={analyticsText.dropOutTitle}
      definition={analyticsText.lossesExplained}
      summary={
        worst && worst.out > 0
          ? analyticsText.largestDropOut(
              stepTexts[worst.step].label,
              worst.out.toLocaleString(readersLocale()),
              worst.rejected,
              worst.declined,
              worst.moved,
            )
          : analyticsText.noOneDroppedOut
      }
      table={{
        columns: [
          { label: analyticsText.reached },
          ...[analyticsText.rejected, analyticsText.declined, analyticsText.movedOn, analyticsText.inProgress].map((label) => ({
            label,
            isNumber: true,
          })),
        ],
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
          share: out / max,
          rest: open / max,
          value: analyticsText.outOf(out.toLocaleString(readersLocale())),
          note: analyticsText.countInProgress(open.toLocaleString(readersLocale())),
        }))}
      />
    </Figure>
  )
}
