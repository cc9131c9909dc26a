// Chooses which of the ranked people to show next: diverse at first, by score later.
import type { Dimension, DimensionScore } from '@fairlead/domain/candidate/assessment'
import { must } from '@fairlead/domain/shared/records'
import { conceptId } from '../skills/concepts.ts'
import type { PersonReading } from '../skills/person.ts'

export interface Ranked {
  /** 0 to 100; the unrounded score serves best. */
  score: number
  /** The traits that make two people similar, see {@link facetsOf}. */
  facets: number[]
  /** How many requirements of the search the person misses. */
  missed: number
  /** Where weak evidence was learned: what makes two people equal in everything asked for, and the evidence for the person. */
  leaning?: { standing: string; likeness(): number }
}

export interface Uncertain extends Ranked {
  /** How much the parts of the score disagree, see {@link splitOf}. */
  split: number
}

/** Points a person loses for each facet shared with one already chosen. */
export const calibrationVariety = 3
export const laterVariety = 0.5

/** Employer, kind of job, and level of the current job: what a batch should vary. */
export function facetsOf({ current }: Pick<PersonReading, 'current'>): number[] {
  return current ? [current.company.currentConcept, current.title.currentConcept, conceptId('seniority', current.title.seniority)] : []
}

/**
 * How much the parts of a score disagree about a person, 0 to 0.5: the weighted standard deviation of their values. A decision
 * about a person with a high value shows which part matters (query by committee, Seung, Opper and Sompolinsky 1992).
 */
export function splitOf(scores: Record<Dimension, DimensionScore>): number {
  const parts = Object.values(scores).filter(({ weight }) => weight > 0)
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  if (total === 0) return 0
  const mean = parts.reduce((sum, { value, weight }) => sum + value * weight, 0) / total
  return Math.sqrt(parts.reduce((sum, { value, weight }) => sum + weight * (value - mean) ** 2, 0) / total)
}

/** Repeatedly picks the best by `value` after a deduction for similarity with those picked before (maximal marginal relevance). */
function pick<T extends Ranked>(
  from: readonly T[],
  size: number,
  variety: number,
  chosen: readonly T[],
  value: (person: T) => number,
): T[] {
  const remaining = from.filter((person) => !chosen.includes(person))
  const facetCounts = new Map<number, number>()
  const count = ({ facets }: Ranked) => facets.forEach((facet) => facetCounts.set(facet, (facetCounts.get(facet) ?? 0) + 1))
  chosen.forEach(count)
  const picked: T[] = []
  while (picked.length < size && remaining.length > 0) {
    let best = 0
    let bestValue = -Infinity
    remaining.forEach((person, index) => {
      const likeness = person.facets.reduce((sum, facet) => sum + (facetCounts.get(facet) ?? 0), 0)
      const worth = value(person) - variety * likeness
      if (worth > bestValue) [best, bestValue] = [index, worth]
    })
    const [person] = remaining.splice(best, 1)
    if (!person) break
    picked.push(person)
    count(person)
  }
  return picked
}

/** A batch of `size` is chosen from this many people, best first. */
export const considered = (size: number): number => Math.max(size * 20, 200)

/** Fills a batch from those who keep every requirement; while there are too few, from those who miss one, and so on. */
function fill<T extends Ranked>(ranked: readonly T[], size: number, choose: (from: readonly T[], size: number) => T[]): T[] {
  const chosen: T[] = []
  const groups = [...Map.groupBy(ranked, ({ missed }) => missed)].toSorted(([a], [b]) => a - b)
  for (const [, same] of groups) if (chosen.length < size) chosen.push(...choose(same, size - chosen.length))
  return chosen
}

/** No one takes the place of a person whose score is more points above. */
const nearScore = 5

/**
 * Gives places to people of the same standing and about the same score who are more like the approved: the most alike first, each
 * the place of the least alike.
 */
function preferAlike<T extends Ranked>(ranked: readonly T[], chosen: readonly T[]): T[] {
  const batch = [...chosen]
  const equals = Map.groupBy(ranked, ({ leaning }) => leaning?.standing)
  for (const [standing, places] of Map.groupBy(chosen.keys(), (place) => must(chosen[place]).leaning?.standing)) {
    const same = equals.get(standing) ?? []
    if (same.length <= places.length) continue
    const likeness = new Map(same.map((person) => [person, person.leaning?.likeness() ?? 0]))
    const alike = (person: T) => likeness.get(person) ?? 0
    const open = new Set(places.toSorted((a, b) => alike(must(batch[a])) - alike(must(batch[b]))))
    const waiting = same.filter((person) => !chosen.includes(person)).toSorted((a, b) => alike(b) - alike(a))
    for (const person of waiting) {
      const place = [...open].find(
        (index) => alike(must(batch[index])) < alike(person) && must(batch[index]).score <= person.score + nearScore,
      )
      if (place === undefined) continue
      batch[place] = person
      open.delete(place)
    }
  }
  return batch
}

/**
 * Picks `size` people one after another, each time the best after a deduction for similarity with those picked (maximal
 * marginal relevance, Carbonell and Goldstein 1998); then weak evidence chooses between equals. Deterministic: ties keep the given
 * order.
 * @param ranked best first
 * @param variety points lost per shared facet; {@link calibrationVariety} for a first batch, 0 = by score only
 */
export function chooseBatch<T extends Ranked>(ranked: readonly T[], size: number, variety: number = calibrationVariety): T[] {
  const from = ranked.slice(0, considered(size))
  const chosen = fill(from, size, (same, count) => pick(same, count, variety, [], ({ score }) => score))
  return from.some(({ leaning }) => leaning) ? preferAlike(from, chosen) : chosen
}

/** In a batch of ten: five of the best, two unlike them, and three with the most disagreement between the parts of the score. */
const shares = { best: 0.5, diverse: 0.2 }
const strongVariety = 12
/** No one this far below the best is shown for the sake of learning. */
const minShare = 0.85

/**
 * A batch for learning: the best people, people unlike them, and people whose score parts disagree the most, all of them
 * suitable. Deterministic; if there are fewer than `size`, all of them.
 * @param ranked best first
 */
export const chooseCalibrationBatch = <T extends Uncertain>(ranked: readonly T[], size: number): T[] => fill(ranked, size, pickToLearn)

function pickToLearn<T extends Uncertain>(ranked: readonly T[], size: number): T[] {
  const fit = ranked.slice(0, considered(size)).filter(({ score }) => score >= (ranked[0]?.score ?? 0) * minShare)
  const best = pick(fit, Math.ceil(size * shares.best), calibrationVariety, [], ({ score }) => score)
  const diverse = pick(fit, Math.round(size * shares.diverse), strongVariety, best, ({ score }) => score)
  const sure = [...best, ...diverse]
  const uncertain = pick(fit, size - sure.length, calibrationVariety, sure, ({ split, score }) => 100 * split + score / 2)
  const chosen = [...sure, ...uncertain]
  return [...chosen, ...pick(ranked, size - chosen.length, 0, chosen, ({ score }) => score)]
}
