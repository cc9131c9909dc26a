// The areas in which a search looks for people, each wider than the one before.
import type { PlaceRow } from '@fairlead/domain/reference/tables'
import { must } from '@fairlead/domain/shared/records'
import { kinds } from './concepts.ts'
import type { Area, PlaceReading, Places } from './places.ts'

/** Without a distance set by the user, people within this many kilometers of a city live near it: an hour's commute. */
const nearKm = 50
/** One of the areas, each wider than the one before, in which a search looks for people. */
export interface PlaceStep {
  kind: 'near' | 'region' | 'country'
  /** 'Columbus', 'Ohio', 'United States'; several places are joined by 'or'. */
  label: string
  /** People here have one of these. */
  concepts: number[]
}

/**
 * The areas around a search's places: near them, then their states or regions, then their countries; only those that are wider
 * than the one before. [] when people may live anywhere.
 * @param radiusKm how far from a city people may live; null = {@link nearKm}, or within its metropolitan area
 */
export function placeSteps(
  places: Pick<Places, 'around'>,
  search: { places: readonly PlaceReading[]; remoteAllowed: boolean; radiusKm: number | null },
): PlaceStep[] {
  const bounds = boundingPlaces(search)
  if (bounds.length === 0) return []
  const near = bounds.flatMap((place) => {
    if (place.type !== 'city') return [place.own]
    if (search.radiusKm !== null) return places.around(place, search.radiusKm)
    return [...places.around(place, nearKm), ...place.concepts.filter((id) => id >> 24 === kinds.city || id >> 24 === kinds.metro)]
  })
  const names = labelsOf(bounds.map(({ label }) => label.split(',', 1).join('')))
  const steps: PlaceStep[] = [{ kind: 'near', label: names, concepts: sorted(near) }]
  const widen = (kind: 'region' | 'country', areas: readonly Area[]): void => {
    const before = must(steps.at(-1))
    const concepts = sorted([...before.concepts, ...areas.map(({ concept }) => concept)])
    if (concepts.length > before.concepts.length) steps.push({ kind, label: labelsOf(areas.map(({ label }) => label)), concepts })
  }
  const itself = ({ own: concept, label, type }: PlaceReading, kind: PlaceRow['type']): Area[] =>
    type === kind ? [{ concept, label }] : []
  widen(
    'region',
    bounds.flatMap((place) => place.inRegion ?? itself(place, 'region')),
  )
  widen(
    'country',
    bounds.flatMap((place) => place.inCountry ?? itself(place, 'country')),
  )
  return steps
}

const sorted = (ids: Iterable<number>): number[] => [...new Set(ids)].toSorted((a, b) => a - b)
const labelsOf = (labels: readonly string[]): string => [...new Set(labels)].join(' or ')

/**
 * The places of which a person must be in one; [] = anywhere. Remote work removes cities and metropolitan areas, and keeps
 * countries and regions: 'Hamburg, or remote in Germany' means people in Germany.
 */
export function boundingPlaces({
  places,
  remoteAllowed,
}: {
  places: readonly PlaceReading[]
  remoteAllowed: boolean
}): readonly PlaceReading[] {
  return !remoteAllowed || places.some(({ type }) => type === 'country' || type === 'region') ? places : []
}

/** False when a person may live anywhere. */
export const isBound = (search: { places: readonly PlaceReading[]; remoteAllowed: boolean }): boolean =>
  !search.remoteAllowed || boundingPlaces(search).length > 0
