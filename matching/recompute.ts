// Computes a batch again from what was stored of it: the same inputs give the same bytes as on that day.
import type { Assessment, Evidence } from '@fairlead/domain/candidate/assessment'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import type { EmployerFacts } from '@fairlead/domain/reference/employers'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import { judge } from './judge.ts'
import { orderPeople, withModelPoints, type FoundPerson } from './judge-people.ts'
import type { Lessons } from './learn/lessons.ts'
import { planSearch, withoutRare, type SearchPlan } from './plan/plan.ts'
import type { NearTitle, PoolView } from './plan/pool-view.ts'
import type { Fit } from './plan/scale.ts'
import { withoutOwnName } from './skills/own-name.ts'
import type { MatchableProfile } from './skills/person.ts'
import { withEmployers, type Vocabulary } from './skills/vocabulary.ts'

/** What a plan asked about the pool, and the answers. */
export interface PoolAnswers {
  people: number
  /** By word. */
  counts: Record<string, number>
  /** By {@link titleKey}. */
  near: Record<string, NearTitle[]>
}

/** Everything a plan is made from. Only data. */
export interface SearchInputs {
  preferences: SearchPreferences
  ideals: MatchableProfile[]
  lessons: Lessons
  /** Labels of the requirements that almost no one in the pool met. */
  rare: string[]
  pool: PoolAnswers
  /** What the workspace corrected about employers, by key. */
  employers: Record<string, EmployerFacts>
  fit: Fit
  today: YearMonth
}

/** Everything a person is judged by. Only data. */
export interface PersonInputs {
  profile: MatchableProfile
  quotes: [criterion: string, evidence: Evidence][]
  /** null = no embeddings model moved the score. */
  modelPoints: number | null
  hasApplied: boolean
}

export interface Computed {
  assessment: Assessment
  /** Before rounding, 0 to 100. */
  exact: number
}

const titleKey = (label: string, limit: number): string => `${limit} ${label}`

/** The same pool, and what it answered so far. */
export function recordPool(pool: PoolView): { pool: PoolView; answers(): PoolAnswers } {
  const counts = new Map<string, number>()
  const near = new Map<string, NearTitle[]>()
  return {
    pool: {
      nearTitles(title, limit) {
        const titles = pool.nearTitles(title, limit)
        near.set(titleKey(title.label, limit), titles)
        return titles
      },
      words: {
        people: pool.words.people,
        count(word) {
          const count = pool.words.count(word)
          counts.set(word, count)
          return count
        },
      },
    },
    answers: () => ({ people: pool.words.people, counts: Object.fromEntries(counts), near: Object.fromEntries(near) }),
  }
}

/** A pool of answers; what was never asked is unknown to it. */
function answering({ people, counts, near }: PoolAnswers): PoolView {
  const [byWord, byTitle] = [new Map(Object.entries(counts)), new Map(Object.entries(near))]
  return {
    nearTitles: (title, limit) => byTitle.get(titleKey(title.label, limit)) ?? [],
    words: { people, count: (word) => byWord.get(word) ?? 0 },
  }
}

/** What a score reads of a person: no name, addresses, or anything that reveals gender, origin, age, or belief. */
export function matchableOf(profile: MatchableProfile): MatchableProfile {
  const { headline, summary, place, experiences, education, skills, estimatedSalary, estimatedSalaryCurrency, resumeText } = profile
  return {
    headline,
    summary,
    place,
    experiences,
    skills,
    education: education.map(({ school, degree, fieldOfStudy }) => ({ school, degree, fieldOfStudy })),
    estimatedSalary,
    ...(estimatedSalaryCurrency === undefined ? {} : { estimatedSalaryCurrency }),
    ...(resumeText ? { resumeText } : {}),
  }
}

export const personInputs = ({ profile, quotes, modelPoints, hasApplied }: Omit<FoundPerson, 'personId'>): PersonInputs => ({
  profile: matchableOf(withoutOwnName(profile)),
  quotes: [...(quotes ?? [])],
  modelPoints: modelPoints ?? null,
  hasApplied: hasApplied ?? false,
})

const vocabularyOf = (vocabulary: Vocabulary, { employers }: SearchInputs): Vocabulary =>
  withEmployers(vocabulary, new Map(Object.entries(employers)))

export const planOf = (vocabulary: Vocabulary, inputs: SearchInputs): SearchPlan => planWith(vocabularyOf(vocabulary, inputs), inputs)

const planWith = (vocabulary: Vocabulary, { preferences, ideals, lessons, rare, pool, fit }: SearchInputs): SearchPlan =>
  withoutRare(vocabulary, preferences, planSearch(vocabulary, preferences, ideals, lessons, answering(pool), fit), new Set(rare))

/**
 * In the order of the people.
 * @throws RangeError when the inputs' month is malformed
 */
export function computeBatch(vocabulary: Vocabulary, inputs: SearchInputs, people: readonly PersonInputs[]): Computed[] {
  const corrected = vocabularyOf(vocabulary, inputs)
  const plan = planWith(corrected, inputs)
  return people.map(({ profile, quotes, modelPoints }) => {
    const { exact, reasons, ...assessment } = judge(corrected, { model: plan.model, quotes: new Map(quotes) }, profile, inputs.today)
    if (modelPoints === null) return { exact, assessment: { ...assessment, reasons } }
    const moved = withModelPoints({ assessment, score: exact }, modelPoints)
    return { exact: moved.score, assessment: { ...moved.assessment, reasons } }
  })
}

/** IDs of the people, best first. */
export function orderBatch(plan: Pick<SearchPlan, 'model'>, people: readonly (PersonInputs & Computed & { personId: string })[]): string[] {
  const scored = people.map(({ exact, ...person }) => ({ ...person, score: exact }))
  return orderPeople(plan, scored).map(({ personId }) => personId)
}
