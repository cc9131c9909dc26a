// Whether decisions still change the next search results, for calibration.
import * as learningProgressTexts from './texts/en/learning-progress.ts'

/** How many of the next people are compared. */
export const nextPeople = 25
/** A search is stable while a decision changes at most this many results. */
const quietChange = 3
/** Consecutive decisions that must change little. */
const quietRun = 2
const fewestDecisions = 4
const maxMore = 10

export interface LearningProgress {
  decisions: number
  /** The number of decisions after which none changed much; null while they still do. */
  stableAfter: number | null
  /** How many more decisions are likely to be needed; 0 when stable. */
  more: number
  /** How many of the next people the last decision replaced; null before the first. */
  lastChange: number | null
}

/**
 * Computes the progress from the next search results after each decision. @param changes how many of the next people each
 * decision replaced, in decision order @param before decisions made before the first of these
 */
export function learningProgress(changes: readonly number[], before = 0): LearningProgress {
  const decisions = before + changes.length
  const lastChange = changes.at(-1) ?? null
  let quiet = 0
  while (quiet < changes.length && (changes.at(-1 - quiet) ?? Infinity) <= quietChange) quiet += 1
  const stableAfter = Math.max(fewestDecisions, decisions - quiet)
  if (decisions - stableAfter >= quietRun) return { decisions, stableAfter, more: 0, lastChange }
  const missing = Math.max(0, fewestDecisions + quietRun - decisions)
  // the effect of one more decision shrinks with the number of decisions
  const last = changes.slice(-3)
  const mean = last.reduce((sum, change) => sum + change, 0) / Math.max(1, last.length)
  const expected = Math.ceil((decisions * mean) / quietChange - decisions)
  return { decisions, stableAfter: null, more: Math.min(maxMore, Math.max(1, missing, quietRun - quiet, expected)), lastChange }
}

/** 'Stable after 8 decisions' or 'Review 4 more'. */
export function learningProgressText({ stableAfter, more, lastChange }: LearningProgress): string {
  if (stableAfter !== null) return learningProgressTexts.stable(stableAfter)
  const changed = lastChange === null ? '' : learningProgressTexts.lastDecisionEffect(lastChange, nextPeople)
  return `Review ${more} more until the search is stable.${changed}`
}
