// Loads the reference tables and a fictional talent pool for the benchmark and the tests.
import { keysOf, recordOf } from '@fairlead/domain/shared/records'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { makePeopleWithTruth } from '@fairlead/local-services/talent/make-people'
import type { Truth } from '@fairlead/local-services/talent/make-people'
import type { FictionalPerson } from '@fairlead/local-services/talent/tables'
import { openEmployers, type Employers } from '@fairlead/domain/reference/employers'
import { parseNames, parseTables, tableFiles } from '@fairlead/domain/reference/parse'
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import { loadReadingVocabulary } from '@fairlead/extraction/load-reader'
import type { ReadingVocabulary } from '@fairlead/extraction/read-job'
import { readCompanies } from '@fairlead/matching/skills/companies'

const folder = new URL('../domain/reference/data/', import.meta.url)
const read = (file: string): string => readFileSync(new URL(file, folder), 'utf8')

let employers: Employers | null = null
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

/** What the tables and the vocabulary of the product have besides: facts about employers. */
export function withEmployerFacts(): { tables: ReferenceTables & { employers: Employers }; vocabulary: ReadingVocabulary } {
  employers ??= openEmployers(gunzipSync(readFileSync(new URL('employers.tsv.gz', folder))))
  const all = { ...loadTables(), employers }
  return { tables: all, vocabulary: { ...loadVocabulary(), companies: readCompanies(all) } }
}

export interface PoolPerson {
  person: FictionalPerson
  truth: Truth
}

export function loadPool(tables: ReferenceTables, size: number, seed: number): PoolPerson[] {
  return [...makePeopleWithTruth({ tables: { ...tables, names: parseNames(read('names.json')) }, size, seed })]
}
