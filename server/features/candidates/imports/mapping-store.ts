// The only writer of import_mapping: corrected columns, by the set of titles.
import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { ColumnChoice, MappedColumn } from '@fairlead/domain/candidate/people-columns'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'

const hashOf = (titles: readonly string[]) => createHash('sha256').update(JSON.stringify(titles.toSorted())).digest()

/** How someone in the workspace corrected the columns of a table with these titles; null when no one did. */
export async function findMapping(tx: Tx, ctx: ActorContext, titles: readonly string[]): Promise<Record<string, ColumnChoice> | null> {
  const row = await tx
    .selectFrom('import_mapping')
    .select('columns')
    .where('workspace_id', '=', ctx.workspaceId)
    .where('titles_hash', '=', hashOf(titles))
    .executeTakeFirst()
  return row?.columns ?? null
}

const choicesOf = (columns: readonly MappedColumn[]) => Object.fromEntries(columns.map(({ title, column }) => [title, column]))

/** Remembers columns that differ from the proposal, and forgets a correction that was taken back. */
export async function rememberMapping(
  tx: Tx,
  ctx: ActorContext,
  columns: readonly MappedColumn[],
  proposed: readonly MappedColumn[],
): Promise<void> {
  const chosen = choicesOf(columns)
  const key = { workspace_id: ctx.workspaceId, titles_hash: hashOf(columns.map(({ title }) => title)) }
  if (isDeepStrictEqual(chosen, choicesOf(proposed))) {
    await tx.deleteFrom('import_mapping').where('workspace_id', '=', key.workspace_id).where('titles_hash', '=', key.titles_hash).execute()
    return
  }
  const saved = { columns: JSON.stringify(chosen), saved_by: ctx.userId, saved_at: ctx.now() }
  await tx
    .insertInto('import_mapping')
    .values({ ...key, ...saved })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'titles_hash']).doUpdateSet(saved))
    .execute()
}
