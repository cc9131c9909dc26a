// Counts a search: how many people meet it, and for every condition how many fail only that one. Broad searches are counted
// over a sample.
import { failedBounds, sampledOneIn, type Condition, type PeopleIndex, type Tally } from '@fairlead/domain/ports/people-index'
import type { Filter, Filters } from '@fairlead/matching/plan/filters'
import { must } from '@fairlead/domain/shared/records'

export interface Counts {
  total: number
  /** How many people giving up each filter would add, in the order of the filters. */
  more: number[]
  /** By how many percent the total may be off, with 95% confidence; null = exact. */
  marginPercent: number | null
  /** Whether `more` is estimated from the sample. */
  isCostEstimated: boolean
}

/** Up to this many people are read individually; beyond that a count over the sample is used. */
const readLimit = 20_000
/** With fewer matching people in the sample, an estimate would be off by more than a quarter. */
const enoughSampled = 64

/** Where an estimate says few; well above its possible error. */
const maxCounted = 100_000

/**
 * @param all false = requirements that can't be given up are assumed and get no cost, which is much faster
 * @param maxRead maximum people to read individually, as estimated by the sample
 * @param minSampled people of the sample who must meet the search for its total to be estimated
 */
export async function countMatches(
  index: PeopleIndex,
  search: Filters,
  { all, maxRead = readLimit, minSampled = enoughSampled }: { all: boolean; maxRead?: number; minSampled?: number },
): Promise<Counts> {
  const { conditions, filters } = search
  const essential = all ? [] : filters.flatMap(({ drop, condition }) => (drop === null ? (conditions[condition] ?? []) : []))
  const sampled = await index.tally(conditions, essential, true)
  const reached = sampled.reduce((sum, row) => sum + row.people, 0) * sampledOneIn
  if (reached <= maxRead)
    return { ...summed(search, await index.tally(conditions, essential, false)), marginPercent: null, isCostEstimated: false }
  const { total: people, more } = summed(search, sampled)
  const estimates = more.map((count) => rounded(count * sampledOneIn))
  // a total too small to be estimated is small enough to be counted directly
  if (people < minSampled)
    return {
      total: (await index.countDemands([conditions], maxCounted))[0] ?? 0,
      more: estimates,
      marginPercent: null,
      isCostEstimated: true,
    }
  return {
    total: rounded(people * sampledOneIn),
    more: estimates,
    marginPercent: Math.ceil((1.96 * 100) / Math.sqrt(people)),
    isCostEstimated: true,
  }
}

export type FilterCost = Pick<Filter, 'label' | 'phrase' | 'act' | 'drop'> & { more: number }

/** Each contains the lists that would remain. */
const filtersShown = 20

/** The filters that exclude the most people, most costly first. */
export const costsOf = ({ filters }: Filters, more: readonly number[]): FilterCost[] =>
  filters
    .map(({ label, phrase, act, drop }, position) => ({ label, phrase, act, drop, more: more[position] ?? 0 }))
    .filter((filter) => filter.more > 0 && filter.drop !== null)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, filtersShown)

/** Two significant digits; more would be noise. */
function rounded(people: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, people))) - 1)
  return Math.round(people / unit) * unit
}

/** The total and the cost of each filter, from rows of how people fail. */
function summed({ conditions, filters }: Filters, rows: readonly Tally[]): Pick<Counts, 'total' | 'more'> {
  const having = conditions.filter(({ kind }) => kind === 'has')
  const lacks = conditions.flatMap((condition) => (condition.kind === 'lacks' ? [condition.concept] : []))
  const people = (fits: (row: Tally) => boolean) => rows.filter(fits).reduce((sum, row) => sum + row.people, 0)
  const failing = ({ condition: conditionIndex, onlyInstead }: Filter): number => {
    const condition: Condition = must(conditions[conditionIndex])
    switch (condition.kind) {
      case 'has': {
        const place = having.indexOf(condition) + 1
        return people((row) => row.place === place && (!onlyInstead || row.hasInstead === true))
      }
      case 'at_least':
        return people((row) => row.place === failedBounds.belowYears)
      case 'at_most':
        return people((row) => row.place === failedBounds.aboveYears)
      case 'lacks':
        // counting both would be wrong: giving up one of them doesn't bring the person back
        return lacks.filter((concept) => concept === condition.concept).length > 1
          ? 0
          : people((row) => row.place === failedBounds.unwanted && row.concept === condition.concept)
    }
  }
  return { total: people((row) => row.place === 0), more: filters.map(failing) }
}
