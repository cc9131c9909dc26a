// The rows of an import that weren't imported, as a table with the reasons that can be corrected and imported again.
import { tableCsv } from '@fairlead/domain/shared/csv'
import { Refusal } from '@fairlead/domain/refusal'
import type { ActorContext } from '../../../platform/context.ts'
import { text } from '../texts/texts.ts'
import { listImports } from './import-views.ts'
import { readRefusals } from './refusal-store.ts'

/** Only for the user who started the import: rows may contain private addresses. */
export async function readRefusedRows(ctx: ActorContext, id: string): Promise<{ fileName: string; csv: string }> {
  const [run] = await listImports(ctx, id)
  if (!run) throw new Refusal('not_found')
  const refusals = await ctx.transaction((tx) => readRefusals(tx, id))
  const titles = run.columns.map(({ title }) => title)
  const rows = refusals.map(({ line, message, cells }) => [...titles.map((_, index) => cells?.[index] ?? ''), line, message])
  const base = run.fileName.replace(/\.[^.]{1,10}$/, '').replaceAll(/["\\/]/g, '') || 'import'
  return { fileName: `${base}-${text.refusedRows}.csv`, csv: tableCsv([...titles, text.refusedLine, text.refusedReason], rows) }
}
