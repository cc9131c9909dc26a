// The only writer of import_refusal: the rows that weren't imported, and why.
import { erasedSentences } from '@fairlead/domain/candidate/erasure'
import type { CsvRow } from '@fairlead/domain/ports/files'
import { sql } from 'kysely'
import type { WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import type { LineError } from './people-table.ts'

/** @param rows the rows that the lines are of; a line without one has no cells */
export async function saveRefusals(
  tx: Tx,
  ctx: WorkspaceContext,
  importId: string,
  errors: readonly LineError[],
  rows: readonly CsvRow[],
): Promise<void> {
  if (errors.length === 0) return
  const cellsOf = new Map(rows.map(({ line, cells }) => [line, cells]))
  const refusals = errors.map(({ line, message }) => ({
    line,
    message,
    // nothing about a deleted person is stored again
    cells: message === erasedSentences.notAddedAgain ? null : (cellsOf.get(line) ?? null),
  }))
  await sql`insert into import_refusal (import_id, workspace_id, line, message, cells)
    select ${importId}, ${ctx.workspaceId}, line, message, nullif(cells, 'null'::jsonb)
    from jsonb_to_recordset(${JSON.stringify(refusals)}::jsonb) as r(line int, message text, cells jsonb)
    on conflict do nothing`.execute(tx)
}

export function readRefusals(tx: Tx, importId: string): Promise<{ line: number; message: string; cells: string[] | null }[]> {
  return tx.selectFrom('import_refusal').select(['line', 'message', 'cells']).where('import_id', '=', importId).orderBy('line').execute()
}
