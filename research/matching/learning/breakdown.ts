// Where a next batch falls short: of the first batch, and of what someone who knows the preference would choose.
import { mean } from '../measures.ts'
import type { PlantedUser } from './planted-users.ts'
import type { MatchableProfile } from '@fairlead/matching/skills/person'

/** A person with the concepts that decisions are compared in, and what was learned for or against them. */
export interface Compared {
  profile: MatchableProfile
  missed: number
  concepts: ReadonlySet<number>
  evidence: number
}

/** What of the precision of the next batch each step loses; the steps add up to the whole gap. */
export interface Gap {
  /** The first batch is better than all that is left: no order reaches it. */
  supply: number
  /** No fact that is compared tells the preference. */
  notExpressed: number
  /** The fact that tells it best was not learned from the decisions, or less well than others. */
  notLearned: number
  /** Learned, but the rest of the search decided. */
  outweighed: number
}

/** The precision of the best `size` by requirements, then by `value`. */
export const precisionBy = <T extends Pick<Compared, 'profile' | 'missed'>>(
  people: readonly T[],
  user: PlantedUser,
  size: number,
  value: (person: T) => number,
): number =>
  mean(
    people
      .toSorted((a, b) => a.missed - b.missed || value(b) - value(a))
      .slice(0, size)
      .map(({ profile }) => Number(user.wants(profile))),
  )

/** The concept whose presence or absence agrees best with a criterion (phi coefficient), and the sign of the agreement. */
function bestConcept(people: readonly Compared[], fits: (profile: MatchableProfile) => boolean): { concept: number; sign: number } | null {
  const fitting = people.filter(({ profile }) => fits(profile))
  let best: { concept: number; sign: number; phi: number } | null = null
  for (const concept of new Set(people.flatMap(({ concepts }) => [...concepts]))) {
    const having = people.filter(({ concepts }) => concepts.has(concept)).length
    const shared = fitting.filter(({ concepts }) => concepts.has(concept)).length
    const spread = having * (people.length - having) * fitting.length * (people.length - fitting.length)
    const phi = spread > 0 ? (people.length * shared - having * fitting.length) / Math.sqrt(spread) : 0
    if (!best || Math.abs(phi) > best.phi) best = { concept, sign: Math.sign(phi), phi: Math.abs(phi) }
  }
  return best
}

/**
 * @param all people of the search
 * @param remaining those left after the first batch
 * @param next precision of the next batch
 */
export function gapOf(
  all: readonly Compared[],
  remaining: readonly Compared[],
  user: PlantedUser,
  size: number,
  { first, next, best }: { first: number; next: number; best: number },
): Gap {
  const telling = user.criteria.map(({ fits }) => bestConcept(all, fits))
  const byFacts = precisionBy(remaining, user, size, ({ concepts }) =>
    telling.reduce((sum, fact) => sum + (fact && concepts.has(fact.concept) === fact.sign > 0 ? 1 : 0), 0),
  )
  const byEvidence = precisionBy(remaining, user, size, ({ evidence }) => evidence)
  return {
    supply: Math.max(0, first - best),
    notExpressed: best - byFacts,
    notLearned: byFacts - byEvidence,
    outweighed: byEvidence - next,
  }
}

/** The chance of `count` or more of `size` at this rate. */
function chanceOfMore(count: number, size: number, rate: number): number {
  let [sum, ways] = [0, 1]
  for (let k = 0; k <= size; k += 1) {
    if (k >= count) sum += ways * rate ** k * (1 - rate) ** (size - k)
    ways = (ways * (size - k)) / (k + 1)
  }
  return sum
}

/** A difference that one search in so many has by luck. */
const lucky = 0.05

/**
 * Why a next batch is below the first; null if it isn't.
 * @param decided decisions in the first batches
 */
export function whyBelow(figures: { first: number; next: number; best: number; gap: Gap }, decided: number): keyof Gap | 'luck' | null {
  const { first, next, best, gap } = figures
  if (next >= first - 1e-9) return null
  if (best < first - 1e-9) return 'supply'
  if (chanceOfMore(Math.round(first * decided), decided, next) >= lucky) return 'luck'
  return (['notExpressed', 'notLearned', 'outweighed'] as const).toSorted((a, b) => gap[b] - gap[a])[0]!
}
