// A number per table of a workspace, so that tests see that nothing was written.
import { sql } from 'kysely'
import { asOwner } from './as-owner.ts'
import type { TestApp } from './test-app.ts'

/** Takes the fingerprint of one workspace. */
export type TakeFingerprint = (workspaceId: string) => Promise<Record<string, string>>

/**
 * A number for each table with a workspace column, as listed by the database itself: the versions of its rows. A write creates
 * a new version even with the same value. Excludes the two logs, which grow with refusals, and sessions, which record when they
 * were used.
 *
 * The query is a database function, so that each connection plans its 80 parts only once.
 */
export async function openFingerprint({ connection, database: { system } }: TestApp): Promise<TakeFingerprint> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' and table_name not in ('audit_entry', 'security_event', 'session') order by 1`.execute(
    system,
  )
  if (rows.length < 20) throw new Error(`Only ${rows.length} tables of a workspace were found.`)
  const selects = rows.map(
    ({ name }) =>
      `select '${name}', count(*) || ' rows ' || coalesce(sum(hashtextextended(xmin || ' ' || ctid, 0)), 0) from public."${name}" where workspace_id = asked`,
  )
  await asOwner(
    connection,
    `create schema if not exists testing;
    grant usage on schema testing to public;
    create or replace function testing.fingerprint(asked text) returns table (of_table text, versions text) language plpgsql as $$
      begin return query ${selects.join(' union all ')}; end $$`,
  )
  return async (workspaceId) => {
    const taken = await sql<{ of_table: string; versions: string }>`select * from testing.fingerprint(${workspaceId})`.execute(system)
    return Object.fromEntries(taken.rows.map(({ of_table, versions }) => [of_table, versions]))
  }
}
