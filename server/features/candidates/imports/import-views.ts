import type { ActorContext } from '../../../platform/context.ts'
import type { ImportReport, PreviewOnly } from './import-report.ts'

export type ImportState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled'

export interface ImportView extends Omit<ImportReport, PreviewOnly> {
  id: string
  fileName: string
  state: ImportState
  reason: string | null
  rowsDone: number
  createdAt: Date
  finishedAt: Date | null
}

const newest = 5

/** Newest first: one import, or this user's last five. Colleagues' imports aren't shown, because rows may contain private addresses. */
export function listImports(ctx: ActorContext, id?: string): Promise<ImportView[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('import_run')
      .selectAll()
      .where('user_id', '=', ctx.userId)
      .$if(id !== undefined, (query) => query.where('id', '=', id!))
      .orderBy('created_at', 'desc')
      .limit(newest)
      .execute()
    return rows.map((row) => ({
      id: row.id,
      fileName: row.file_name,
      state: row.state,
      reason: row.why,
      encoding: row.encoding,
      columns: row.columns.map((column) => ({ ...column, samples: [] })),
      system: row.system,
      rows: row.row_count,
      rowsDone: row.rows_done,
      added: row.added,
      merged: row.merged,
      unchanged: row.unchanged,
      errors: row.errors,
      errorCount: row.error_count,
      warnings: row.warnings,
      warningCount: row.warning_count,
      createdAt: row.created_at,
      finishedAt: row.finished_at,
    }))
  })
}
