// Reads an Excel workbook as a table: the sheet with the most people-like header, written as CSV and read like one.
import { tableCsv } from '@fairlead/domain/shared/csv'
import readWorkbook from 'read-excel-file/node'
import { csvLimits, readCsv, type ParsedTable } from './csv.ts'

const unread: ParsedTable = {
  header: [],
  rows: [],
  errors: [],
  warnings: [],
  encoding: '',
  isEncodingSure: true,
  encodings: [],
  headerLine: 1,
}

/**
 * The sheet with the most rows under a header; lines are its rows. Dates are written as YYYY-MM-DD, numbers without a format, line
 * breaks in a cell as blanks. Never throws for bad content. Runs in a bounded thread: an archive says nothing reliable about how large it is inflated.
 */
export async function readXlsx(bytes: Uint8Array): Promise<ParsedTable> {
  const refused = (message: string): ParsedTable => ({ ...unread, errors: [{ line: 1, message }] })
  if (bytes.byteLength > csvLimits.bytes) return refused('The file is larger than 64 MB.')
  let sheets: { data: readonly (readonly unknown[])[] }[]
  try {
    sheets = await readWorkbook(Buffer.from(bytes))
  } catch {
    return refused('This is no Excel workbook (.xlsx) that can be read. Save it as .xlsx or CSV, without a password.')
  }
  const tables = sheets.map(({ data }) => readSheet(data))
  const [fullest] = tables.toSorted((a, b) => b.rows.length - a.rows.length)
  return fullest ?? refused('The workbook has no sheet with rows.')
}

function readSheet(data: readonly (readonly unknown[])[]): ParsedTable {
  const rows = data.slice(0, csvLimits.rows + 100).map((row) => row.slice(0, csvLimits.columns + 1).map(cellText))
  // the first line is no header yet: which one is, the reader of tables finds out
  const [first = [], ...rest] = rows
  return readCsv(new TextEncoder().encode(tableCsv(first, rest)), 'utf-8')
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return String(value).replaceAll(/[\r\n\t ]+/g, ' ')
}
