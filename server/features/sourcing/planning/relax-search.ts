// The fewest requirements to give up so that enough people match, for a search that few or none meet.
import type { Condition, PeopleIndex } from '@fairlead/domain/ports/people-index'
import { giveUp, type Filter, type Filters } from '@fairlead/matching/plan/filters'
import { must } from '@fairlead/domain/shared/records'

export interface Relaxation {
  /** 'Make BSN and PCU nice to have' */
  act: string
  drop: NonNullable<Filter['drop']>
  /** How many people match then, counted up to {@link countedTo}. */
  people: number
}

/** One batch; fewer people than this are too few. */
export const enoughPeople = 25
/** More people than this aren't counted. */
export const countedTo = 10_000
/** Each round counts the search without each of these once. */
const maxObstacles = 10

/**
 * Gives up one requirement after another, each time the one that lets the most people in, until enough match;
 * what turns out not to stand in the way is kept. Where people live is not given up here, since a search widens it by itself.
 * At most 66 counts in 22 statements, each up to {@link enoughPeople} people but the last.
 * @param place the condition on where people may live, wider than the search's own; null = anywhere; 'kept' = the search's own,
 *   for one that doesn't widen by itself
 * @param enough how many people must match
 * @returns null when no requirement can be given up, or giving up all changes nothing
 */
export async function relaxSearch(
  index: PeopleIndex,
  { conditions, filters }: Filters,
  place: Condition | null | 'kept',
  enough = enoughPeople,
): Promise<Relaxation | null> {
  const obstacles = filters
    .flatMap((filter) =>
      filter.drop === null || filter.onlyInstead || (place !== 'kept' && 'locations' in filter.drop)
        ? []
        : [{ ...filter, drop: filter.drop }],
    )
    .slice(0, maxObstacles)
  const ownPlace = place === 'kept' ? [] : filters.flatMap(({ drop, condition }) => (drop && 'locations' in drop ? [condition] : []))
  const atPlace = new Set(ownPlace)
  const without = (dropped: readonly Filter[]): Condition[] => [
    ...conditions.filter((_, position) => !atPlace.has(position) && !dropped.some(({ condition }) => condition === position)),
    ...(place && place !== 'kept' ? [place] : []),
  ]
  // to know that there are enough, no one needs to be counted beyond them
  const count = (sets: readonly (readonly Filter[])[], limit = enoughPeople) => index.countDemands(sets.map(without), limit)
  let dropped: typeof obstacles = []
  let [people = 0] = await count([[]])
  while (people < enough && dropped.length < obstacles.length) {
    const remaining = obstacles.filter((filter) => !dropped.includes(filter))
    const counts = await count(remaining.map((filter) => [...dropped, filter]))
    people = Math.max(...counts)
    dropped = [...dropped, must(remaining[counts.indexOf(people)])]
  }
  for (const filter of dropped.slice(0, -1)) {
    const fewer = dropped.filter((entry) => entry !== filter)
    const [still = 0] = await count([fewer])
    if (still >= Math.min(people, enough)) [dropped, people] = [fewer, still]
  }
  if (dropped.length === 0 || people === 0) return null
  const [all = people] = await count([dropped], countedTo)
  return { ...giveUp(dropped), people: all }
}
