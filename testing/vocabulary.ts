// Loads the reference tables and a fictional talent pool for the benchmark and the tests.
import { keysOf, recordOf } from '@fairlead/domain/shared/records'
import { readFileSync } from 'node:fs'
import { makePeopleWithTruth } from '@fairlead/local-services/talent/make-people'
import type { Truth } from '@fairlead/local-services/talent/make-people'
import type { FictionalPerson } from '@fairlead/local-services/talent/tables'
import { parseNames, parseTables, tableFiles } from '@fairlead/domain/reference/parse'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import type { ReadingVocabulary } from '@fairlead/extraction/read-job'

const folder = new URL('../domain/reference/data/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

let tables: ReferenceTables | null = null
let vocabulary: ReadingVocabulary | null = null

/** Read once per process: test files share it. */
export function loadTables(): ReferenceTables {
  return (tables ??= parseTables(recordOf(keysOf(tableFiles), (name) => read(tableFiles[name]))))
}

/** Built once per process, which takes more than a second. */
export function loadVocabulary(): ReadingVocabulary {
  return (vocabulary ??= loadReadingVocabulary(loadTables()))
}

export interface PoolPerson {
  person: FictionalPerson
  truth: Truth
}

export function loadPool(tables: ReferenceTables, size: number, seed: number): PoolPerson[] {
  return [...makePeopleWithTruth({ tables: { ...tables, names: parseNames(read('names.json')) }, size, seed })]
}
