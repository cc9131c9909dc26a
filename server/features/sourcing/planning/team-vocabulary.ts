// What the workspace corrected about employers counts in its searches.
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { withEmployers, type Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { EmployerFacts } from '@fairlead/domain/reference/employers'
import type { Tx } from '../../../platform/database.ts'
import { readCorrections } from '../../candidates/people/employer-store.ts'

/** None for searches that ask nothing about employers. */
export async function readTeamCorrections(tx: Tx, preferences: SearchPreferences): Promise<ReadonlyMap<string, EmployerFacts>> {
  const { industries, keywordsRequired, keywordsOptional, badKeywords } = preferences
  const keywords = [...keywordsRequired, ...keywordsOptional, ...badKeywords]
  const asks = industries.length > 0 || keywords.some((label) => readComputed(label)?.kind === 'employer')
  return asks ? readCorrections(tx) : new Map()
}

export const teamVocabulary = async (tx: Tx, vocabulary: Vocabulary, preferences: SearchPreferences): Promise<Vocabulary> =>
  withEmployers(vocabulary, await readTeamCorrections(tx, preferences))
