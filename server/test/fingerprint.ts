// What a workspace holds, as a number a table: a test sees by it that nothing at all was written.
import { sql } from 'kysely'
import type { Constellation } from './constellation.ts'

/** Every table that has a workspace, as the database itself lists them; the two logs grow with refusals, and a session notes when it was used. */
export async function tenantTables(sky: Constellation): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' and table_name not in ('audit_entry', 'security_event', 'session') order by 1`.execute(
    sky.database.system,
  )
  return rows.map(({ name }) => name)
}

/** A number a table: which versions of which rows are there. Whatever is written, even to the same value, makes a new version. */
export async function fingerprintOf(sky: Constellation, tables: readonly string[], workspaceId: string): Promise<Record<string, string>> {
  const each = tables.map(
    (name) => sql`select ${name} as name, count(*) || ' rows ' || coalesce(sum(hashtextextended(xmin || ' ' || ctid, 0)), 0) as versions
      from ${sql.table(name)} where workspace_id = ${workspaceId}`,
  )
  const { rows } = await sql<{ name: string; versions: string }>`${sql.join(each, sql` union all `)}`.execute(sky.database.system)
  return Object.fromEntries(rows.map(({ name, versions }) => [name, versions]))
}
