// Reads uploaded files: CSV and Excel tables, JSON Resume documents, texts, PDF, and DOCX.
import type { CsvTable, FileReader } from '@fairlead/domain/ports/files'
import { threadPool } from '../threads/bounded-thread.ts'
import { packTable } from './csv-chunks.ts'
import { isArchive, readCsv } from './csv.ts'
import { knownEncodings } from './encoding.ts'
import { readDocument } from './document.ts'
import { readJsonResume } from './json-resume.ts'

const tables = threadPool({
  module: new URL('./csv-thread.ts', import.meta.url),
  lanes: 2,
  timeMs: 60_000,
  heapMb: 768,
  bufferMb: 256,
})
/** Reading a small file is faster than calling a thread. */
const small = 64 * 1024

const problems = {
  time: 'This file takes too long to read. Split it into smaller files.',
  memory: 'This file needs too much memory. Split it into smaller files.',
  broken: 'We couldn’t read this file as a table.',
  busy: 'Too many files are being read right now. Try again in a minute.',
} as const

async function readTable(bytes: Uint8Array, workspaceId = '', encoding?: string): Promise<CsvTable> {
  if (bytes.byteLength <= small && !isArchive(bytes)) return packTable(readCsv(bytes, encoding))
  const result = await tables.run<CsvTable>({ bytes, encoding }, { key: workspaceId })
  if ('value' in result) return result.value
  const failed = { header: [], rows: [], warnings: [], encoding: '', isEncodingSure: true, encodings: [], headerLine: 1 }
  return packTable({ ...failed, errors: [{ line: 1, message: problems[result.problem] }] })
}

export const fileReader: FileReader = { encodings: knownEncodings, readCsv: readTable, readDocument, readJsonResume }
