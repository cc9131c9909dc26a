// Reads uploaded tables: any common encoding and separator; a broken cell loses that cell, a broken row that row.
import { CsvError, parse } from 'csv-parse/sync'
import { isKnownTitle } from '@fairlead/domain/candidate/people-columns'
import type { CsvRow, CsvTable } from '@fairlead/domain/ports/files'
import { must } from '@fairlead/domain/shared/records'
import { decodeText } from './encoding.ts'

/** A whole table in memory. */
export interface ParsedTable extends Omit<CsvTable, 'rowCount' | 'chunks' | 'errorCount' | 'warningCount'> {
  rows: CsvRow[]
}

/** True for ZIP archives, which Excel workbooks are. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b

export const csvLimits = { bytes: 64 * 1024 * 1024, rows: 200_000, cell: 100_000, columns: 200, header: 64 * 1024, record: 2 * 1024 * 1024 }

/**
 * The header, rows with their first line (1 is the file's first), an error per unreadable row, a warning per cell that was left
 * out, and the encoding: the given one, else the detected one. The header is the line among the first 20 with the most known
 * titles, or the first as wide as the lines below it. Cells are trimmed; empty rows are skipped; short rows are filled. Never
 * throws for bad content; the header is bounded before the rows are read.
 */
export function readCsv(bytes: Uint8Array, chosenEncoding?: string): ParsedTable {
  const none = { header: [], rows: [], warnings: [], isEncodingSure: true, encodings: [], headerLine: 1 }
  if (bytes.byteLength > csvLimits.bytes) return { ...none, errors: [{ line: 1, message: 'The file is larger than 64 MB.' }], encoding: '' }
  const { text, encoding, isSure, choices } = decodeText(bytes, chosenEncoding)
  const clean = text.replaceAll('\0', '')
  const about = { encoding, isEncodingSure: isSure, encodings: choices }
  const refused = (message: string) => ({ ...none, ...about, errors: [{ line: 1, message }] })
  const headed = findHeader(clean)
  if ('problem' in headed) return refused(headed.problem)
  const { header, delimiter, line: headerLine } = headed
  const errors: ParsedTable['errors'] = []
  const warnings: ParsedTable['warnings'] = []
  const rows: CsvRow[] = []
  for (const { line, cells, width } of recordsOf(clean, delimiter, errors, header.length)) {
    if (line <= headerLine) continue
    const trimmed = cells.map(plainCell)
    if (trimmed.every((cell) => cell === '')) continue
    if (rows.length >= csvLimits.rows) {
      errors.push({ line, message: `Only the first ${csvLimits.rows} rows are read.` })
      break
    }
    if (width > header.length)
      warnings.push({ line, message: `The row has ${width} cells, the header ${header.length}. The cells beyond it were left out.` })
    for (const [index, cell] of trimmed.entries())
      if (cell.length > csvLimits.cell) {
        warnings.push({ line, message: `'${header[index]}' is longer than 100,000 characters and was left out.` })
        trimmed[index] = ''
      }
    while (trimmed.length < header.length) trimmed.push('')
    rows.push({ line, cells: trimmed })
  }
  return {
    header,
    rows,
    errors: errors.filter(({ line }) => line >= headerLine).toSorted((a, b) => a.line - b.line),
    warnings,
    headerLine,
    ...about,
  }
}

