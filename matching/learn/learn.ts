// Learns from approvals and rejections what the next batch should have more or less of, and why.
import type { LessonChoices } from '@fairlead/domain/project/lessons'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { isSameFact, peopleByConcept, type LearningBase } from './base.ts'
import { codedLines, namedLines, type Read } from './coded-lines.ts'
import { subjectOf, type Subject } from './features.ts'
import type { Feedback } from './feedback.ts'
import { leaningsOf, leaningSubject } from './leaning.ts'
import { chosenLines, lessonsFrom, type Leaning, type LessonLine, type Lessons } from './lessons.ts'
import { scoredConcepts } from '../skills/person-concepts.ts'
import { readPerson } from '../skills/person.ts'
import { tasteLines } from './taste.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface Learned {
  /** As learned, before the user's choices. */
  lines: LessonLine[]
  lessonsFor(choices: LessonChoices): Lessons
}

/**
 * The lessons of the feedback, one line per fact; the order of the feedback does not matter. Nothing is learned against what
 * the search asks for or what most people in the requested work have.
 * Rejections because someone probably needs sponsorship teach nothing, since profiles don't show it without guessing at origin.
 * @param today the month up to which current jobs count, 'YYYY-MM'
 * @param base what a search of the project has fetched; without it, only stated reasons teach
 */
export function learnFrom(vocabulary: Vocabulary, feedback: readonly Feedback[], today: YearMonth, base: LearningBase | null): Learned {
  const reads = feedback.map((entry, index): Read => {
    const person = readPerson(vocabulary, entry.profile, today)
    return { at: index, feedback: entry, person, has: scoredConcepts(person) }
  })
  const approved = reads.filter((read) => read.feedback.verdict === 'approved')
  const rejected = reads.filter((read) => read.feedback.verdict === 'rejected')
  const requested = new Set(base?.asked)
  const stated = [...namedLines(vocabulary, rejected, approved), ...codedLines(vocabulary, rejected, approved, requested)]
  const decisions = reads.map(({ at: index, person, feedback: { verdict, rejectionReasons: reasons } }) => {
    return { at: index, person, isApproved: verdict === 'approved', reasons }
  })
  const inferred = base ? tasteLines(vocabulary, decisions, base) : []
  const lines = oneLineAFact(
    [...stated, ...inferred].filter((line) => !isAgainst(line, requested)),
    base,
  )
  const leanings = base ? leaningsOf(vocabulary, decisions, base) : []
  return { lines, lessonsFor: (choices) => lessonsFrom(chosenLines(lines, choices), base ? undecided(leanings, choices, base) : []) }
}

/** What a line without a concept is about. */
const subjectsByKey: Readonly<Record<string, Subject>> = {
  yearsMin: 'years',
  yearsMax: 'years',
  keywordWeight: 'skill',
  degreeLevel: 'education',
}

/** Leanings about facts whose line the user has neither changed nor removed. */
function undecided(leanings: readonly Leaning[], choices: LessonChoices, base: LearningBase): readonly Leaning[] {
  const keys = Object.keys(choices)
  if (keys.length === 0) return leanings
  const having = peopleByConcept(base.people)
  return leanings.filter(
    ({ concept }) =>
      !keys.some((key) => {
        const number = Number(key.split(':')[1])
        return Number.isNaN(number)
          ? subjectsByKey[key] === leaningSubject(concept)
          : isSameFact(having, base.people.length, concept, number)
      }),
  )
}

const conceptOf = ({ effect }: LessonLine): number | null =>
  effect.kind === 'concept' || effect.kind === 'exclude' ? effect.concept : null

function isAgainst(line: LessonLine, requested: ReadonlySet<number>): boolean {
  const concept = conceptOf(line)
  return concept !== null && line.change !== 'strengthened' && requested.has(concept)
}

/** Of several lines about one fact, the first: a stated reason before an inferred one, and of two reasons the stronger one. */
function oneLineAFact(lines: readonly LessonLine[], base: LearningBase | null): LessonLine[] {
  const having = peopleByConcept(base?.people ?? [])
  const unique: LessonLine[] = []
  const inferred = new Set(lines.flatMap(({ effect }) => (effect.kind === 'concept' ? [subjectOf(effect.concept)] : [])))
  const years = lines.some(({ effect: { kind } }) => kind === 'yearsMin' || kind === 'yearsMax')
  for (const line of lines) {
    const concept = conceptOf(line)
    const isSaid =
      concept === null
        ? // which skill or degree says more than that skills or degrees count
          (line.effect.kind === 'keywordWeight' && inferred.has('skill')) ||
          (line.effect.kind === 'degreeLevel' && inferred.has('education'))
        : (years && subjectOf(concept) === 'years') ||
          unique.map(conceptOf).some((earlier) => earlier !== null && isSameFact(having, base?.people.length ?? 0, concept, earlier))
    if (!isSaid) unique.push(line)
  }
  return unique
}

export const learnLines = (...parameters: Parameters<typeof learnFrom>): LessonLine[] => learnFrom(...parameters).lines

/** Everything that feedback teaches, without choices by the user. */
export const learn = (...parameters: Parameters<typeof learnFrom>): Lessons => learnFrom(...parameters).lessonsFor({})
