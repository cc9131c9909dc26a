// The only writer of import_run and import_chunk.
import type { ActorContext, WorkspaceContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { newId } from '../../../platform/ids.ts'
import type { ImportCounts } from './import-report.ts'
import type { MappedColumn } from '@fairlead/domain/candidate/people-columns'

export interface OpenImport {
  id: string
  userId: string
  projectId: string | null
  fileName: string
  columns: MappedColumn[]
  /** The export that it was recognized as, '' for any other table. */
  system: string
  counts: ImportCounts
}

export interface NewImport {
  projectId: string | undefined
  fileName: string
  encoding: string
  columns: MappedColumn[]
  system: string
  rowCount: number
  counts: ImportCounts
  chunks: readonly Uint8Array[]
}

export async function insertImport(tx: Tx, ctx: ActorContext, run: NewImport): Promise<string> {
  const id = newId()
  await tx
    .insertInto('import_run')
    .values({
      id,
      workspace_id: ctx.workspaceId,
      user_id: ctx.userId,
      project_id: run.projectId ?? null,
      file_name: run.fileName,
      encoding: run.encoding,
      columns: JSON.stringify(run.columns),
      system: run.system,
      row_count: run.rowCount,
      // unreadable rows are already handled
      rows_done: run.counts.errorCount,
      error_count: run.counts.errorCount,
      errors: JSON.stringify(run.counts.errors),
      warning_count: run.counts.warningCount,
      warnings: JSON.stringify(run.counts.warnings),
    })
    .execute()
  for (const [position, content] of run.chunks.entries())
    await tx
      .insertInto('import_chunk')
      .values({
        import_id: id,
        workspace_id: ctx.workspaceId,
        position,
        content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
      })
      .execute()
  return id
}

/** Adds rows to an import that hasn't begun; false when it has, or was cancelled. */
export async function addToImport(
  tx: Tx,
  ctx: WorkspaceContext,
  id: string,
  { rowCount, chunk }: { rowCount: number; chunk: Uint8Array },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_run')
    .set((eb) => ({ row_count: eb('row_count', '+', rowCount) }))
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  const { last } = await tx
    .selectFrom('import_chunk')
    .select((eb) => eb.fn.max('position').as('last'))
    .where('import_id', '=', id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('import_chunk')
    .values({ import_id: id, workspace_id: ctx.workspaceId, position: (last ?? -1) + 1, content: Buffer.from(chunk) })
    .execute()
  return true
}

/** This user's unfinished imports. */
export async function countOpenImports(tx: Tx, userId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('import_run')
    .select((eb) => eb.fn.countAll<string>().as('open'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow()
  return Number(open)
}

/** Locks an unfinished import until the transaction ends; null for a finished one. */
export async function lockOpenImport(tx: Tx, id: string): Promise<OpenImport | null> {
  const row = await tx
    .selectFrom('import_run')
    .select([
      'id',
      'user_id',
      'project_id',
      'file_name',
      'columns',
      'system',
      'added',
      'merged',
      'unchanged',
      'errors',
      'error_count',
      'warnings',
      'warning_count',
    ])
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  const { added, merged, unchanged } = row
  return {
    id,
    userId: row.user_id,
    projectId: row.project_id,
    fileName: row.file_name,
    columns: row.columns,
    system: row.system,
    counts: {
      added,
      merged,
      unchanged,
      errors: row.errors,
      errorCount: row.error_count,
      warnings: row.warnings,
      warningCount: row.warning_count,
    },
  }
}

/** The next waiting chunk; null when all are done. The caller's transaction removes it. */
export async function takeChunk(tx: Tx, importId: string): Promise<Uint8Array | null> {
  const row = await tx
    .deleteFrom('import_chunk')
    .where('import_id', '=', importId)
    .where('position', '=', (eb) =>
      eb
        .selectFrom('import_chunk')
        .select((inner) => inner.fn.min('position').as('next'))
        .where('import_id', '=', importId),
    )
    .returning('content')
    .executeTakeFirst()
  return row?.content ?? null
}

export async function saveProgress(tx: Tx, id: string, counts: ImportCounts, rows: number): Promise<void> {
  await tx
    .updateTable('import_run')
    .set((eb) => ({
      state: 'running',
      rows_done: eb('rows_done', '+', rows),
      added: counts.added,
      merged: counts.merged,
      unchanged: counts.unchanged,
      error_count: counts.errorCount,
      errors: JSON.stringify(counts.errors),
      warning_count: counts.warningCount,
      warnings: JSON.stringify(counts.warnings),
    }))
    .where('id', '=', id)
    .execute()
}

/** Ends an unfinished import, and removes what still waits; false when it was finished. */
export async function endImport(
  tx: Tx,
  ctx: WorkspaceContext,
  id: string,
  state: 'completed' | 'failed' | 'cancelled',
  reason: string | null = null,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_run')
    .set({ state, why: reason, finished_at: ctx.now() })
    .where('id', '=', id)
    .where('state', 'in', ['queued', 'running'])
    .executeTakeFirst()
  await tx.deleteFrom('import_chunk').where('import_id', '=', id).execute()
  return numUpdatedRows > 0n
}

/** Undoes an import from here on; one that hasn't ended is stopped. False when it is being undone already. */
export async function beginUndo(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('import_run')
    .set({ state: 'undoing' })
    .where('id', '=', id)
    .where('state', '<>', 'undoing')
    .executeTakeFirst()
  await tx.deleteFrom('import_chunk').where('import_id', '=', id).execute()
  return numUpdatedRows > 0n
}

/** Locks an import that is being undone; null for any other. */
export async function lockUndo(tx: Tx, id: string): Promise<{ fileName: string } | null> {
  const row = await tx
    .selectFrom('import_run')
    .select('file_name')
    .where('id', '=', id)
    .where('state', '=', 'undoing')
    .forUpdate()
    .executeTakeFirst()
  return row ? { fileName: row.file_name } : null
}

export async function countUndone(tx: Tx, id: string, counts: { removed: number; restored: number }): Promise<void> {
  await tx
    .updateTable('import_run')
    .set((eb) => ({ removed: eb('removed', '+', counts.removed), restored: eb('restored', '+', counts.restored) }))
    .where('id', '=', id)
    .execute()
}

/** @param failure why it stopped before the end: it can be requested again */
export async function endUndo(tx: Tx, ctx: WorkspaceContext, id: string, failure: string | null = null): Promise<void> {
  const state = failure === null ? 'undone' : 'failed'
  await tx
    .updateTable('import_run')
    .set({ state, why: failure, finished_at: ctx.now() })
    .where('id', '=', id)
    .where('state', '=', 'undoing')
    .execute()
}
