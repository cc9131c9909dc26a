// Features of every judged pair of posting and résumé, for fitting weights and scores.
import type { Dimension } from '@fairlead/domain/candidate/assessment'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { measurePerson } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { textShare } from '@fairlead/matching/plan/bm25f'
import type { ReadingVocabulary } from '@fairlead/extraction/read-job'
import { fetchByPlan, poolOf, preferencesOfText, readPeople } from './evaluate.ts'
import type { JudgedSearches } from './files.ts'

/** Which parts of a posting a search uses. */
export const shapes = ['all', 'title', 'description'] as const
export type Shape = (typeof shapes)[number]

export interface JudgedPair {
  person: string
  relevant: boolean
  values: Record<Dimension, number>
  /** Product of the factors on the whole score. */
  factor: number
  /** Breaks ties. */
  text: number
}

export interface JudgedJob {
  id: string
  shape: Shape
  /** The shipped engine's weights, sum 1; 0 = not requested. */
  weights: Record<Dimension, number>
  /** Everyone the search fetches. */
  pairs: JudgedPair[]
  /** Relevant people in total, fetched or not. */
  relevant: number
}

const ofShape = (shape: Shape, whole: SearchPreferences): SearchPreferences => {
  if (shape === 'title') return { ...whole, jobDescription: '', keywordsOptional: [] }
  return shape === 'description' ? { ...whole, jobTitles: [], keywordsOptional: [] } : whole
}

/** One entry per judged job and form of search. */
export function judgePairs(
  vocabulary: ReadingVocabulary,
  set: JudgedSearches,
  today: YearMonth,
  wantedShapes: readonly Shape[] = shapes,
): JudgedJob[] {
  const people = readPeople(vocabulary, set, today)
  const pool = poolOf(vocabulary, people)
  return set.jobs.flatMap(({ id, text }) => {
    const judged = set.judged.get(id)
    if (!judged) return []
    const whole = preferencesOfText(vocabulary, text)
    return wantedShapes.map((shape): JudgedJob => {
      const plan = planSearch(vocabulary, ofShape(shape, whole), [], noLessons, pool)
      const pairs = [...fetchByPlan(plan, people)].map(({ id: person, profile }): JudgedPair => {
        const { values, factor } = measurePerson(vocabulary, plan, profile, today)
        return {
          person,
          relevant: judged.has(person),
          values,
          factor,
          text: plan.model.words ? textShare(plan.model.words, profile) : 0,
        }
      })
      return { id, shape, weights: { ...plan.model.weights }, pairs, relevant: judged.size }
    })
  })
}
