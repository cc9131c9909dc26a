// Whether a new batch is as good as the previous one, so that the user is asked before seeing a worse one.
import { text as texts } from './texts/batch-fit.ts'

export interface BatchFacts {
  score: number
  /** How many requirements of the search aren't met. */
  missed: number
}

/** A batch next to the one before it. */
export interface BatchComparison {
  found: number
  /** How many score near the previous batch; null when it wasn't counted. */
  fits: number | null
  /** How many requirements they miss, all together; null when it wasn't counted. */
  missed: number | null
  /** The same of the previous batch; null without one. */
  foundBefore: number | null
  missedBefore: number | null
}

/** The median score; null for an empty batch. */
export function medianScore(scores: readonly number[]): number | null {
  const sorted = scores.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** How far below the previous batch's median a candidate may score and still be near it. */
const minShare = 0.6
/** A batch is worse when its people miss this many more requirements on average: every fourth one more than before. */
const maxLoss = 0.25

const countMissed = (batch: readonly BatchFacts[]): number => batch.reduce((sum, { missed }) => sum + missed, 0)

/**
 * Counts the requirements of the search that are missed, and how many score at least 60% of the previous batch's median.
 * @param before the previous batch; empty for the first
 */
export function compareBatches(batch: readonly BatchFacts[], before: readonly BatchFacts[]): BatchComparison {
  const min = (medianScore(before.map(({ score }) => score)) ?? 0) * minShare
  return {
    found: batch.length,
    fits: batch.filter(({ score }) => score >= min).length,
    missed: countMissed(batch),
    foundBefore: before.length === 0 ? null : before.length,
    missedBefore: before.length === 0 ? null : countMissed(before),
  }
}

/** What the user is told before a worse batch is shown; null for one that is as good as the last. */
export function worseBatchText({ found: count, fits, missed, foundBefore, missedBefore }: BatchComparison): string | null {
  if (count === 0) return null
  if (missed !== null && foundBefore && missedBefore !== null && missed / count - missedBefore / foundBefore >= maxLoss)
    return texts.fitsLess(count, missed / count, missedBefore / foundBefore)
  return fits !== null && fits * 2 < count ? texts.scoresLess(count, fits) : null
}