/** Trimmed, and without the apostrophe that exports put before what a spreadsheet would execute. */
const plainCell = (cell: string) => cell.trim().replace(/^'(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/, '')

const headLines = 20

interface Header {
  header: string[]
  line: number
  delimiter: string
}

/** The header and the separator, from the beginning of the file only. */
function findHeader(text: string): Header | { problem: string } {
  const head = headOf(text)
  if (head === null) return { problem: 'The header row is longer than 64 KB.' }
  let best: (Header & { score: number }) | null = null
  for (const delimiter of [',', ';', '\t', '|']) {
    const records = recordsOf(head, delimiter, []).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    const widths = records.map(({ cells }) => cells.length)
    const usual = Math.max(2, widths.toSorted((a, b) => a - b)[Math.floor((widths.length - 1) / 2)] ?? 0)
    const candidates = records.map(({ line, cells }, index) => {
      const knownTitles = cells.filter((cell) => isKnownTitle(cell.trim())).length
      // notes before the header are narrow; a lone known word may be anything
      const score = (knownTitles >= 2 || (knownTitles === 1 && index === 0) ? knownTitles * 1000 : 0) + (cells.length >= usual ? 100 : 0)
      return { line, cells, score: score - index, same: widths.filter((width) => width === cells.length).length }
    })
    const [first] = candidates.toSorted((a, b) => b.score - a.score)
    if (!first) continue
    const header = first.cells.map((cell) => cell.trim())
    while (header.length > 0 && header.at(-1) === '') header.pop()
    // the separator that gives the most known titles, then the most and the most regular cells
    const score = first.score + Math.min(first.cells.length, 50) + first.same / 100
    if (best === null || score > best.score) best = { header, line: first.line, delimiter, score }
  }
  if (best === null) return { problem: 'The file has no header row.' }
  if (best.header.length > csvLimits.columns) return { problem: `The table has more than ${csvLimits.columns} columns.` }
  return best
}

/** The first lines; null when one of them is too long for a header. */
function headOf(text: string): string | null {
  let end = 0
  for (let line = 0; line < headLines && end < text.length; line += 1) {
    const [next] = /[\r\n]+/.exec(text.slice(end, end + csvLimits.header + 1)) ?? []
    const length = next === undefined ? text.length - end : text.slice(end, end + csvLimits.header + 1).indexOf(next)
    if (length > csvLimits.header) return line === 0 ? null : text.slice(0, end)
    end += length + (next?.length ?? 0)
  }
  return text.slice(0, end)
}

interface CsvRecord extends CsvRow {
  /** How many cells it had. */
  width: number
}

/** `maxCells` = the cells of a record that are of use: a hostile file has millions of others. */
function recordsOf(text: string, delimiter: string, errors: ParsedTable['errors'], maxCells: number = csvLimits.columns + 1): CsvRecord[] {
  try {
    return parsed(text, delimiter, maxCells)
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return salvaged(text, delimiter, errors, maxCells)
  }
}

function bounded(line: number, cells: string[], maxCells: number): CsvRecord {
  let width = cells.length
  while (width > maxCells && must(cells[width - 1]).trim() === '') width--
  return { line, cells: cells.slice(0, maxCells), width }
}

function parsed(text: string, delimiter: string, maxCells: number): CsvRecord[] {
  const lines: CsvRecord[] = []
  let before = 0
  parse(text, {
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    max_record_size: csvLimits.record,
    on_record(cells: string[], context: { lines: number }) {
      lines.push(bounded(before + 1, cells, maxCells))
      before = context.lines
      return null
    },
  })
  return lines
}

/**
 * For a file with a broken quote: reads it line by line. A line that is a whole record is accepted; one with an open quote
 * includes following lines only if that makes a whole record within a few lines, else it is the only error.
 */
function salvaged(text: string, delimiter: string, errors: ParsedTable['errors'], maxCells: number): CsvRecord[] {
  const raw = text.split(/\r\n|\n|\r/)
  const lines: CsvRecord[] = []
  const longestRecord = 30
  const width = delimiterCount(raw[0] ?? '', delimiter)
  for (let position = 0; position < raw.length; position++) {
    if ((raw[position] ?? '').length > csvLimits.record) {
      errors.push({ line: position + 1, message: 'This row is too long to be read.' })
      continue
    }
    const row = tried(raw[position] ?? '', delimiter)
    if (row) {
      lines.push(bounded(position + 1, row, maxCells))
      continue
    }
    const end = oddQuotes(raw[position] ?? '') ? closingLine(raw, { from: position, max: longestRecord, width, delimiter }) : -1
    const joined = end > 0 ? tried(raw.slice(position, end + 1).join('\n'), delimiter) : null
    if (joined) {
      lines.push(bounded(position + 1, joined, maxCells))
      position = end
    } else errors.push({ line: position + 1, message: 'This row has unbalanced quotes.' })
  }
  return lines
}

function closingLine(
  raw: string[],
  { from, max, width, delimiter }: { from: number; max: number; width: number; delimiter: string },
): number {
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
function delimiterCount(line: string, delimiter: string): number {
  let count = 0
  for (let index = line.indexOf(delimiter); index >= 0; index = line.indexOf(delimiter, index + 1)) count += 1
  return count
}
