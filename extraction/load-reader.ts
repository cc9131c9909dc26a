// The vocabulary together with the shipped reader.
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { loadReader, loadWishReader } from '@fairlead/language/model/load'
import { openReader, type Reader, type Hints } from '@fairlead/language/reader'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import type { ReadingVocabulary } from './read-job.ts'
import { buildGazetteer, namesIn } from '@fairlead/language/gazetteer'
import { partOf } from './resume-lines.ts'
import { sectionOf } from '@fairlead/matching/text/sections'
import type { ConceptNames } from '@fairlead/matching/titles/concepts'

/** Builds the hints (about half a second; build once per process). */
export const buildHints = (tables: ReferenceTables, occupations: ConceptNames): Hints => ({
  gazetteer: buildGazetteer(namesIn(tables, occupations)),
  sectionOf: (line, isResume) => (isResume ? partOf(line) : sectionOf(line)),
})

/** Builds the vocabulary (about a second), and the reader when a text is first read; once per process. */
export function loadReadingVocabulary(tables: ReferenceTables): ReadingVocabulary {
  const titles = loadTitles()
  let reader: Reader | null = null
  return {
    ...buildVocabulary(tables, titles),
    wishes: loadWishReader(),
    get reader() {
      return (reader ??= openReader(loadReader(), buildHints(tables, titles.names)))
    },
  }
}
