// People who objected to the use of their data: no search, import, or user adds them to a project.
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** Those of these people, by the shared row or the workspace's own. */
export async function findObjected(tx: Tx, personIds: readonly string[]): Promise<Set<string>> {
  if (personIds.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    select p.id from person p
    where p.id = any(${personIds}::text[]) and exists (select from person_flag f where f.kind = 'objected'
      and (f.person_id in (p.id, p.shadows) or f.person_id in (select own.id from person own where own.shadows = p.id)))`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
