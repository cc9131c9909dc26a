// What the preview says about a number of people and the filters that keep others out.
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'

export type Preview = PreviewSearch['answer']
export type Filter = Preview['filters'][number]
export type Conflicting = NonNullable<Preview['conflict']>[number]

export function countInWords({ total, margin_percent: margin }: Pick<Preview, 'total' | 'margin_percent'>): string {
  if (total === 0) return 'No one matches'
  if (total === 1) return '1 person matches'
  return `${margin ? 'About ' : ''}${total.toLocaleString('en-US')} people match`
}

/** How far an estimate may be off; null where everyone was counted. */
export function marginInWords({ margin_percent: margin }: Pick<Preview, 'margin_percent'>): string | null {
  return margin ? `Estimated from a sample of the talent pool, usually within ${margin}%.` : null
}

export function costInWords({ more, phrase }: Filter, isEstimate: boolean): string {
  return `${isEstimate ? 'About ' : ''}${more.toLocaleString('en-US')} more ${phrase}`
}

/** The filters that can be given up, the costliest first. */
export function costly(filters: readonly Filter[]): Filter[] {
  return filters.filter(({ drop }) => drop !== null)
}

/** Counted no further by the server. */
const countedTo = 10_000

/** Why no one matches, in one sentence. */
export function whyNobody({ pool_is_empty, filters, filter_count, conflict }: Preview): string {
  if (pool_is_empty) return 'The talent pool is empty. Add people first.'
  if (conflict?.length === 1) return `No one ${conflict[0]!.holds} is in the talent pool.`
  if (conflict && conflict.length > 1) return conflictInWords(conflict)
  const [most] = filters
  if (!most) return filter_count > 1 ? 'No two or three filters explain it. Remove several.' : 'No one in the talent pool matches.'
  return `The most limiting filter: ${most.label}.`
}

/** The requirements of a conflict that can be given up and are not among the costs anyway. */
export function droppable({ conflict, filters }: Preview): Conflicting[] {
  return (conflict ?? []).filter(({ drop, label }) => drop !== null && !costly(filters).some((filter) => filter.label === label))
}

/** 'No one meets both: 12 people with Rust and 40 in Oslo.' */
function conflictInWords(conflict: readonly Conflicting[]): string {
  const parts = conflict.map(({ people, holds }, at) => {
    const number = people.toLocaleString('en-US')
    return `${number}${people >= countedTo ? ' or more' : ''}${at > 0 ? '' : people === 1 ? ' person' : ' people'} ${holds}`
  })
  const listed = `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
  return `No one meets ${conflict.length === 2 ? 'both' : 'all three'}: ${listed}.`
}
