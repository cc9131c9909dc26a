// Runs a plan's retrieval on an in-memory pool, like the server's SQL, and the baseline for comparison.
import { normalise } from '@fairlead/domain/reference/normalise'
import type { PersonIndex } from '@fairlead/matching/skills/index-person'
import type { SearchPlan } from '@fairlead/matching/plan/plan'
import type { Retrieval } from '@fairlead/domain/ports/people-index'
import type { PoolPerson } from '../../testing/vocabulary.ts'
import type { BenchmarkSearch } from './searches.ts'

export interface Indexed extends PoolPerson {
  index: PersonIndex
  has: Set<number>
}

const fits = (retrieval: Retrieval, { has, index }: Indexed): boolean =>
  (retrieval.yearsMin === null || index.yearsOfExperience >= retrieval.yearsMin) &&
  (retrieval.yearsMax === null || index.yearsOfExperience <= retrieval.yearsMax) &&
  !retrieval.noneOf.some((id) => has.has(id)) &&
  retrieval.anyOf.every((group) => group.some((id) => has.has(id)))

/** Fetches at most `limit` people, widening the search while fewer than `enough` are found. */
export function fetchPeople(plan: SearchPlan, pool: Indexed[], limit: number, enough: number): Indexed[] {
  const people = new Set<Indexed>()
  for (const retrieval of [plan, ...plan.relaxations]) {
    const fresh = pool.filter((person) => !people.has(person) && fits(retrieval, person))
    const scored = fresh.map((person) => ({
      person,
      score:
        retrieval.boost.reduce((sum, { concept, weight }) => (person.has.has(concept) ? sum + weight : sum), 0) +
        retrieval.ladders.reduce(
          (sum, ladder) => sum + (ladder.find(({ concepts }) => concepts.some((id) => person.has.has(id)))?.weight ?? 0),
          0,
        ),
    }))
    scored.sort((a, b) => b.score - a.score)
    for (const { person } of scored.slice(0, limit - people.size)) people.add(person)
    if (people.size >= enough) break
  }
  return [...people]
}

/** Plain keyword overlap: how many distinct words of the search are in the profile. */
export function rankByWords(search: BenchmarkSearch, words: Map<PoolPerson, Set<string>>): PoolPerson[] {
  const { jobTitles, keywordsRequired, keywordsOptional, locations } = search.preferences
  const queryWords = new Set(
    [...jobTitles, ...keywordsRequired, ...keywordsOptional, ...locations].flatMap((text) => normalise(text).split(' ')),
  )
  return [...words]
    .map(([person, profileWords]) => ({ person, score: queryWords.intersection(profileWords).size }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ person }) => person)
}

export function wordsOf({ person }: PoolPerson): Set<string> {
  const texts = [
    person.headline,
    person.summary ?? '',
    person.place.label,
    ...person.skills,
    ...person.experiences.flatMap((job) => [job.title, job.description]),
  ]
  return new Set(normalise(texts.join(' \n ')).split(' '))
}
