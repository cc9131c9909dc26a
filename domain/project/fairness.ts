// Counterfactual fairness runs: swaps that must not change a score, their results, and fields a ranking never reads.
import { text as fairnessText } from './texts/fairness.ts'

export const swapKinds = ['gender', 'title_form', 'origin', 'photo', 'age', 'gap'] as const
export type SwapKind = (typeof swapKinds)[number]

export interface SwapResult {
  kind: SwapKind
  /** People who have something to swap. */
  people: number
  /** How many of those scores changed. */
  moved: number
  /** The largest change of a score, in points out of 100. */
  most: number
  /** How many of those would have changed rank in their batch. */
  places: number
}

export type Finding = 'none' | 'same' | 'moved'

/** Whether a kind of swap was tested, and whether it moved anything. */
export const findingOf = ({ people, moved, places }: SwapResult): Finding =>
  people === 0 ? 'none' : moved + places === 0 ? 'same' : 'moved'

export const { swapTexts } = fairnessText

/** Profile fields that no score, search, or reason can read; judge.test.ts changes everything in a profile. */
export const neverRead = (): readonly string[] => fairnessText.neverRead

/** The most people and batches in a run: the newest ones. */
export const maxPeople = 60
export const maxBatches = 3
/** Minutes until a project may be checked manually again. */
export const waitMinutes = 5
