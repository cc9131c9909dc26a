// How many of an ideal candidate's traits a person shares.
import type { PersonTrait } from './ideal-traits.ts'

/** Concepts with their weights. */
export type Features = Map<number, number>

/** The features of an ideal candidate: their traits, except removed ones. */
export function idealFeatures(traits: readonly PersonTrait[]): Features {
  const features: Features = new Map()
  for (const { concept, weight } of traits) features.set(concept, Math.max(features.get(concept) ?? 0, weight))
  return features
}

/** The weighted share of an ideal's features that the person has, 0 to 1; the best of several ideals counts. */
export function similarityTo(ideals: Features[], has: Set<number>): number {
  let best = 0
  for (const features of ideals) {
    let total = 0
    let shared = 0
    for (const [concept, weight] of features) {
      total += weight
      if (has.has(concept)) shared += weight
    }
    if (total > 0) best = Math.max(best, shared / total)
  }
  return best
}
