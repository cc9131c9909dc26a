// Whether decisions still change the next search results, for calibration.
import { text as learningProgressTexts } from './texts/learning-progress.ts'

/** How many of the next people are compared. */
export const nextPeople = 25
/** A decision that changes at most this many results hardly changes who comes next. */
const quietChange = 3
/** Consecutive decisions that must change little. */
const quietRun = 2
const fewestDecisions = 4

export interface LearningProgress {
  decisions: number
  /** After at least four decisions, the last two hardly changed who comes next. */
  isStable: boolean
  /** How many of the next people the last decision replaced; null before the first. */
  lastChange: number | null
}

/**
 * @param changes how many of the next people each decision replaced, in decision order
 * @param before decisions made before the first of these
 */
export function learningProgress(changes: readonly number[], before = 0): LearningProgress {
  const decisions = before + changes.length
  const last = changes.slice(-quietRun)
  const isStable = decisions >= fewestDecisions && last.length === quietRun && last.every((change) => change <= quietChange)
  return { decisions, isStable, lastChange: changes.at(-1) ?? null }
}

/** 'Your last decision changed 4 of the next 25 candidates.' Empty before the first decision. */
export function learningProgressText({ isStable, lastChange }: LearningProgress): string {
  if (lastChange === null) return ''
  return isStable ? learningProgressTexts.stable : learningProgressTexts.lastDecisionEffect(lastChange, nextPeople)
}
