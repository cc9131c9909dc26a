// Whether a new batch is as good as the previous one, so that the user is warned about a weak batch before seeing it.

export interface BatchFacts {
  score: number
  /** A requirement of the search isn't met. */
  missesMust: boolean
}

/** The median score; null for an empty batch. */
export function medianScore(scores: readonly number[]): number | null {
  const sorted = scores.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** How far below the previous batch's median a candidate may score and still fit. */
const minShare = 0.6

/**
 * How many in a batch fit: they score at least 60% of the previous batch's median and meet every requirement, unless most of
 * the previous batch missed one, too.
 * @param before the previous batch; empty for the first
 */
export function countFits(batch: readonly BatchFacts[], before: readonly BatchFacts[]): number {
  const min = (medianScore(before.map(({ score }) => score)) ?? 0) * minShare
  const mustsCount = before.filter(({ missesMust }) => missesMust).length * 2 <= before.length
  return batch.filter(({ score, missesMust }) => score >= min && !(mustsCount && missesMust)).length
}

/** Fewer than half fit, so the user is asked before the batch is shown. */
export function isWeakBatch({ fits, found: count }: { fits: number | null; found: number }): boolean {
  return fits !== null && count > 0 && fits * 2 < count
}

/** 'Only 4 of the 25 new candidates fit' */
export function weakBatchText({ fits, found: count }: { fits: number; found: number }): string {
  const all = count === 1 ? 'the 1 new candidate' : `the ${count} new candidates`
  if (fits === 0) return count === 1 ? 'The new candidate doesn’t fit' : `None of ${all} fit`
  return `Only ${fits} of ${all} ${fits === 1 ? 'fits' : 'fit'}`
}
