import { sql } from 'kysely'
import type { ActorContext } from '../../../platform/context.ts'
import type { Tx } from '../../../platform/database.ts'
import { readHiddenPeople } from '../people/hidden-people.ts'
import type { KeptReason } from '../people/import-change-store.ts'
import type { ImportReport, PreviewOnly } from './import-report.ts'

export type ImportState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled' | 'undoing' | 'undone'

/** Someone who stays although their import was undone; no name where it is hidden from the user. */
export interface KeptPerson {
  id: string
  name: string
  isHidden: boolean
  reason: KeptReason
}

export interface ImportView extends Omit<ImportReport, PreviewOnly> {
  id: string
  fileName: string
  state: ImportState
  reason: string | null
  rowsDone: number
  createdAt: Date
  finishedAt: Date | null
  /** By undoing it. */
  removed: number
  restored: number
  /** The first who stayed when it was undone, and how many they are. */
  kept: KeptPerson[]
  keptCount: number
}

const newest = 5
const keptShown = 100

/** Newest first: one import, or this user's last five. Colleagues' imports aren't shown, because rows may contain private addresses. */
export function listImports(ctx: ActorContext, id?: string): Promise<ImportView[]> {
  return ctx.transaction(async (tx) => {
    const rows = await tx
      .selectFrom('import_run')
      .selectAll()
      .where('user_id', '=', ctx.userId)
      .where((eb) => (id === undefined ? eb.lit(true) : eb('id', '=', id)))
      .orderBy('created_at', 'desc')
      .limit(newest)
      .execute()
    const staying = await readKept(
      tx,
      ctx,
      rows.map((row) => row.id),
    )
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
      removed: row.removed,
      restored: row.restored,
      kept: staying.get(row.id)?.people ?? [],
      keptCount: staying.get(row.id)?.count ?? 0,
    }))
  })
}

async function readKept(
  tx: Tx,
  ctx: ActorContext,
  importIds: readonly string[],
): Promise<Map<string, { people: KeptPerson[]; count: number }>> {
  const { rows } = await sql<{ import_id: string; id: string; name: string; kept: KeptReason; count: number }>`
    select * from (select c.import_id, p.id, p.name, c.kept, count(*) over (partition by c.import_id)::int as count,
        row_number() over (partition by c.import_id order by p.name, p.id) as place
      from import_change c join person p on p.id = c.person_id
      where c.import_id = any(${importIds}::text[]) and c.kept is not null) listed where place <= ${keptShown} order by place`.execute(tx)
  const hidden = rows.length > 0 ? await readHiddenPeople(tx, ctx) : new Map<string, string>()
  const staying = new Map<string, { people: KeptPerson[]; count: number }>()
  for (const { import_id: importId, id, name, kept: reason, count } of rows) {
    const entry = staying.get(importId) ?? { people: [], count }
    entry.people.push({ id, name, isHidden: hidden.has(id), reason })
    staying.set(importId, entry)
  }
  return staying
}
