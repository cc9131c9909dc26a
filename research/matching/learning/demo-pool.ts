// Searches over the fictional pool, each with the people it finds, fetched in memory like the server does.
import type { Condition } from '@fairlead/domain/ports/people-index'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch, withoutRare } from '@fairlead/matching/plan/plan'
import { rareTerms } from '@fairlead/matching/plan/rare-terms'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import type { ReadingVocabulary } from '@fairlead/extraction/read-job'
import { fetchPeople, type Indexed } from '../fetch.ts'
import { poolOf } from '../judged/evaluate.ts'
import { loadPool } from '../../../testing/vocabulary.ts'
import type { LearningSearch } from './measure.ts'

const fewestFound = 120

export interface DemoPool {
  people: Indexed[]
  view: PoolView
}

export function openDemoPool(
  vocabulary: ReadingVocabulary,
  tables: ReferenceTables,
  { people, seed, today }: { people: number; seed: number; today: YearMonth },
): DemoPool {
  const indexed = loadPool(tables, people, seed).map((entry): Indexed => {
    const index = indexPerson(vocabulary, entry.person, today)
    return { ...entry, index, has: new Set(index.concepts) }
  })
  const { nearTitles, words } = poolOf(
    vocabulary,
    indexed.map(({ person, has }) => ({ profile: person, has })),
  )
  // a plan is made for every user: its words are counted once
  const counts = new Map<string, number>()
  const count = (word: string) => {
    const counted = counts.get(word) ?? words.count(word)
    counts.set(word, counted)
    return counted
  }
  return { people: indexed, view: { nearTitles, words: { people: words.people, count } } }
}

/** @param maxFound people ranked for each search */
export function searchesOf(
  vocabulary: ReadingVocabulary,
  { people, view }: DemoPool,
  searches: readonly { name: string; preferences: SearchPreferences }[],
  maxFound: number,
): LearningSearch[] {
  const meets = ({ has }: Indexed, condition: Condition) =>
    condition.kind !== 'has' || condition.groups.every((group) => group.some((concept) => has.has(concept)))
  return searches.map(({ name, preferences }) => {
    const plan = planSearch(vocabulary, preferences, [], noLessons, view)
    const { demands, from } = rareTerms(vocabulary, preferences, plan.model)
    const rare = new Set(from(demands.map((set) => people.filter((person) => set.every((demand) => meets(person, demand))).length)).keys())
    const fetched = fetchPeople(withoutRare(vocabulary, preferences, plan, rare), people, maxFound, fewestFound)
    return { name, preferences, rare, people: fetched.map(({ person }) => person) }
  })
}
