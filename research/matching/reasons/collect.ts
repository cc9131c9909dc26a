// Reasons written by searches, as stored: for the fictional pool and for judged résumés.
import type { Reason } from '@fairlead/domain/candidate/assessment'
import type { YearMonth } from '@fairlead/domain/shared/profile'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import type { ClaimProfile } from '@fairlead/matching/explain/claims/check-claim'
import { judge } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import type { MatchableProfile } from '@fairlead/matching/skills/person'
import { planSearch } from '@fairlead/matching/plan/plan'
import type { PoolView } from '@fairlead/matching/plan/pool-view'
import type { Vocabulary } from '@fairlead/matching/skills/vocabulary'

export interface WrittenReason {
  profile: ClaimProfile
  reason: Reason
}

/** The reasons of the best `max` people for each search. */
export function collectReasons(
  vocabulary: Vocabulary,
  searches: readonly SearchPreferences[],
  people: readonly MatchableProfile[],
  options: { today: YearMonth; max: number; pool?: PoolView },
): WrittenReason[] {
  return searches.flatMap((preferences) => {
    const plan = planSearch(vocabulary, preferences, [], noLessons, options.pool)
    return people
      .map((profile) => ({ profile, judged: judge(vocabulary, plan, profile, options.today) }))
      .toSorted((a, b) => b.judged.exact - a.judged.exact)
      .slice(0, options.max)
      .flatMap(({ profile, judged }) => judged.reasons.map((reason) => ({ profile, reason: JSON.parse(JSON.stringify(reason)) as Reason })))
  })
}
