// Whether a new batch is as good as the previous one, so that the user is asked before seeing a worse one.
import * as texts from './texts/en/batch-fit.ts'

export interface BatchFacts {
  score: number
  /** A requirement of the search isn't met. */
  missesMust: boolean
}

/** A batch next to the one before it. */
export interface BatchComparison {
  found: number
  /** How many score near the previous batch; null when it wasn't counted. */
  fits: number | null
  /** How many keep every requirement; null when it wasn't counted. */
  keeps: number | null
  /** The same of the previous batch; null without one. */
  foundBefore: number | null
  keepsBefore: number | null
}

/** The median score; null for an empty batch. */
export function medianScore(scores: readonly number[]): number | null {
  const sorted = scores.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? null
}

/** How far below the previous batch's median a candidate may score and still be near it. */
const minShare = 0.6
/** A batch is worse when the share that keeps every requirement is lower by this much. */
const maxLoss = 0.25

const countKeeping = (batch: readonly BatchFacts[]): number => batch.filter(({ missesMust }) => !missesMust).length

/**
 * Counts how many keep every requirement of the search and how many score at least 60% of the previous batch's median.
 * @param before the previous batch; empty for the first
 */
export function compareBatches(batch: readonly BatchFacts[], before: readonly BatchFacts[]): BatchComparison {
  const min = (medianScore(before.map(({ score }) => score)) ?? 0) * minShare
  return {
    found: batch.length,
    fits: batch.filter(({ score }) => score >= min).length,
    keeps: countKeeping(batch),
    foundBefore: before.length === 0 ? null : before.length,
    keepsBefore: before.length === 0 ? null : countKeeping(before),
  }
}

/** What the user is told before a worse batch is shown; null for one that is as good as the last. */
export function worseBatchText({ found: count, fits, keeps, foundBefore, keepsBefore }: BatchComparison): string | null {
  if (count === 0) return null
  if (keeps !== null && foundBefore && keepsBefore !== null && keepsBefore / foundBefore - keeps / count >= maxLoss)
    return texts.fitsLess(count, keeps, foundBefore, keepsBefore)
  return fits !== null && fits * 2 < count ? texts.scoresLess(count, fits) : null
}
