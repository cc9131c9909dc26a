// Judges profiles as the project's next search would: for a correction, before and after it, and beside a stored batch.
import type { Assessment } from '@fairlead/domain/candidate/assessment'
import { preferencesOf } from '@fairlead/domain/project/settings'
import type { Profile } from '@fairlead/domain/shared/profile'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { currentFit } from '@fairlead/matching/plan/scale'
import { computeBatch, matchableOf, personInputs, recordPool, type SearchInputs } from '@fairlead/matching/recompute'
import { withEmployers } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'
import type { LoadedProject } from '../../projects/records/access-project.ts'
import type { SearchTools } from '../index/people-index.ts'
import { readPool } from '../index/read-pool.ts'
import { readLessons } from '../lessons/read-lessons.ts'
import { planInPool } from '../planning/plan-in-pool.ts'
import { rememberTitles } from '../planning/rank-next.ts'
import { readIdeals } from '../planning/read-ideals.ts'
import { readTeamCorrections } from '../planning/team-vocabulary.ts'

/** What a search would plan from now. */
export async function readSearchInputs(tx: Tx, tools: SearchTools, project: LoadedProject, today: string): Promise<SearchInputs> {
  const preferences = preferencesOf(project.settings)
  const corrections = await readTeamCorrections(tx, preferences)
  const vocabulary = withEmployers(tools.vocabulary, corrections)
  const { pool, answers } = recordPool(rememberTitles(await readPool(tx, project.workspaceId, vocabulary, preferences)))
  const ideals = (await readIdeals(tx, project.settings.idealCandidates)).map(matchableOf)
  const { lessons } = await readLessons(tx, vocabulary, project.id, today)
  const index = tools.openIndex(tx, project.workspaceId, project.id)
  const { rare } = await planInPool(tx, index, vocabulary, { preferences, ideals, lessons: noLessons, pool, today })
  const employers = Object.fromEntries(corrections)
  return { preferences, ideals, lessons, rare: [...rare.keys()], pool: answers(), employers, fit: currentFit, today }
}

/**
 * In the order of the profiles. The same plan, lessons, and score as a search; without the order of an embeddings model and without what a
 * model reads in criteria of the user's own words, which would need a search of their own.
 */
export async function judgeAgain(
  tx: Tx,
  tools: SearchTools,
  { project, profiles, today }: { project: LoadedProject; profiles: readonly Profile[]; today: string },
): Promise<Assessment[]> {
  const inputs = await readSearchInputs(tx, tools, project, today)
  const people = profiles.map((profile) => personInputs({ profile }))
  return computeBatch(tools.vocabulary, inputs, people).map(({ assessment }) => assessment)
}
