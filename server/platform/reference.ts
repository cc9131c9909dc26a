// Reads the reference tables from the product's files, once per process.
import { keysOf, recordOf } from '@fairlead/domain/shared/records'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseNames, parseTables, tableFiles } from '@fairlead/domain/reference/parse'
import type { NameList, ReferenceTables } from '@fairlead/domain/reference/tables'

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('@fairlead/domain/reference/parse'))), 'data')
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
let tables: ReferenceTables | null = null

export function readReferenceTables(): ReferenceTables {
  tables ??= parseTables(recordOf(keysOf(tableFiles), (name) => read(tableFiles[name])))
  return tables
}

export function readNames(): Record<string, NameList> {
  return parseNames(read('names.json'))
}
