// What the reader is told of words and headings: the reference tables' names, and headings of ten languages.
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { buildGazetteer, namesIn } from '@fairlead/language/gazetteer'
import type { Hints } from '@fairlead/language/reader'
import { partOf } from './resume-lines.ts'
import { sectionOf } from '@fairlead/matching/text/sections'
import type { ConceptNames } from '@fairlead/matching/titles/concepts'

/** Builds the hints (about half a second; build once per process). */
export const buildHints = (tables: ReferenceTables, occupations: ConceptNames): Hints => ({
  gazetteer: buildGazetteer(namesIn(tables, occupations)),
  sectionOf: (line, isResume) => (isResume ? partOf(line) : sectionOf(line)),
})
