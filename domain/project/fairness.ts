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

export const swapTexts: Record<SwapKind, { name: string; changes: string; none: string }> = {
  gender: {
    name: 'First name and pronouns',
    get changes() {
      return fairnessText.genderSwap
    },
    get none() {
      return fairnessText.noFirstName
    },
  },
  title_form: {
    name: 'Masculine and feminine titles',
    get changes() {
      return fairnessText.titleFormSwap
    },
    get none() {
      return fairnessText.noTitleForms
    },
  },
  origin: {
    name: 'Origin of the name',
    get changes() {
      return fairnessText.originSwap
    },
    get none() {
      return fairnessText.noName
    },
  },
  photo: {
    name: 'Photo',
    get changes() {
      return fairnessText.photoRemoved
    },
    get none() {
      return fairnessText.noPhoto
    },
  },
  age: {
    name: 'Years that reveal age',
    get changes() {
      return fairnessText.ageSwap
    },
    get none() {
      return fairnessText.noYears
    },
  },
  gap: {
    name: 'Employment gap',
    get changes() {
      return fairnessText.gapSwap
    },
    get none() {
      return fairnessText.noTwoJobs
    },
  },
}

/** Profile fields that no score, search, or reason can read; judge.test.ts changes everything in a profile. */
export const neverRead = [
  'First and last name',
  'Photo',
  'Email addresses',
  'LinkedIn address',
  'Recommendations',
  'Years of school',
  'School activities and clubs',
  'Answers to the self-identification form',
] as const

/** The most people and batches in a run: the newest ones. */
export const maxPeople = 60
export const maxBatches = 3
/** Minutes until a project may be checked manually again. */
export const waitMinutes = 5
