// Plans a search for the pool at hand: what almost no one in it has ranks people and never filters them.
import type { PeopleIndex } from '@fairlead/domain/ports/people-index'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { assess } from '@fairlead/matching/judge'
import { filtersOf } from '@fairlead/matching/plan/filters'
import type { Lessons } from '@fairlead/matching/learn/lessons'
import { planSearch, withoutRare, type SearchPlan } from '@fairlead/matching/plan/plan'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import { rareCountLimit, rareTerms, wordedTerms } from '@fairlead/matching/plan/rare-terms'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../platform/database.ts'
import { retrievePeople } from './retrieve-people.ts'

export interface PlannedSearch {
  plan: SearchPlan
  /** The requirements that almost no one meets, with how many people of the title do. */
  rare: Map<string, number>
}

/** Where this many people meet everything, no requirement is rare. */
const enoughPeople = 50

const hasEnough = async (
  index: PeopleIndex,
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  plan: SearchPlan,
): Promise<boolean> => {
  const { conditions } = filtersOf(vocabulary, preferences, plan.model)
  return (await index.countDemands([conditions], enoughPeople))[0] === enoughPeople
}

/** People read to learn whether a phrase outside the vocabulary is in profiles: the index has only its words. */
const readForPhrase = 30

export async function planInPool(
  tx: Tx,
  index: PeopleIndex,
  vocabulary: Vocabulary,
  search: { preferences: SearchPreferences; ideals: MatchableProfile[]; lessons: Lessons; pool: PoolView; today: string },
): Promise<PlannedSearch> {
  const { preferences, pool, today } = search
  const plan = planSearch(vocabulary, preferences, search.ideals, search.lessons, pool)
  const { demands, from } = rareTerms(vocabulary, preferences, plan.model)
  if (demands.length === 0 || (await hasEnough(index, vocabulary, preferences, plan))) return { plan, rare: new Map() }
  const counts = await index.countDemands(demands, rareCountLimit)
  for (const { position, anyOf, label } of wordedTerms(vocabulary, preferences, plan.model)) {
    const people = await retrievePeople(tx, index, { ...plan, anyOf, noneOf: [], yearsMin: null, yearsMax: null }, readForPhrase)
    counts[position] = people.filter(({ profile }) => !assess(vocabulary, plan, profile, today).missingKeywords.includes(label)).length
  }
  const rare = from(counts)
  return { plan: withoutRare(vocabulary, preferences, plan, new Set(rare.keys())), rare }
}
