// What the preview says about a number of people and the filters that keep others out.
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'

export type Preview = PreviewSearch['answer']
export type Filter = Preview['filters'][number]

export function countInWords(total: number): string {
  if (total === 0) return 'Nobody matches'
  return total === 1 ? '1 person matches' : `${total.toLocaleString('en-US')} people match`
}

export function costInWords({ more, phrase }: Filter): string {
  return `${more.toLocaleString('en-US')} more ${phrase}`
}

/** The filters that can be given up, the costliest first. */
export function costly(filters: readonly Filter[]): Filter[] {
  return filters.filter(({ drop }) => drop !== null)
}

/** Why nobody matches, in one sentence. */
export function whyNobody({ pool_is_empty, filters, filter_count }: Preview): string {
  if (pool_is_empty) return 'The talent pool is empty. Bring people in first.'
  const [most] = filters
  if (!most) return filter_count > 1 ? 'No single filter is in the way: give up two of them.' : 'The talent pool holds nobody like that.'
  if (most.drop) return `The filter that costs most: ${most.label}.`
  const people = most.more === 1 ? '1 person fits' : `${most.more.toLocaleString('en-US')} people fit`
  return `Nobody has the title “${most.label}”; ${people} all else.`
}
