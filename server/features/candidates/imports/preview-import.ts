// The dry run of an import: compares every row with the people stored, and writes nothing.
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FileReader } from '@fairlead/domain/ports/files'
import { doubtfulGreeting } from '@fairlead/domain/shared/person-name'
import { fullName } from '@fairlead/domain/shared/profile'
import type { ActorContext } from '../../../platform/context.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { countOutcomes, noCounts, type ImportReport } from './import-report.ts'
import { readChunk, readPeopleTable, type ImportPeople } from './people-table.ts'
import type { PersonSource } from '../people/person-book.ts'
import { openPreview } from '../people/people-upsert.ts'

const previewed = 5
const doubtsShown = 20

/** Holds no lock that others wait for, and yields to other requests between chunks. */
export async function previewImport(ctx: ActorContext, files: FileReader, input: ImportPeople): Promise<ImportReport> {
  const { projectId } = input
  if (projectId !== undefined) await ctx.transaction((tx) => accessProject(tx, ctx.actor, projectId, 'decide'))
  const { table, columns, samples, system, isRemembered, problem } = await readPeopleTable(ctx, files, input)
  const { encoding, isEncodingSure, encodings, headerLine } = table
  const base = {
    encoding,
    isEncodingSure,
    encodings,
    headerLine,
    columns: columns.map((column, index) => ({ ...column, samples: samples[index] ?? [] })),
    system,
    isRemembered,
    rows: table.rowCount + table.errorCount,
    preview: [],
    doubtfulGreetings: [],
    doubtfulCount: 0,
  }
  const unreadable = {
    ...noCounts,
    errors: table.errors,
    errorCount: table.errorCount,
    warnings: table.warnings,
    warningCount: table.warningCount,
  }
  // returns the columns, so that the user can assign them
  if (problem !== null) return { ...base, ...countOutcomes(unreadable, [], [{ line: 1, message: problem }]) }
  const compare = openPreview(ctx, sourceOf(input.file.name, system), system)
  const report: ImportReport = { ...base, ...unreadable, doubtfulGreetings: [] }
  for (const chunk of table.chunks) {
    const { newcomers, errors, warnings } = readChunk(columns, chunk)
    if (report.preview.length < previewed)
      report.preview = [...report.preview, ...newcomers.map(({ profile }) => profile)].slice(0, previewed)
    for (const { line, profile } of newcomers) {
      const greeting = doubtfulGreeting(profile)
      if (greeting === null) continue
      report.doubtfulCount++
      if (report.doubtfulGreetings.length < doubtsShown) report.doubtfulGreetings.push({ line, name: fullName(profile), greeting })
    }
    await nextTurn()
    Object.assign(report, countOutcomes(report, await compare(newcomers), errors, warnings))
    await nextTurn()
  }
  return report
}

/** What came from a linked system has its name instead of a file's. */
export function sourceOf(fileName: string, system: string): PersonSource {
  const name = fileName.slice(0, 100)
  return { kind: system || 'csv', label: /\.\w{2,5}$/.test(name) ? `CSV ${name}` : name || 'CSV' }
}
