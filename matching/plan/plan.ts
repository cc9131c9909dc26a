// Plans a search: what to fetch, how to widen it, and how to score the results.
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { buildModel } from './model.ts'
import type { Model } from './model.ts'
import type { Lessons } from '../learn/lessons.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planRetrieval } from './retrieval.ts'
import type { Retrieval } from '@fairlead/domain/ports/people-index'
import { noPool } from './pool-view.ts'
import type { PoolView } from './pool-view.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface SearchPlan extends Retrieval {
  /** Increasingly wide retrievals, to be tried in order when too few people are found. */
  relaxations: Retrieval[]
  /** How to score; opaque to the server, contains maps and is rebuilt rather than stored. */
  model: Model
}

/**
 * Plans a search. Only requirements filter; everything else affects the score.
 * @param pool statistics about the pool's titles and words; without them only listed titles are fetched
 * @param ideals profiles of ideal candidates; they replace titles when none are given
 */
export function planSearch(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  ideals: MatchableProfile[],
  lessons: Lessons,
  pool: PoolView = noPool,
): SearchPlan {
  const model = buildModel(vocabulary, preferences, ideals, lessons, pool)
  return { ...planRetrieval(vocabulary, preferences, model), model }
}
