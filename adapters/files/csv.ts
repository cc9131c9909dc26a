// Reads uploaded tables: any common encoding and separator; a broken row loses that row, not the file.
import { CsvError, parse } from 'csv-parse/sync'
import type { CsvRow } from '@fairlead/domain/ports/files'
import { decodeText } from './encoding.ts'

/** A whole table in memory. */
export interface ParsedTable {
  header: string[]
  rows: CsvRow[]
  errors: { line: number; message: string }[]
  encoding: string
}

export const csvLimits = { bytes: 64 * 1024 * 1024, rows: 200_000, cell: 100_000 }

/**
 * The header, rows with their first line (1 is the file's first), an error per unreadable row, and the detected encoding. Cells
 * are trimmed; empty rows are skipped; short rows are filled; rows longer than the header are errors. Never throws for bad
 * content.
 */
export function readCsv(bytes: Uint8Array): ParsedTable {
  if (bytes.byteLength > csvLimits.bytes)
    return { header: [], rows: [], errors: [{ line: 1, message: 'The file is larger than 64 MB.' }], encoding: '' }
  const { text, encoding } = decodeText(bytes)
  const clean = text.replaceAll('\0', '')
  const errors: ParsedTable['errors'] = []
  const records = recordsOf(clean, delimiterOf(clean), errors)
  const [first, ...rest] = records
  const header = (first?.cells ?? []).map((cell) => cell.trim())
  while (header.length > 0 && header.at(-1) === '') header.pop()
  if (header.length === 0)
    return { header: [], rows: [], errors: [...errors, { line: 1, message: 'The file has no header row.' }], encoding }
  const rows: CsvRow[] = []
  for (const { line, cells } of rest) {
    const trimmed = cells.map((cell) => cell.trim())
    while (trimmed.length > header.length && trimmed.at(-1) === '') trimmed.pop()
    if (trimmed.every((cell) => cell === '')) continue
    if (trimmed.length > header.length) errors.push({ line, message: `The row has ${trimmed.length} cells, the header ${header.length}.` })
    else if (trimmed.some((cell) => cell.length > csvLimits.cell))
      errors.push({ line, message: 'A cell is longer than 100,000 characters.' })
    else if (rows.length >= csvLimits.rows) {
      errors.push({ line, message: `Only the first ${csvLimits.rows} rows are read.` })
      break
    } else {
      while (trimmed.length < header.length) trimmed.push('')
      rows.push({ line, cells: trimmed })
    }
  }
  errors.sort((a, b) => a.line - b.line)
  return { header, rows, errors, encoding }
}

function recordsOf(text: string, delimiter: string, errors: ParsedTable['errors']): CsvRow[] {
  try {
    return parsed(text, delimiter, 1)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return salvaged(text, delimiter, errors)
  }
}

function parsed(text: string, delimiter: string, firstLine: number): CsvRow[] {
  const lines: CsvRow[] = []
  let before = firstLine - 1
  parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    on_record(cells: string[], context: { lines: number }) {
      lines.push({ line: before + 1, cells })
      before = firstLine - 1 + context.lines
      return null
    },
  })
  return lines
}

/**
 * For a file with a broken quote: reads it line by line. A line that is a whole record is accepted; one with an open quote
 * includes following lines only if that makes a whole record within a few lines, else it is the only error.
 */
function salvaged(text: string, delimiter: string, errors: ParsedTable['errors']): CsvRow[] {
  const raw = text.split(/\r\n|\n|\r/)
  const lines: CsvRow[] = []
  const longestRecord = 30
  const width = delimiterCount(raw[0] ?? '', delimiter)
  for (let position = 0; position < raw.length; position++) {
    const row = tried(raw[position] ?? '', delimiter)
    if (row) {
      lines.push({ line: position + 1, cells: row })
      continue
    }
    const end = oddQuotes(raw[position] ?? '') ? closingLine(raw, position, longestRecord, width, delimiter) : -1
    const joined = end > 0 ? tried(raw.slice(position, end + 1).join('\n'), delimiter) : null
    if (joined) {
      lines.push({ line: position + 1, cells: joined })
      position = end
    } else errors.push({ line: position + 1, message: 'This row has unbalanced quotes.' })
  }
  return lines
}

function closingLine(raw: string[], from: number, max: number, width: number, delimiter: string): number {
  for (let end = from + 1; end < Math.min(raw.length, from + max); end++) {
    const line = raw[end] ?? ''
    // A line that is itself a full record without quotes doesn't belong to an open quote.
    if (!line.includes('"') && width > 0 && delimiterCount(line, delimiter) === width) return -1
    if (oddQuotes(line)) return end
  }
  return -1
}

/** One record, strictly according to RFC 4180; null when its quotes don't match. */
function tried(text: string, delimiter: string): string[] | null {
  if (!text.includes('"')) return text.split(delimiter)
  const cells: string[] = []
  for (let index = 0; ;) {
    if (text[index] === '"') {
      let end = text.indexOf('"', index + 1)
      while (end >= 0 && text[end + 1] === '"') end = text.indexOf('"', end + 2)
      if (end < 0) return null
      cells.push(text.slice(index + 1, end).replaceAll('""', '"'))
      index = end + 1
      if (index < text.length && text[index] !== delimiter) return null
    } else {
      const stop = text.indexOf(delimiter, index)
      const cell = text.slice(index, stop < 0 ? text.length : stop)
      if (cell.includes('"')) return null
      cells.push(cell)
      index = stop < 0 ? text.length : stop
    }
    if (index >= text.length) return cells
    index++
  }
}

const oddQuotes = (line: string): boolean => (line.split('"').length - 1) % 2 === 1
const delimiterCount = (line: string, delimiter: string): number => line.split(delimiter).length - 1

/** The separator that splits the header and the following lines into the most equal cells. */
function delimiterOf(text: string): string {
  const sample = text
    .slice(0, 64_000)
    .split(/\r\n|\n|\r/)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const head = (sample[0] ?? '').replace(/"(?:[^"]|"")*"/g, '')
  let best = { delimiter: ',', score: 0 }
  for (const delimiter of [',', ';', '\t', '|']) {
    const count = delimiterCount(head, delimiter)
    const same = sample.filter((line) => delimiterCount(line.replace(/"(?:[^"]|"")*"/g, ''), delimiter) === count).length
    const score = count === 0 ? 0 : count + same / 100
    if (score > best.score) best = { delimiter, score }
  }
  return best.delimiter
}
