// Judges and orders people as a search does; also what a counterfactual run measures.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import type { Profile, YearMonth } from '@fairlead/domain/shared/profile'
import { facetsOf, splitOf } from './choose-batch.ts'
import { judge } from './judge.ts'
import type { SearchPlan } from './plan.ts'
import { rankPeople } from './rank.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface JudgedPerson {
  personId: string
  profile: Profile
  assessment: Assessment
  /** Before rounding, 0 to 100. */
  score: number
  facets: number[]
  split: number
}

/** @throws RangeError when today is malformed */
export function judgePerson(
  vocabulary: Vocabulary,
  plan: Pick<SearchPlan, 'model'>,
  { personId, profile }: { personId: string; profile: Profile },
  today: YearMonth,
): JudgedPerson {
  const { exact, ...assessment } = judge(vocabulary, plan, profile, today)
  return {
    personId,
    profile,
    assessment,
    score: exact,
    facets: facetsOf(vocabulary, profile, today),
    split: splitOf(assessment.dimensions),
  }
}

/** Best first; only the ids, the scores and the profiles are read. */
export const orderPeople = <T extends Pick<JudgedPerson, 'personId' | 'score' | 'profile'>>(
  plan: Pick<SearchPlan, 'model'>,
  people: readonly T[],
): T[] => rankPeople(plan, people, ({ personId, score, profile }) => ({ id: personId, exact: score, profile }))
