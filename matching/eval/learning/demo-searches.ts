// The benchmark's searches over the fictional pool, each with the people it finds.
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { indexPerson } from '../../skills/index-person.ts'
import { noLessons } from '../../learn/lessons.ts'
import { planSearch } from '../../plan/plan.ts'
import type { Vocabulary } from '../../skills/vocabulary.ts'
import { fetchPeople } from '../fetch.ts'
import { loadPool } from '../load.ts'
import { searches } from '../searches.data.ts'
import type { LearningSearch } from './measure.ts'

/** The most people per search who are ranked. */
const maxFound = 400
const fewestFound = 120

export function demoSearches(
  vocabulary: Vocabulary,
  tables: ReferenceTables,
  { people, count, seed, today }: { people: number; count: number; seed: number; today: YearMonth },
): LearningSearch[] {
  const pool = loadPool(tables, people, seed).map((entry) => {
    const index = indexPerson(vocabulary, entry.person, today)
    return { ...entry, index, has: new Set(index.concepts) }
  })
  return searches.slice(0, count).map(({ name, preferences }) => {
    const plan = planSearch(vocabulary, preferences, [], noLessons)
    return { name, preferences, people: fetchPeople(plan, pool, maxFound, fewestFound).map(({ person }) => person) }
  })
}
