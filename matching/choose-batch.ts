// Chooses which of the ranked people to show next: varied at first, by score later.
import type { YearMonth } from '@fairlead/domain/candidate/profile'
import { conceptId } from './concepts.ts'
import { readPerson } from './person.ts'
import type { MatchableProfile } from './person.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface Ranked {
  /** 0 to 100; the unrounded score serves best. */
  score: number
  /** What makes two people alike, see {@link facetsOf}. */
  facets: number[]
}

/** Points a person loses for each facet shared with one already chosen. */
export const calibrationVariety = 3
export const laterVariety = 0.5

/** Employer, kind of job and level of the present job: what a batch should spread over. */
export function facetsOf(vocabulary: Vocabulary, profile: MatchableProfile, today: YearMonth): number[] {
  const { current } = readPerson(vocabulary, profile, today)
  return current ? [current.company.currentConcept, current.title.currentConcept, conceptId('seniority', current.title.seniority)] : []
}

/**
 * Picks `size` of the people one after another, each time the best after a deduction for likeness with those picked
 * (maximal marginal relevance, Carbonell and Goldstein 1998). Deterministic: ties keep the given order.
 * @param ranked best first
 * @param variety points lost per shared facet; {@link calibrationVariety} for a first batch, 0 = by score alone
 */
export function chooseBatch<T extends Ranked>(ranked: readonly T[], size: number, variety: number = calibrationVariety): T[] {
  const left = ranked.slice(0, Math.max(size * 20, 200))
  const seen = new Map<number, number>()
  const chosen: T[] = []
  while (chosen.length < size && left.length > 0) {
    let best = 0
    let bestValue = -Infinity
    left.forEach((person, index) => {
      const likeness = person.facets.reduce((sum, facet) => sum + (seen.get(facet) ?? 0), 0)
      const value = person.score - variety * likeness
      if (value > bestValue) [best, bestValue] = [index, value]
    })
    const [person] = left.splice(best, 1)
    if (!person) break
    chosen.push(person)
    for (const facet of person.facets) seen.set(facet, (seen.get(facet) ?? 0) + 1)
  }
  return chosen
}
