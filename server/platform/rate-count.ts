// Counts requests in the database, where several processes must share one limit.
import { sql, type Kysely } from 'kysely'
import type { DB } from './schema.ts'

/**
 * Counts one request under `key` in a fixed window of `seconds` by the database's clock. Returns null when it is within `max`,
 * else the seconds until the window ends. One statement, so that concurrent requests are counted one after another. Keys begin
 * with the kind of limit, so that no two kinds share one.
 */
export async function countRequest(db: Kysely<DB>, key: string, max: number, seconds: number): Promise<number | null> {
  const { rows } = await sql<{ count: number; wait: number }>`
    insert into rate_count as one (key, window_end, count)
    values (${key}, now() + make_interval(secs => ${seconds}), 1)
    on conflict (key) do update set
      count = case when one.window_end <= now() then 1 else least(one.count + 1, 1000000000) end,
      window_end = case when one.window_end <= now() then excluded.window_end else one.window_end end
    returning count, ceil(extract(epoch from window_end - now()))::integer as wait`.execute(db)
  const { count = 1, wait = seconds } = rows[0] ?? {}
  if (count === 1)
    await sql`delete from rate_count where ctid in
    (select ctid from rate_count where window_end < now() - interval '1 minute' limit 100 for update skip locked)`.execute(db)
  return count <= max ? null : Math.max(1, wait)
}
