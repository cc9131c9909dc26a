// What the workspace corrected about employers counts in its searches.
import { readComputed } from '@fairlead/domain/project/computed-criteria'
import type { SearchPreferences } from '@fairlead/domain/project/preferences'
import { withEmployers, type Vocabulary } from '@fairlead/matching/skills/vocabulary'
import type { Tx } from '../../../platform/database.ts'
import { readCorrections } from '../../candidates/people/employer-store.ts'

/** The same vocabulary for searches that ask nothing about employers. */
export async function teamVocabulary(tx: Tx, vocabulary: Vocabulary, preferences: SearchPreferences): Promise<Vocabulary> {
  const { industries, keywordsRequired, keywordsOptional, badKeywords } = preferences
  const keywords = [...keywordsRequired, ...keywordsOptional, ...badKeywords]
  const asks = industries.length > 0 || keywords.some((label) => readComputed(label)?.kind === 'employer')
  return asks ? withEmployers(vocabulary, await readCorrections(tx)) : vocabulary
}
