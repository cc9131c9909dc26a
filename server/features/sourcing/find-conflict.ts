// Which requirements together exclude everyone: the smallest set that no one in the pool meets, for a search without results.
import type { Condition, PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { Filter, Filters } from '@fairlead/matching/plan/filters'

export interface ConflictingRequirement extends Pick<Filter, 'label' | 'holds' | 'drop'> {
  /** People who meet this one, counted up to {@link countedTo}. */
  people: number
}

/** More people than this aren't counted: '10,000 or more'. */
export const countedTo = 10_000
/** Limits of the work: single counts, then queries for one person who meets two or three at once. */
const maxRequirements = 12
const maxTriples = 60

interface Requirement extends ConflictingRequirement {
  condition: Condition
}

/**
 * The one, two, or three requirements that no one in the pool meets together, rarest first; null when someone meets every two
 * and three of them. Of several sets of the same size it is the one whose requirements the fewest people meet. Runs at most
 * three statements with {@link maxRequirements} counts and 126 queries for a single person.
 */
export async function findConflict(index: PeopleIndex, { conditions, filters }: Filters): Promise<ConflictingRequirement[] | null> {
  // lessons also exclude people, without a filter by the user
  const learned = conditions.filter((_, position) => !filters.some(({ condition }) => condition === position))
  const requirements = conditions
    .flatMap((condition, position): Requirement[] => {
      const ownFilters = filters.filter((filter) => filter.condition === position)
      const [first] = ownFilters
      if (!first) return []
      const { label, drop } = ownFilters.find((filter) => filter.drop !== null) ?? first
      return [{ label, holds: first.holds, drop, people: 0, condition }]
    })
    .slice(0, maxRequirements)
  const count = (sets: readonly (readonly Requirement[])[], limit: number) =>
    index.countDemands(
      sets.map((set) => [...set.map(({ condition }) => condition), ...learned]),
      limit,
    )
  const alone = await count(
    requirements.map((requirement) => [requirement]),
    countedTo,
  )
  const sorted = requirements
    .map((requirement, position) => ({ ...requirement, people: alone[position] ?? 0 }))
    .toSorted((a, b) => a.people - b.people)
  const [rarest] = sorted
  if (!rarest) return null
  if (rarest.people === 0) return [withoutCondition(rarest)]
  const pairs = sorted.flatMap((first, position) => sorted.slice(position + 1).map((second) => [first, second]))
  const triples = sorted.flatMap((first, position) =>
    sorted.slice(position + 1).flatMap((second, next) => sorted.slice(position + next + 2).map((third) => [first, second, third])),
  )
  for (const sets of [fewestFirst(pairs), fewestFirst(triples).slice(0, maxTriples)]) {
    const counts = await count(sets, 1)
    const none = counts.indexOf(0)
    if (none !== -1) return sets[none]!.map(withoutCondition)
  }
  return null
}

const withoutCondition = ({ label, holds, drop, people }: Requirement): ConflictingRequirement => ({ label, holds, drop, people })

const fewestFirst = (sets: Requirement[][]): Requirement[][] => {
  const total = (set: Requirement[]) => set.reduce((sum, { people }) => sum + people, 0)
  return sets.toSorted((a, b) => total(a) - total(b))
}
