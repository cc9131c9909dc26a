// Reads the reference tables from the product's files, once per process.
import { keysOf, recordOf } from '@fairlead/domain/shared/records'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { fileURLToPath } from 'node:url'
import { openEmployers, type Employers } from '@fairlead/domain/reference/employers'
import { parseNames, parseTables, tableFiles } from '@fairlead/domain/reference/parse'
import type { NameList, ReferenceTables } from '@fairlead/domain/reference/tables'

const folder = path.join(path.dirname(fileURLToPath(import.meta.resolve('@fairlead/domain/reference/parse'))), 'data')
const employersFile = 'employers.tsv.gz'
const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8')
let employers: Employers | null = null
let tables: ReferenceData | null = null

export interface ReferenceData extends ReferenceTables {
  /** Its file is read when the first employer is looked up. */
  employers: Employers
}

export function readReferenceTables(): ReferenceData {
  tables ??= {
    ...parseTables(recordOf(keysOf(tableFiles), (name) => read(tableFiles[name]))),
    employers: {
      find: (name) => (employers ??= openEmployers(gunzipSync(fs.readFileSync(path.join(folder, employersFile))))).find(name),
    },
  }
  return tables
}

export function readNames(): Record<string, NameList> {
  return parseNames(read('names.json'))
}

let checksum: string | null = null

/** Of all reference files, as eight hexadecimal digits. */
export function referenceChecksum(): string {
  if (checksum !== null) return checksum
  const hash = createHash('sha256')
  for (const file of fs.readdirSync(folder).toSorted()) hash.update(file).update(fs.readFileSync(path.join(folder, file)))
  return (checksum = hash.digest('hex').slice(0, 8))
}
