import type { CsvTable } from '@fairlead/domain/ports/files'
import { answerTasks } from '../threads/thread-side.ts'
import { packTable } from './csv-chunks.ts'
import { isArchive, readCsv } from './csv.ts'
import { readXlsx } from './xlsx.ts'

answerTasks(
  async ({ bytes, encoding }: { bytes: Uint8Array; encoding: string | undefined }) =>
    packTable(isArchive(bytes) ? await readXlsx(bytes) : readCsv(bytes, encoding)),
  ({ chunks }: CsvTable) => chunks.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer),
)
