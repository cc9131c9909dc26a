// Scores and ranks people like a search, and explains the chosen ones; also what a counterfactual run measures.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import type { Profile, YearMonth } from '@fairlead/domain/shared/profile'
import { facetsOf, splitOf, type Uncertain } from './score/choose-batch.ts'
import { assess, judge, rankValue } from './judge.ts'
import type { SearchPlan } from './plan/plan.ts'
import { rankPeople } from './score/rank.ts'
import type { Vocabulary } from './skills/vocabulary.ts'

export interface FoundPerson {
  personId: string
  profile: Profile
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
  { personId, profile }: FoundPerson,
  today: YearMonth,
): ScoredPerson {
  const { exact, ...assessment } = assess(vocabulary, plan, profile, today)
  return { personId, profile, assessment, score: exact }
}

/** Adds the features used to choose a batch. */
export const choosable = (vocabulary: Vocabulary, person: ScoredPerson, today: YearMonth): ScoredPerson & Uncertain => ({
  ...person,
  missed: person.assessment.missedMusts?.length ?? 0,
  facets: facetsOf(vocabulary, person.profile, today),
  split: splitOf(person.assessment.dimensions),
})

/** The same person with the reasons. */
export function explain(
  vocabulary: Vocabulary,
  plan: Pick<SearchPlan, 'model'>,
  { personId, profile, assessment, score }: ScoredPerson,
  today: YearMonth,
): JudgedPerson {
  const { reasons } = judge(vocabulary, plan, profile, today)
  return { personId, profile, assessment: { ...assessment, reasons }, score }
}

/** Best first: those who keep every requirement, then those who miss one, and so on. */
export const orderPeople = <T extends Pick<ScoredPerson, 'personId' | 'score' | 'profile' | 'assessment'>>(
  plan: Pick<SearchPlan, 'model'>,
  people: readonly T[],
): T[] =>
  rankPeople(plan, people, ({ personId: id, score: exact, profile, assessment: { missedMusts } }) => ({
    id,
    value: rankValue({ exact, missedMusts }),
    profile,
  }))
