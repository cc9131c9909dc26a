// Plans a search for the pool at hand: what almost no one in it has ranks people and never filters them.
import type { PeopleIndex, Retrieval } from '@fairlead/domain/ports/people-index'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { assess } from '@fairlead/matching/judge'
import type { FoundPerson } from '@fairlead/matching/judge-people'
import { filtersOf } from '@fairlead/matching/plan/filters'
import type { Lessons } from '@fairlead/matching/learn/lessons'
import { planSearch, withoutRare, type SearchPlan } from '@fairlead/matching/plan/plan'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import { rareCountLimit, rareTerms, readersLabel, wordedTerms } from '@fairlead/matching/plan/rare-terms'
import { requiredTitlesLabel } from '@fairlead/matching/plan/required-titles'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'
import { retrievePeople } from '../index/retrieve-people.ts'

export interface PlannedSearch {
  plan: SearchPlan
  /** The requirements that almost no one meets, with how many people of the title do. */
  rare: Map<string, number>
}

/** Where this many people meet everything, no requirement is rare. */
const enoughPeople = 50

/** People read to learn whether a phrase outside the vocabulary is in profiles: the index has only its words. */
const readForPhrase = 30

interface StatedSearch {
  preferences: SearchPreferences
  ideals: MatchableProfile[]
  lessons: Lessons
  pool: PoolView
  today: string
  /** Someone in other work is no match, however rare the required titles are. */
  keepsTitles?: boolean
}

export interface RareTerm {
  label: string
  people: number
}

/** Rarest first. */
export const rareTermsOf = (rare: PlannedSearch['rare']): RareTerm[] =>
  [...rare].map(([label, people]) => ({ label: readersLabel(label), people })).toSorted((a, b) => a.people - b.people)

export function planInPool(tx: Tx, index: PeopleIndex, vocabulary: Vocabulary, search: StatedSearch): Promise<PlannedSearch> {
  return plan(tx, index, vocabulary, search, async ({ model }) => {
    const { conditions } = filtersOf(vocabulary, search.preferences, model)
    return (await index.countDemands([conditions], enoughPeople))[0] ?? 0
  })
}

/** Plans and fetches, see {@link fetchEnough}. No one is counted who is fetched anyway. */
export async function fetchInPool(
  tx: Tx,
  index: PeopleIndex,
  { vocabulary, search, enough, limit }: { vocabulary: Vocabulary; search: StatedSearch; enough: number; limit: number },
): Promise<PlannedSearch & { people: FoundPerson[] }> {
  let fetched: FoundPerson[] | null = null
  const planned = await plan(tx, index, vocabulary, search, async (stated) => {
    fetched = await retrievePeople(tx, index, stated, { limit })
    return fetched.length
  })
  const first = planned.rare.size === 0 ? fetched : null
  return { ...planned, people: await fetchEnough(tx, index, { plan: planned.plan, enough, limit, first }) }
}

/** @param count how many people meet everything, at most {@link enoughPeople} or more */
async function plan(
  tx: Tx,
  index: PeopleIndex,
  vocabulary: Vocabulary,
  { preferences, ideals, lessons, pool, today, keepsTitles = false }: StatedSearch,
  count: (stated: SearchPlan) => Promise<number>,
): Promise<PlannedSearch> {
  const stated = planSearch(vocabulary, preferences, ideals, lessons, pool)
  const { demands, from } = rareTerms(vocabulary, preferences, stated.model)
  if (demands.length === 0 || (await count(stated)) >= enoughPeople) return { plan: stated, rare: new Map() }
  const counts = await index.countDemands(demands, rareCountLimit)
  for (const { position, anyOf, label } of wordedTerms(vocabulary, preferences, stated.model)) {
    const people = await retrievePeople(
      tx,
      index,
      { ...stated, anyOf, noneOf: [], yearsMin: null, yearsMax: null },
      { limit: readForPhrase },
    )
    counts[position] = people.filter(({ profile }) => !assess(vocabulary, stated, profile, today).missingKeywords.includes(label)).length
  }
  const rare = from(counts)
  const { requiredTitles } = stated.model
  if (keepsTitles && requiredTitles) rare.delete(requiredTitlesLabel(requiredTitles.labels))
  return { plan: withoutRare(vocabulary, preferences, stated, new Set(rare.keys())), rare }
}

/** With fewer people than these, a search looks in other countries. */
const almostNoOne = 10

/**
 * Fetches at most `limit` people who are not in the project yet, widening the search step by step while fewer than `enough`
 * are found. A small pool is fetched whole.
 * @param first what the plan itself fetches, where that is known
 */
async function fetchEnough(
  tx: Tx,
  index: PeopleIndex,
  { plan, enough, limit, first = null }: { plan: SearchPlan; enough: number; limit: number; first?: FoundPerson[] | null },
): Promise<FoundPerson[]> {
  let people = first ?? (await retrievePeople(tx, index, plan, { limit }))
  const add = async (wider: Retrieval): Promise<void> => {
    const personIds = people.map((person) => person.personId)
    people = [...people, ...(await retrievePeople(tx, index, wider, { limit: limit - people.length, exclude: personIds }))]
  }
  for (const wider of plan.relaxations) {
    if (people.length >= enough) break
    await add(wider)
  }
  if (plan.anywhere && people.length < almostNoOne) await add(plan.anywhere)
  if (plan.whole && people.length < limit) await add(plan.whole)
  return people
}
