// Judges profiles as the project's next search would: for a correction, before and after it.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import { preferencesOf } from '@fairlead/domain/project/settings'
import type { Profile } from '@fairlead/domain/shared/profile'
import { judge } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch, withoutRare } from '@fairlead/matching/plan/plan'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readPool } from '../index/read-pool.ts'
import { readLessons } from '../lessons/read-lessons.ts'
import { planInPool } from '../planning/plan-in-pool.ts'
import { rememberTitles } from '../planning/rank-next.ts'
import { readIdeals } from '../planning/read-ideals.ts'
import { teamVocabulary } from '../planning/team-vocabulary.ts'

/**
 * In the order of the profiles. The same plan, lessons, and score as a search; without the order of an embeddings model and without what a
 * model reads in criteria of the user's own words, which would need a search of their own.
 */
export async function judgeAgain(
  tx: Tx,
  tools: SearchTools,
  project: LoadedProject,
  profiles: readonly Profile[],
  today: string,
): Promise<Assessment[]> {
  const preferences = preferencesOf(project.settings)
  const vocabulary = await teamVocabulary(tx, tools.vocabulary, preferences)
  const pool = rememberTitles(await readPool(tx, project.workspaceId, vocabulary, preferences))
  const ideals = await readIdeals(tx, project.settings.idealCandidates)
  const { lessons } = await readLessons(tx, vocabulary, project.id, today)
  const index = tools.openIndex(tx, project.workspaceId, project.id)
  const { plan: stated, rare } = await planInPool(tx, index, vocabulary, { preferences, ideals, lessons: noLessons, pool, today })
  const plan =
    lessons === noLessons
      ? stated
      : withoutRare(vocabulary, preferences, planSearch(vocabulary, preferences, ideals, lessons, pool), new Set(rare.keys()))
  return profiles.map((profile) => {
    const { exact: _, ...assessment } = judge(vocabulary, plan, profile, today)
    return assessment
  })
}
