// Closing a search after a hire: who is still in it and is owed an answer.
import { isClosingStage, isInTouch, stages, type Stage } from '../shared/stages.ts'

/** The most people shown and answered at once. */
export const closedAtOnce = 200

/** True for someone the team talks with who has no offer and no answer yet. */
export function isStillIn(stage: Stage): boolean {
  return isInTouch(stage) && !isClosingStage(stage)
}

/** The stages of those people. */
export const stillInStages: readonly Stage[] = stages.filter(isStillIn)

/** How many people are still in a search, from the counts of its stages. */
export function countStillIn(counts: Partial<Record<Stage, number>>): number {
  return stillInStages.reduce((sum, stage) => sum + (counts[stage] ?? 0), 0)
}
