// Plans a search: what to fetch, how to widen it, and how to score the results.
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { keysOf } from '@fairlead/domain/shared/records'
import { groupsOf, type Group } from './groups.ts'
import { buildModel, type BaseModel, type Model, type Requirement } from './model.ts'
import type { Lessons } from '../learn/lessons.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planRetrieval, type PlannedRetrieval } from './retrieval.ts'
import { noPool } from './pool-view.ts'
import type { PoolView } from './pool-view.ts'
import { currentFit, type Fit } from './scale.ts'
import { labels } from './texts/en/missed.ts'
import type { Vocabulary } from '../skills/vocabulary.ts'

export interface SearchPlan extends PlannedRetrieval {
  /** How to score; opaque to the server, contains maps and is rebuilt rather than stored. */
  model: Model
}

/**
 * Plans a search. Only requirements filter; everything else affects the score.
 * @param pool statistics about the pool's titles and words; without them only listed titles are fetched
 * @param fit the fitted weights, today's unless a stored batch is computed again
 * @param ideals profiles of ideal candidates; they replace titles when none are given
 */
export function planSearch(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  ideals: MatchableProfile[],
  lessons: Lessons,
  pool: PoolView = noPool,
  fit: Fit = currentFit,
): SearchPlan {
  return planOf(vocabulary, preferences, buildModel(vocabulary, preferences, ideals, lessons, pool, fit))
}

/** The same plan, with requirements that almost no one meets ordering people instead of filtering them, see {@link rareTerms}. */
export function withoutRare(
  vocabulary: Vocabulary,
  preferences: SearchPreferences,
  plan: SearchPlan,
  rare: ReadonlySet<string>,
): SearchPlan {
  return rare.size === 0 ? plan : planOf(vocabulary, preferences, { ...plan.model, rare })
}

function planOf(vocabulary: Vocabulary, preferences: SearchPreferences, base: BaseModel): SearchPlan {
  const groups = groupsOf(vocabulary, preferences, base)
  const model = { ...base, requirements: requirementsOf(groups, base) }
  return { ...planRetrieval(vocabulary, preferences, model, base.poolSize), model }
}

const labelNamed = (label: string) => keysOf(labels).find((name) => labels[name] === label) ?? 'bachelors'

/** Titles and keywords are read by the judge. Someone in another country misses the place and the country. */
function requirementsOf(groups: readonly Group[], { placeSteps }: BaseModel): Requirement[] {
  const country = placeSteps.find(({ kind }) => kind === 'country')
  return groups.flatMap(({ name, label, concepts }): Requirement[] => {
    if (name === 'title' || name === 'requiredTitle' || name === 'keyword') return []
    if (name === 'track') return [{ missed: ['notKnownAs', labelNamed(label)], concepts: new Set(concepts) }]
    if (name === 'pay') return [{ missed: ['expectsMore', labelNamed(label)], concepts: new Set(concepts) }]
    if (name !== 'location') return [{ missed: ['without', labelNamed(label)], concepts: new Set(concepts) }]
    const areas = country ? [{ label, concepts }, country] : [{ label, concepts }]
    return areas.map((area) => ({ missed: ['outside', area.label], concepts: new Set(area.concepts) }))
  })
}
