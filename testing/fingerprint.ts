// A number per table of a workspace, so that tests see that nothing was written.
import { sql } from 'kysely'
import { asOwner } from './as-owner.ts'
import type { TestApp } from './test-app.ts'

/** Takes the fingerprint of the workspace. */
export type TakeFingerprint = () => Promise<Record<string, string>>

/**
 * A number for each table with a workspace column, as listed by the database itself: the versions of the workspace's rows. A write
 * creates a new version even with the same value. Excludes the two logs, which grow with refusals, and sessions, which record when
 * they were used.
 *
 * Triggers count the writes to its rows, rolled back or not: without another one, the previous fingerprint still holds. The query is
 * a database function, so that each connection plans its 80 parts only once.
 */
export async function openFingerprint({ connection, database: { system } }: TestApp, workspaceId: string): Promise<TakeFingerprint> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'workspace_id' and table_name not in ('audit_event', 'session', 'decision_record_view') order by 1`.execute(
    system,
  )
  if (rows.length < 20) throw new Error(`Only ${rows.length} tables of a workspace were found.`)
  const selects = rows.map(
    ({ name }) =>
      `select '${name}', count(*) || ' rows ' || coalesce(sum(hashtextextended(xmin || ' ' || ctid, 0)), 0) from public."${name}" where workspace_id = '${workspaceId}'`,
  )
  const triggers = rows.map(
    ({ name }) =>
      `create trigger count_writes after insert or update or delete on public."${name}" for each row execute function testing.count_write();`,
  )
  await asOwner(
    connection,
    `create schema testing;
    create sequence testing.writes;
    grant usage on schema testing to public;
    grant select on testing.writes to public;
    create function testing.count_write() returns trigger language plpgsql security definer as $$
      begin
        if '${workspaceId}' in (old.workspace_id, new.workspace_id) then perform nextval('testing.writes'); end if;
        return null;
      end $$;
    ${triggers.join('\n')}
    create function testing.fingerprint() returns table (of_table text, versions text) language plpgsql as $$
      begin return query ${selects.join(' union all ')}; end $$`,
  )
  const countWrites = async () => {
    const { rows: counted } = await sql<{ count: number }>`select last_value + is_called::int as count from testing.writes`.execute(system)
    return counted[0]!.count
  }
  let last: { writes: number; fingerprint: Record<string, string> } | null = null
  return async () => {
    // counted before: a write in between makes the next fingerprint a new one
    const writes = await countWrites()
    if (last?.writes === writes) return last.fingerprint
    const taken = await sql<{ of_table: string; versions: string }>`select * from testing.fingerprint()`.execute(system)
    last = { writes, fingerprint: Object.fromEntries(taken.rows.map(({ of_table, versions }) => [of_table, versions])) }
    return last.fingerprint
  }
}
