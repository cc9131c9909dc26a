// A table of people: columns found out, rows read, everyone merged in; first as a dry run that writes nothing.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Profile } from '@fairlead/domain/candidate/profile'
import type { CsvTable, FileReader } from '@fairlead/domain/ports/files'
import { Refusal } from '@fairlead/domain/refusal'
import type { Vocabulary } from '@fairlead/matching/vocabulary'
import type { ActorContext } from '../../platform/context.ts'
import type { Tx } from '../../platform/database.ts'
import { accessProject } from '../projects/access-project.ts'
import { mapColumns, namesPeople, noIdentity, type ColumnChoice, type MappedColumn } from './people-columns.ts'
import { rowToProfile } from './people-rows.ts'
import { chunkSize, previewPeople, upsertPeople } from './people-upsert.ts'
import type { Newcomer, Outcome, PersonSource } from './person-book.ts'
import { bringPeopleIn } from './person-bring-in.ts'

export interface ImportPeople {
  file: { name: string; bytes: Uint8Array }
  mapping?: Record<string, ColumnChoice> | undefined
  dryRun: boolean
  /** Brings everybody into this project as well. */
  projectId?: string | undefined
}

export interface ImportReport {
  encoding: string
  columns: MappedColumn[]
  rows: number
  added: number
  merged: number
  unchanged: number
  /** The first ones; `errorCount` counts all. */
  errors: { line: number; message: string }[]
  errorCount: number
  preview: Profile[]
}

const errorsShown = 200
const previewed = 5

/**
 * Each chunk is a transaction of its own: an import that is cut off has brought in whole chunks, and running it again brings
 * the rest. A dry run compares only: it writes nothing and holds no lock that others wait for.
 */
export async function importPeople(
  ctx: ActorContext,
  vocabulary: Vocabulary,
  files: FileReader,
  input: ImportPeople,
): Promise<ImportReport> {
  if (input.projectId !== undefined) await ctx.transaction((tx) => accessProject(tx, ctx.actor, input.projectId!, 'decide'))
  const table = await readTable(files, input.file.bytes, ctx.workspaceId)
  const columns = mapColumns(table.header, table.rows[0]?.cells ?? [], input.mapping)
  const report: ImportReport = {
    encoding: table.encoding,
    columns,
    rows: table.rows.length + table.errors.length,
    added: 0,
    merged: 0,
    unchanged: 0,
    errors: [],
    errorCount: 0,
    preview: [],
  }
  const refuse = (line: number, message: string) => void (report.errorCount++, report.errors.push({ line, message }))
  for (const { line, message } of table.errors) refuse(line, message)
  if (!namesPeople(columns)) {
    // without a mapping the titles are shown, so that the user can give one
    if (input.mapping || !input.dryRun) throw new Refusal('invalid_input', noIdentity, { mapping: noIdentity })
    refuse(1, noIdentity)
    return report
  }
  const newcomers: Newcomer[] = []
  for (const [at, { line, cells }] of table.rows.entries()) {
    // others are answered between two stretches of a long table
    if (at % chunkSize === chunkSize - 1) await nextTurn()
    const read = rowToProfile(columns, cells)
    if ('message' in read) refuse(line, read.message)
    else newcomers.push({ line, profile: read.profile })
  }
  report.preview = newcomers.slice(0, previewed).map(({ profile }) => profile)
  const source: PersonSource = { kind: 'csv', label: `CSV ${input.file.name.slice(0, 100)}`.trim() }
  const bringChunk = async (tx: Tx, chunk: Newcomer[]) => {
    const project = input.projectId === undefined ? null : await accessProject(tx, ctx.actor, input.projectId, 'decide', 'share')
    const outcomes = await upsertPeople(tx, ctx, vocabulary, chunk, source)
    if (project)
      await bringPeopleIn(
        tx,
        ctx,
        project,
        outcomes.flatMap((one) => (one.outcome === 'error' ? [] : [one.personId])),
        {},
      )
    return outcomes
  }
  const chunks = Array.from({ length: Math.ceil(newcomers.length / chunkSize) }, (_, at) =>
    newcomers.slice(at * chunkSize, (at + 1) * chunkSize),
  )
  const outcomes: Outcome[] = input.dryRun ? await previewPeople(ctx, newcomers, source) : []
  if (!input.dryRun) for (const chunk of chunks) outcomes.push(...(await ctx.transaction((tx) => bringChunk(tx, chunk))))
  for (const one of outcomes) {
    if (one.outcome === 'error') refuse(one.line, one.message)
    else report[one.outcome]++
  }
  report.errors = report.errors.toSorted((a, b) => a.line - b.line).slice(0, errorsShown)
  return report
}

async function readTable(files: FileReader, bytes: Uint8Array, workspaceId: string): Promise<CsvTable> {
  if (bytes.byteLength === 0) throw new Refusal('invalid_input', undefined, { file: 'The file is empty.' })
  if (bytes[0] === 0x50 && bytes[1] === 0x4b)
    throw new Refusal('unsupported_file', 'This is a packed file such as an Excel workbook: save it as CSV first.')
  const table = await files.readCsv(bytes, workspaceId)
  const looked = [table.header, ...table.rows.slice(0, 50).map((row) => row.cells)].flat().join('')
  // oxlint-disable-next-line no-control-regex -- tables of text hold no such signs, pictures and programs do
  if (/[\u0001-\u0008\u000e-\u001a]/.test(looked)) throw new Refusal('unsupported_file', 'This is no table of text: save it as CSV first.')
  if (table.header.length === 0)
    throw new Refusal('invalid_input', undefined, { file: table.errors[0]?.message ?? 'The file has no header row.' })
  return table
}
