// The vocabulary together with the shipped reader.
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { loadReader } from '@fairlead/language/model/load'
import { openReader, type Reader } from '@fairlead/language/reader'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { buildHints } from './hints.ts'
import type { ReadingVocabulary } from './read-job.ts'

/** Builds the vocabulary (about a second), and the reader when a text is first read; once per process. */
export function loadReadingVocabulary(tables: ReferenceTables): ReadingVocabulary {
  const titles = loadTitles()
  let reader: Reader | null = null
  return {
    ...buildVocabulary(tables, titles),
    get reader() {
      return (reader ??= openReader(loadReader(), buildHints(tables, titles.names)))
    },
  }
}
