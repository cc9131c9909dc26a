// How certain it is that two records are of one person: a log-likelihood ratio per field (Fellegi and Sunter 1969), fitted by
// research/identity.
import { compareRecords, type Evidence } from './compare.ts'
import type { IdentityRecord } from './record.ts'

export interface IdentityWeights {
  /** Before any evidence. */
  prior: number
  /** Natural logarithm of the odds that a level adds. */
  levels: Readonly<Record<string, number>>
  /** Confidence from which a pair without a contradiction is one person, and from which it is worth a look. */
  certain: number
  probable: number
}

export interface Comparison {
  /** That both are one person, 0 to 1. */
  confidence: number
  verdict: 'certain' | 'probable' | 'different'
  /** Sentences in the reader's language; the weightiest first. */
  reasonsFor: string[]
  reasonsAgainst: string[]
}

/** Of {@link Evidence.proofs}. */
export const leastProofs = 3

const oddsOf = (evidence: readonly Evidence[], { prior, levels }: IdentityWeights): number =>
  evidence.reduce((sum, { level }) => sum + (levels[level] ?? 0), prior)

/**
 * Compares two records. 'certain' needs, besides the confidence, something other than the name that few people share, something more, and
 * nothing that says they are two people: a shared phone is a family's, a shared employer a namesake's.
 */
export function comparePeople(a: IdentityRecord, b: IdentityRecord, weights: IdentityWeights): Comparison {
  const evidence = compareRecords(a, b)
  const confidence = 1 / (1 + Math.exp(-oddsOf(evidence, weights)))
  const isContradicted = evidence.some(({ isContradiction }) => isContradiction)
  const proofs = evidence.reduce((sum, entry) => sum + (entry.proofs ?? 0), 0)
  const weigh = ({ level }: Evidence) => Math.abs(weights.levels[level] ?? 0)
  const sentences = (isAgainst: boolean) =>
    evidence
      .filter((entry) => (entry.isAgainst ?? false) === isAgainst)
      .toSorted((x, y) => weigh(y) - weigh(x))
      .flatMap(({ reason }) => reason ?? [])
  return {
    confidence,
    verdict:
      confidence >= weights.certain && proofs >= leastProofs && !isContradicted
        ? 'certain'
        : confidence >= weights.probable
          ? 'probable'
          : 'different',
    reasonsFor: sentences(false),
    reasonsAgainst: sentences(true),
  }
}
