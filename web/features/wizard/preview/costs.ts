// Texts of the preview's count and of each filter's cost.
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import * as wizardPreviewText from '../../../i18n/en/wizard-preview.ts'

export type Preview = PreviewSearch['answer']
export type Filter = Preview['filters'][number]
export type Conflicting = NonNullable<Preview['conflict']>[number]

export function countInWords({ total, margin_percent: margin }: Pick<Preview, 'total' | 'margin_percent'>): string {
  return total === 0 ? wizardPreviewText.noOneMatches : wizardPreviewText.peopleMatch(total, Boolean(margin))
}

/** How far an estimate may be off; null if everyone was counted. */
export function marginInWords({ margin_percent: margin }: Pick<Preview, 'margin_percent'>): string | null {
  return margin ? wizardPreviewText.estimated(margin) : null
}

export function costInWords({ more, phrase }: Filter, isEstimate: boolean): string {
  return wizardPreviewText.costOf(more, phrase, isEstimate)
}

/** The filters that can be given up, most costly first. */
export function removableFilters(filters: readonly Filter[]): Filter[] {
  return filters.filter(({ drop }) => drop !== null)
}

/** The server stops counting here. */
const countedTo = 10_000

/** Why no one matches, in one sentence. */
export function explainNoMatches({ pool_is_empty, filters, filter_count, conflict }: Preview): string {
  if (pool_is_empty) return wizardPreviewText.poolIsEmpty
  if (conflict?.length === 1) return wizardPreviewText.noOneWith(conflict[0]!.holds)
  if (conflict && conflict.length > 1) return conflictInWords(conflict)
  const [costliest] = filters
  if (!costliest) return filter_count > 1 ? wizardPreviewText.severalFilters : wizardPreviewText.noOneInPool
  return wizardPreviewText.mostLimiting(costliest.label)
}

/** A conflict's requirements that can be given up and aren't among the costs. */
export function removableConflicts({ conflict, filters }: Preview): Conflicting[] {
  return (conflict ?? []).filter(({ drop, label }) => drop !== null && !removableFilters(filters).some((filter) => filter.label === label))
}

/** 'No one meets both: 12 people with Rust and 40 in Oslo.' */
function conflictInWords(conflict: readonly Conflicting[]): string {
  return wizardPreviewText.noOneMeets(conflict.map(({ people, holds }) => ({ people, holds, isMore: people >= countedTo })))
}
