// Points from an embeddings model for people closer to the search than the others found.

/** The most points it adds or subtracts, out of 100. */
export const maxModelPoints = 5
/** This many standard deviations from the mean earn the most points. */
const farthest = 2

/** For two vectors of length 1: 1 = the same direction, 0 = nothing in common. */
export function similarity(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) sum += (a[index] ?? 0) * (b[index] ?? 0)
  return sum
}

/**
 * Points for each of the people compared, from -5 to 5, with one decimal: the distance of a similarity from the mean, in
 * standard deviations, capped at 2, which makes models with different spreads comparable.
 * @param similarities of the people being compared
 */
export function modelPoints(similarities: readonly number[]): number[] {
  const mean = similarities.reduce((sum, value) => sum + value, 0) / similarities.length
  const spread = Math.sqrt(similarities.reduce((sum, value) => sum + (value - mean) ** 2, 0) / similarities.length)
  if (!(spread > 1e-9)) return similarities.map(() => 0)
  return similarities.map((value) => {
    const far = Math.max(-1, Math.min(1, (value - mean) / spread / farthest))
    return Math.round(far * maxModelPoints * 10) / 10 + 0
  })
}

/** A score with points added, kept within 0 to 100. */
export const withModel = (score: number, points: number): number => Math.max(0, Math.min(100, score + points))

export interface Agreement {
  /** Pairs of an approved and a rejected candidate. */
  pairs: number
  /** Share of the pairs in which the approved one has the higher score; equal scores count half. null without pairs. */
  share: number | null
}

/** How well scores agree with decisions: the area under the ROC curve. */
export function agreementOf(decided: readonly { isApproved: boolean; score: number }[]): Agreement {
  const approved = decided.filter((decision) => decision.isApproved)
  const rejected = decided.filter((decision) => !decision.isApproved)
  const pairs = approved.length * rejected.length
  if (pairs === 0) return { pairs, share: null }
  let right = 0
  for (const positive of approved)
    for (const negative of rejected) right += positive.score > negative.score ? 1 : positive.score === negative.score ? 0.5 : 0
  return { pairs, share: right / pairs }
}
