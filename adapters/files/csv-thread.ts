import type { CsvTable } from '@fairlead/domain/ports/files'
import { answerTasks } from '../threads/thread-side.ts'
import { packTable } from './csv-chunks.ts'
import { readCsv } from './csv.ts'

answerTasks(
  ({ bytes, encoding }: { bytes: Uint8Array; encoding: string | undefined }) => packTable(readCsv(bytes, encoding)),
  ({ chunks }: CsvTable) => chunks.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
)
