// What endpoints are given besides the context of the caller: the service's own settings and ports, no feature.
import type { ReferenceTables } from '@fairlead/domain/reference/tables'
import type { Database } from '../platform/database.ts'
import type { Settings } from '../platform/settings.ts'
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import type { Log } from '../platform/log.ts'
import type { FileReader } from '@fairlead/domain/ports/files'

export interface Services {
  settings: Settings
  database: Database
  tables: ReferenceTables
  vocabulary: Vocabulary
  files: FileReader
  log: Log
  now(): Date
}
