// The table a user uploads: read, recognized as text, its columns assigned.
import type { CsvRow, CsvTable, FileReader } from '@fairlead/domain/ports/files'
import { Refusal } from '@fairlead/domain/refusal'
import {
  mapColumns,
  namesPeople,
  noIdentity,
  recogniseExport,
  type ColumnChoice,
  type MappedColumn,
} from '@fairlead/domain/candidate/people-columns'
import type { ActorContext } from '../../../platform/context.ts'
import { findMapping } from './mapping-store.ts'
import { rowToProfile } from '../people/people-rows.ts'
import type { Newcomer } from '../people/person-book.ts'
import { text as texts } from '../texts/texts.ts'

export interface ImportPeople {
  file: { name: string; bytes: Uint8Array }
  mapping?: Record<string, ColumnChoice> | undefined
  /** How the file's letters are encoded, chosen by the user. */
  encoding?: string | undefined
  /** Also adds everyone to this project. */
  projectId?: string | undefined
}

export interface LineError {
  line: number
  message: string
}

export interface PeopleTable {
  table: CsvTable
  columns: MappedColumn[]
  /** What the titles mean without a correction. */
  proposed: MappedColumn[]
  /** The columns are as someone in the workspace corrected them before. */
  isRemembered: boolean
  /** The first cells of each column that aren't empty. */
  samples: string[][]
  /** The export that it is, '' for any other table. */
  system: string
  /** A sentence when no column identifies people. */
  problem: string | null
}

/**
 * Refuses anything that isn't a table of text, and a mapping that identifies no people. Without a mapping, the workspace's
 * correction of the same titles is used, else the proposal.
 */
export async function readPeopleTable(
  ctx: ActorContext,
  files: FileReader,
  { file, mapping, encoding }: ImportPeople,
): Promise<PeopleTable> {
  const { bytes } = file
  if (bytes.byteLength === 0) throw new Refusal('invalid_input', undefined, { file: texts.emptyFile })
  const table = await files.readCsv(bytes, ctx.workspaceId, encoding)
  const first = table.chunks[0] ? rowsOf(table.chunks[0]) : []
  const text = [table.header, ...first.slice(0, 50).map((row) => row.cells)].flat().join('')
  // oxlint-disable-next-line no-control-regex -- tables of text don't contain such characters; images and programs do
  if (/[\u0001-\u0008\u000e-\u001a]/.test(text)) throw new Refusal('unsupported_file', texts.noTextTable)
  if (table.header.length === 0) throw new Refusal('invalid_input', undefined, { file: table.errors[0]?.message ?? texts.noHeaderRow })
  const rows = first.map(({ cells }) => cells)
  const proposed = mapColumns(table.header, rows, undefined)
  const remembered = mapping ? null : await ctx.transaction((tx) => findMapping(tx, ctx, table.header))
  const columns = mapping || remembered ? mapColumns(table.header, rows, mapping ?? remembered ?? undefined) : proposed
  const read = {
    table,
    columns,
    proposed,
    isRemembered: remembered !== null,
    samples: samplesOf(table.header, rows),
    system: recogniseExport(table.header) ?? '',
  }
  if (namesPeople(columns)) return { ...read, problem: null }
  if (mapping) throw new Refusal('invalid_input', noIdentity(), { mapping: noIdentity() })
  return { ...read, problem: noIdentity() }
}

const samplesShown = 3

function samplesOf(header: readonly string[], rows: readonly (readonly string[])[]): string[][] {
  return header.map((_, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
    return cells.slice(0, samplesShown).map((cell) => cell.slice(0, 200))
  })
}

export function rowsOf(chunk: Uint8Array): CsvRow[] {
  return JSON.parse(new TextDecoder().decode(chunk)) as CsvRow[]
}

/** A chunk's people, and an error for each row without one. */
export function readChunk(
  columns: readonly MappedColumn[],
  chunk: Uint8Array,
): { newcomers: Newcomer[]; errors: LineError[]; warnings: LineError[]; rows: number } {
  const newcomers: Newcomer[] = []
  const errors: LineError[] = []
  const warnings: LineError[] = []
  const rows = rowsOf(chunk)
  for (const { line, cells } of rows) {
    const read = rowToProfile(columns, cells)
    if ('message' in read) errors.push({ line, message: read.message })
    else {
      newcomers.push({ line, profile: read.profile, application: read.application })
      for (const message of read.warnings) warnings.push({ line, message })
    }
  }
  return { newcomers, errors, warnings, rows: rows.length }
}
