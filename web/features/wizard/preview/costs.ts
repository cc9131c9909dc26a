// Texts of the preview's count and of each filter's cost.
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import { text as wizardPreviewText } from '../../../i18n/wizard-preview.ts'

export type Preview = PreviewSearch['answer']
export type Filter = Preview['filters'][number]

/** The server stops counting here. */
const countedTo = 10_000

/** '3 people match in Ohio, none near Columbus': the search goes on to wider places by itself. */
export function countInWords({ total, margin_percent: margin, places }: Pick<Preview, 'total' | 'margin_percent' | 'places'>): string {
  if (total > 0) return wizardPreviewText.peopleMatch(total, Boolean(margin))
  const [nearest] = places
  const wider = places.find(({ people }) => people > 0)
  if (!nearest || !wider) return wizardPreviewText.noOneMatches
  return wizardPreviewText.peopleFarther({ ...wider, isMore: wider.people >= countedTo }, nearest)
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

/** Why no one matches, in one sentence; null when the requirements to give up or the places say it. */
export function explainNoMatches({ pool_is_empty, filter_count, relaxation, places }: Preview): string | null {
  if (pool_is_empty) return wizardPreviewText.poolIsEmpty
  if (relaxation || places.some(({ people }) => people > 0)) return null
  return filter_count > 1 ? wizardPreviewText.severalFilters : wizardPreviewText.noOneInPool
}

/** 'Columbus 3, Ohio 12, United States 248, anywhere 260' */
export function placesInWords({ places }: Pick<Preview, 'places'>): string | null {
  if (places.length === 0) return null
  return wizardPreviewText.nearestFirst(places.map((place) => ({ ...place, isMore: place.people >= countedTo })))
}

/** Names what almost no one has. */
export function rareInWords({ rare }: Pick<Preview, 'rare'>): string | null {
  return rare.length === 0 ? null : wizardPreviewText.rareTerms(rare)
}

/** 'Make BSN and PCU nice to have: 132 people' */
export const relaxationInWords = ({ act, people }: NonNullable<Preview['relaxation']>): string =>
  wizardPreviewText.relax(act, people, people >= countedTo)
