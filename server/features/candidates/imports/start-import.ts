// Starts an import in the background: reads the file and stores its rows; a worker imports the people.
import type { FileReader } from '@fairlead/domain/ports/files'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { record } from '../../../platform/events.ts'
import { accessProject } from '../../projects/records/access-project.ts'
import { noCounts } from './import-report.ts'
import { countOpenImports, insertImport } from './import-store.ts'
import { listImports, type ImportView } from './import-views.ts'
import { rememberMapping } from './mapping-store.ts'
import { saveRefusals } from './refusal-store.ts'
import { noIdentity } from '@fairlead/domain/candidate/people-columns'
import { readPeopleTable, type ImportPeople } from './people-table.ts'
import { text } from '../texts/texts.ts'

/** A user's maximum waiting and running imports. */
const maxOpen = 5

export async function startImport(ctx: ActorContext, files: FileReader, input: ImportPeople): Promise<ImportView> {
  const check = async () => {
    const { projectId } = input
    if (projectId !== undefined) await ctx.transaction((tx) => accessProject(tx, ctx.actor, projectId, 'decide'))
    if ((await ctx.transaction((tx) => countOpenImports(tx, ctx.userId))) >= maxOpen) throw new Refusal('rate_limited', text.tooManyImports)
  }
  await check()
  const { table, columns, proposed, system, problem } = await readPeopleTable(ctx, files, input)
  if (!table.isEncodingSure) throw new Refusal('invalid_input', text.chooseEncoding, { encoding: text.chooseEncoding })
  if (problem !== null) throw new Refusal('invalid_input', noIdentity(), { mapping: noIdentity() })
  const id = await ctx.transaction(async (tx) => {
    const started = await insertImport(tx, ctx, {
      projectId: input.projectId,
      fileName: input.file.name.slice(0, 200),
      encoding: table.encoding,
      columns,
      system,
      rowCount: table.rowCount + table.errorCount,
      counts: {
        ...noCounts,
        errors: table.errors,
        errorCount: table.errorCount,
        warnings: table.warnings,
        warningCount: table.warningCount,
      },
      chunks: table.chunks,
    })
    await saveRefusals(tx, ctx, started, table.errors, [])
    if (input.mapping) await rememberMapping(tx, ctx, columns, proposed)
    await record(tx, ctx, { type: 'import.started', importId: started })
    return started
  })
  const [started] = await listImports(ctx, id)
  if (!started) throw new Refusal('not_found')
  return started
}
