// Lets titles that are near each other share their similarity to the requested one: what a title's neighbors are says more about it
// than its own words. Measured in docs/titles.md.
import { topScores } from '../titles/top-scores.ts'

/** Titles that take part; measured: 1,000 of them and 20 neighbors gain as much. */
export const smoothedTitles = 600
const neighbors = 10
/** The share of a title's score that its neighbors decide … */
const fromNeighbors = 0.5
/** … once its similarity is this much below the best one's; closer to it less, so that the best ones keep their order. */
const apart = 0.1

export interface Scored {
  similarity: number
  nearness: number
}

/**
 * @param titles best first, at most {@link smoothedTitles}
 * @param likeness cosine of two of them by position, symmetric
 * @returns the same titles in the same order, with each value moved toward the mean of the nearest ones, weighted by cosine^4
 */
export function smoothTitles(titles: readonly Scored[], likeness: (a: number, b: number) => number): Scored[] {
  const count = titles.length
  const cosines = new Float32Array(count * count)
  for (let a = 0; a < count; a += 1)
    for (let b = a; b < count; b += 1) cosines[a * count + b] = cosines[b * count + a] = Math.max(0, likeness(a, b))
  const best = titles.reduce((highest, { similarity }) => Math.max(highest, similarity), 0)
  return titles.map((title, index) => {
    const share = fromNeighbors * Math.min(1, (best - title.similarity) / apart)
    let total = 0
    const mean = { similarity: 0, nearness: 0 }
    for (const { index: neighbor, score } of topScores(cosines.subarray(index * count, (index + 1) * count), neighbors)) {
      const weight = score ** 4
      total += weight
      mean.similarity += weight * (titles[neighbor]?.similarity ?? 0)
      mean.nearness += weight * (titles[neighbor]?.nearness ?? 0)
    }
    if (total === 0) return title
    return {
      similarity: title.similarity + share * (mean.similarity / total - title.similarity),
      nearness: title.nearness + share * (mean.nearness / total - title.nearness),
    }
  })
}
