// What a search learned from decisions, as lines a user can keep, change, or exclude.
import type { StoredText } from '../shared/stored-text.ts'
import { text as lessonsText } from './texts/lessons.ts'

/** How a line changes the criteria of a search. */
export const lessonChanges = ['added', 'strengthened', 'weakened', 'excluded'] as const
export type LessonChange = (typeof lessonChanges)[number]

/** The unit of a line's number; null when it has none. */
export type LessonUnit = 'factor' | 'years' | 'dollars'

/** A line as shown and stored with a version. */
export interface LessonView {
  /** Identifies the same lesson in every version. */
  key: string
  change: LessonChange
  /** 'Fewer people from Globex' */
  text: string
  /** '2 rejected for their company' */
  why: string
  /** Both by their names in matching's catalog, for readers of other languages; absent in older versions. */
  words?: { text: StoredText; why: StoredText }
  /** Candidates whose decisions led to this lesson. */
  from: string[]
  unit: LessonUnit | null
  amount: number | null
  isOff: boolean
  /** The user set the amount. */
  isEdited: boolean
}

/** A lesson in one sentence, as stored with its project; older ones are only the sentence. */
export type LessonNote = string | { english: string; text: StoredText }

/** A user's decision about one line. */
export interface LessonChoice {
  isOff?: boolean | undefined
  amount?: number | undefined
}

export type LessonChoices = Readonly<Record<string, LessonChoice>>

/** Lowest and highest number that a user may set. */
export const lessonLimits: Record<LessonUnit, readonly [number, number]> = {
  factor: [0.25, 4],
  years: [0, 60],
  dollars: [0, 10_000_000],
}

/** The strengths offered for a factor, in users' words. */
export const strengths = ['slightly', 'clearly', 'strongly'] as const
export type Strength = (typeof strengths)[number]
export const strengthLabel = (strength: Strength): string => lessonsText.strengths[strength]
const powers: Record<Strength, number> = { slightly: 1.15, clearly: 1.5, strongly: 2.5 }

/** The strength closest to a factor; factors equally far from 1, above and below it, have the same one. */
export function strengthOf(factor: number): Strength {
  const size = Math.abs(Math.log(Math.max(factor, 0.01)))
  return size < 0.27 ? 'slightly' : size < 0.66 ? 'clearly' : 'strongly'
}

/** The factor for a strength, on the same side of 1 as `factor`. */
export function withStrength(factor: number, strength: Strength): number {
  return Math.round((factor < 1 ? 1 / powers[strength] : powers[strength]) * 100) / 100
}

/** Validates an amount; null when valid. */
export function checkLessonAmount(unit: LessonUnit | null, amount: number): string | null {
  if (unit === null) return lessonsText.lineWithoutNumber
  const [min, max] = lessonLimits[unit]
  if (!Number.isFinite(amount) || amount < min || amount > max) return lessonsText.enterNumber(min, max)
  return null
}

/** The choices after `changes`; empty choices are dropped. */
export function mergeChoices(before: LessonChoices, changes: LessonChoices): LessonChoices {
  return Object.fromEntries(
    Object.entries({ ...before, ...changes }).filter(([, { isOff, amount }]) => isOff === true || amount !== undefined),
  )
}

export type LessonDifference = 'new' | 'changed' | 'same' | 'gone'

/** Compares the current lines with an earlier version; removed lines come last. */
export function compareLessons<T extends Pick<LessonView, 'key' | 'amount' | 'isOff'>>(
  before: readonly T[],
  now: readonly T[],
): { line: T; difference: LessonDifference }[] {
  const old = new Map(before.filter(({ isOff }) => !isOff).map((line) => [line.key, line]))
  const current = now.map((line): { line: T; difference: LessonDifference } => {
    const earlier = old.get(line.key)
    if (!earlier) return { line, difference: line.isOff ? 'same' : 'new' }
    return { line, difference: line.isOff || earlier.amount !== line.amount ? 'changed' : 'same' }
  })
  const keys = new Set(now.map(({ key }) => key))
  const gone = [...old.values()].filter(({ key }) => !keys.has(key)).map((line) => ({ line, difference: 'gone' as const }))
  return [...current, ...gone]
}

/** The concepts of each of the people that decisions are compared with. */
export type ConceptLists = number[][]
