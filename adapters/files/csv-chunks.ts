// Splits a table into chunks that are cheap to pass from a thread to the process and to store.
import { chunkLimits, type CsvTable } from '@fairlead/domain/ports/files'
import type { ParsedTable } from './csv.ts'

/** Further errors are only counted. */
const errorsKept = 200

export function packTable({ rows, errors, warnings, ...table }: ParsedTable): CsvTable {
  const encoder = new TextEncoder()
  const chunks: Uint8Array[] = []
  let waiting: string[] = []
  let length = 0
  const close = () => {
    if (waiting.length > 0) chunks.push(encoder.encode(`[${waiting.join(',')}]`))
    waiting = []
    length = 0
  }
  for (const row of rows) {
    const text = JSON.stringify(row)
    if (waiting.length >= chunkLimits.rows || length + text.length > chunkLimits.bytes) close()
    waiting.push(text)
    length += text.length
  }
  close()
  return {
    ...table,
    rowCount: rows.length,
    chunks,
    errors: errors.slice(0, errorsKept),
    errorCount: errors.length,
    warnings: warnings.slice(0, errorsKept),
    warningCount: warnings.length,
  }
}
