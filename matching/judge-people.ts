// Scores and ranks people like a search, and explains the chosen ones; also what a counterfactual run measures.
import { countMissed, type Assessment } from '@fairlead/domain/candidate/assessment'
import type { Profile, YearMonth } from '@fairlead/domain/shared/profile'
import { must } from '@fairlead/domain/shared/records'
import { considered, facetsOf, splitOf, type Uncertain } from './score/choose-batch.ts'
import { standingOf } from './score/standing.ts'
import { assess, judge, rankValue } from './judge.ts'
import { likenessTo } from './learn/leaning.ts'
import { withModel } from './score/model-term.ts'
import type { ProvenQuotes } from './score/own-words.ts'
import type { Lessons } from './learn/lessons.ts'
import type { SearchPlan } from './plan/plan.ts'
import { rankPeople } from './score/rank.ts'
import type { NamedProfile } from './skills/own-name.ts'
import { scoredConcepts } from './skills/person-concepts.ts'
import { readPerson, type MatchableProfile } from './skills/person.ts'
import type { Vocabulary } from './skills/vocabulary.ts'

export interface FoundPerson {
  personId: string
  profile: Profile
  /** What a model's quotes prove of criteria in the user's own words. */
  quotes?: ProvenQuotes
  /** What an embeddings model adds to the score. */
  modelPoints?: number
  /** To the workspace: affects the order among equal points, never a score. */
  hasApplied?: boolean
}

export interface ScoredPerson extends FoundPerson {
  assessment: Omit<Assessment, 'reasons'>
  /** Before rounding, 0 to 100. */
  score: number
}

/** Including the displayed reasons. */
export interface JudgedPerson extends ScoredPerson {
  assessment: Assessment
}

/** @throws RangeError when today is malformed */
export function scoreFound(
  vocabulary: Vocabulary,
  plan: Pick<SearchPlan, 'model'>,
  { personId, profile, quotes, hasApplied }: FoundPerson,
  today: YearMonth,
): ScoredPerson {
  const { exact, ...assessment } = assess(vocabulary, { model: plan.model, quotes }, profile, today)
  return { personId, profile, assessment, score: exact, ...(quotes ? { quotes } : {}), ...(hasApplied ? { hasApplied } : {}) }
}

/** Adds the features used to choose a batch. */
export function choosable<T extends Omit<ScoredPerson, 'personId' | 'profile'> & { profile: MatchableProfile }>(
  vocabulary: Vocabulary,
  { leanings }: Pick<Lessons, 'leanings'>,
  person: T,
  today: YearMonth,
): T & Uncertain {
  const reading = readPerson(vocabulary, person.profile, today)
  return {
    ...person,
    missed: countMissed(person.assessment),
    facets: facetsOf(reading),
    split: splitOf(person.assessment.dimensions),
    ...(leanings.length === 0
      ? {}
      : { leaning: { standing: standingOf(person.assessment), likeness: () => likenessTo(vocabulary, leanings, reading) } }),
  }
}

/** Whether what was learned leaves the person out of batches. */
export function isLeftOut(vocabulary: Vocabulary, { exclude }: Lessons, profile: MatchableProfile, today: YearMonth): boolean {
  if (exclude.length === 0) return false
  const has = scoredConcepts(readPerson(vocabulary, profile, today))
  const places = vocabulary.places.readPlace(profile.place)?.concepts ?? []
  return exclude.some((concept) => has.has(concept) || places.includes(concept))
}

/**
 * The people that a batch of `size` is chosen from: without those left out, whose places stay empty rather than go to
 * people who miss more requirements.
 * @param ranked best first, see orderPeople
 */
export function choosePool(
  vocabulary: Vocabulary,
  lessons: Lessons,
  { ranked, size, today }: { ranked: readonly ScoredPerson[]; size: number; today: YearMonth },
): ScoredPerson[] {
  if (lessons.exclude.length === 0 || ranked.length === 0) return ranked.slice(0, considered(size))
  const missed = ({ assessment }: ScoredPerson) => countMissed(assessment)
  const most = missed(must(ranked[Math.min(size, ranked.length) - 1]))
  const pool: ScoredPerson[] = []
  for (const person of ranked) {
    if (missed(person) > most || pool.length === considered(size)) break
    if (!isLeftOut(vocabulary, lessons, person.profile, today)) pool.push(person)
  }
  return pool
}

/** The same person with the reasons. */
export function explain(vocabulary: Vocabulary, plan: Pick<SearchPlan, 'model'>, person: ScoredPerson, today: YearMonth): JudgedPerson {
  const { reasons } = judge(vocabulary, { model: plan.model, quotes: person.quotes }, person.profile, today)
  return { ...person, assessment: { ...person.assessment, reasons } }
}

/** Moved by a model's points, which are shown among the parts of the score. */
export function withModelPoints<T extends Pick<ScoredPerson, 'assessment' | 'score'>>(person: T, modelPoints: number): T {
  const score = withModel(person.score, modelPoints)
  const difference = Math.round(score) - person.assessment.score
  const deductions = person.assessment.deductions ?? []
  return {
    ...person,
    score,
    modelPoints,
    assessment: {
      ...person.assessment,
      score: Math.round(score),
      deductions: difference === 0 ? deductions : [...deductions, { name: 'model', points: difference }],
    },
  }
}

/**
 * Best first: those who keep every requirement, then those who miss one, and so on; past applicants first among equal points.
 * @param used how many are used, see rankPeople
 */
export const orderPeople = <T extends Pick<ScoredPerson, 'personId' | 'score' | 'assessment' | 'hasApplied'> & { profile: NamedProfile }>(
  plan: Pick<SearchPlan, 'model'>,
  people: readonly T[],
  used?: number,
): T[] =>
  rankPeople(
    plan,
    people,
    ({ personId: id, score: exact, profile, assessment, hasApplied }) => ({
      id,
      value: rankValue({ ...assessment, exact }),
      profile,
      hasApplied,
    }),
    used,
  )
