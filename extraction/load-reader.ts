// The vocabulary together with the shipped reader.
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { loadReader } from '@fairlead/language/model/load'
import { openReader } from '@fairlead/language/reader'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { buildHints } from './hints.ts'
import type { ReadingVocabulary } from './read-job.ts'

/** Builds both (about a second and a half; once per process). */
export function loadReadingVocabulary(tables: ReferenceTables): ReadingVocabulary {
  const titles = loadTitles()
  return { ...buildVocabulary(tables, titles), reader: openReader(loadReader(), buildHints(tables, titles.names)) }
}
