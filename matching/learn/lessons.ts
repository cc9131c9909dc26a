// Lessons from earlier decisions, as lines for the user and as totals for the plan and the score.
import type { LessonChange, LessonChoices, LessonUnit } from '@fairlead/domain/project/lessons'
import { writeText, type TextOf } from '@fairlead/domain/shared/stored-text'
import * as english from './texts/en/lessons.ts'

export interface Adjustment {
  concept: number
  /** Multiplies the score of people who have the concept; below 1 lowers, above 1 raises. */
  factor: number
}

/** Evidence too weak for a lesson. */
export interface Leaning {
  concept: number
  /** How much more likely someone who has it is approved, -1 to 1. */
  weight: number
}

export interface Lessons {
  adjustments: Adjustment[]
  /** Concepts whose people are left out of batches. */
  exclude: number[]
  /** Years below or above which people were rejected. */
  yearsMin: number | null
  yearsMax: number | null
  /** Yearly pay in US dollars above which people were rejected. */
  salaryMax: number | null
  /** Factors on the user's own weights; 1 = as set. */
  keywordWeight: number
  prestigeWeight: number
  /** Degree level required in addition (see degreeLevels); 0 = none. */
  degreeLevel: number
  /** They choose only between people who are equal in everything asked for, see standingOf. */
  leanings: readonly Leaning[]
  /** One sentence per lesson, for the user. */
  notes: string[]
}

export const noLessons: Lessons = {
  adjustments: [],
  exclude: [],
  yearsMin: null,
  yearsMax: null,
  salaryMax: null,
  keywordWeight: 1,
  prestigeWeight: 1,
  degreeLevel: 0,
  leanings: [],
  notes: [],
}

export type LessonEffect =
  | { kind: 'concept'; concept: number }
  | { kind: 'exclude'; concept: number }
  | { kind: 'degreeLevel'; level: number }
  | { kind: 'yearsMin' | 'yearsMax' | 'salaryMax' | 'keywordWeight' | 'prestigeWeight' }
  /** Informs and changes nothing. */
  | { kind: 'none' }

/** Names a text about a lesson, in any language. */
export type LessonText = TextOf<typeof english>

export interface LessonLine {
  /** Identifies the same lesson whenever it is learned again. */
  key: string
  change: LessonChange
  /** In English, as stored. */
  why: string
  whyText: LessonText
  /** The decisions that led to it, by position in the feedback; ascending. */
  from: number[]
  unit: LessonUnit | null
  /** Factor, years, or US dollars; null when the line has no number. */
  amount: number | null
  effect: LessonEffect
  /** The line's text with another amount. */
  textFor(amount: number): LessonText
}

export const inEnglish = (text: LessonText): string => writeText(english, text) ?? ''

/** In English, as stored. */
export const textOf = (line: LessonLine): string => inEnglish(line.textFor(line.amount ?? 0))

/** One sentence for the user. */
export const noteOf = (line: LessonLine): LessonText => ['note', line.textFor(line.amount ?? 0), line.whyText]

/** The lines as the user wants them: with their amounts, without excluded ones. */
export function chosenLines(lines: readonly LessonLine[], choices: LessonChoices): LessonLine[] {
  return lines.flatMap((line) => {
    const choice = Object.hasOwn(choices, line.key) ? choices[line.key] : undefined
    if (choice?.isOff) return []
    return line.unit !== null && choice?.amount !== undefined ? [{ ...line, amount: choice.amount }] : [line]
  })
}

/** Combines lines for a search; their order doesn't matter. */
export function lessonsFrom(lines: readonly LessonLine[], leanings: readonly Leaning[] = []): Lessons {
  if (lines.length === 0 && leanings.length === 0) return noLessons
  const lessons: Lessons = { ...noLessons, adjustments: [], exclude: [], leanings, notes: [] }
  for (const line of lines) {
    const { effect, amount } = line
    lessons.notes.push(inEnglish(noteOf(line)))
    if (effect.kind === 'exclude') lessons.exclude.push(effect.concept)
    else if (effect.kind === 'degreeLevel') lessons.degreeLevel = Math.max(lessons.degreeLevel, effect.level)
    else if (effect.kind !== 'none' && amount !== null) {
      if (effect.kind === 'concept') lessons.adjustments.push({ concept: effect.concept, factor: amount })
      else lessons[effect.kind] = amount
    }
  }
  lessons.exclude.sort((a, b) => a - b)
  return lessons
}
