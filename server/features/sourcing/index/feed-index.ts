// Writes people to an external index: changes, and everyone on a rebuild.
import { sql } from 'kysely'
import type { PeopleIndexWriter, PersonChange } from '@fairlead/domain/ports/people-index'
import { must } from '@fairlead/domain/shared/records'
import type { Database, Tx } from '../../../platform/database.ts'

/** People per write. */
const chunk = 2000

interface Row {
  person_id: string
  key: string
  bucket: number
  workspace_id: string | null
  concepts: number[] | null
  years: number | null
  version: number
}

/** One writer at a time, so that later reads are written later. */
const alone = (tx: Tx) => sql`select pg_advisory_xact_lock(hashtextextended('people index', 0))`.execute(tx)

const toChange = ({ key, bucket, workspace_id, concepts, years }: Row): PersonChange => ({
  key,
  bucket,
  person: concepts && { workspaceId: workspace_id ?? '', concepts, years: years ?? 0 },
})

/** Microseconds, when the statement begins. */
const readAt = sql`(extract(epoch from statement_timestamp()) * 1000000)::bigint`

/**
 * Writes the changes since then; safe to repeat after a stop, and in several processes. @returns how many changes were written
 * @throws PeopleIndexDown when a shard doesn't respond; the changes wait
 */
export async function feedChanges(database: Database, writer: PeopleIndexWriter): Promise<number> {
  return database.system.transaction().execute(async (tx) => {
    await alone(tx)
    const { rows: waiting } = await sql<{ id: number; person_id: string }>`
      select id, person_id from person_change order by id limit ${chunk}`.execute(tx)
    if (waiting.length === 0) return 0
    const ids = waiting.map(({ id }) => id)
    const { rows } = await sql<Row>`
      select c.person_id, hashtextextended(c.person_id, 0)::text as key, c.bucket, i.workspace_id, i.concepts, i.years, ${readAt} as version
      from (select distinct person_id, bucket from person_change where id = any(${ids}::bigint[])) c
      left join person_index i on i.person_id = c.person_id`.execute(tx)
    await writer.write(rows.map(toChange), Number(must(rows[0]).version))
    await sql`delete from person_change where id = any(${ids}::bigint[])`.execute(tx)
    return waiting.length
  })
}

/**
 * Writes everyone into new tables, which then replace the old ones. Searches keep reading an index that was complete before.
 * @param name of the servers that hold the index
 * @param onProgress with the people written and the total; `isLeaving` is checked between chunks, and `isNeeded` at this
 * process's turn: another process may have built it in the meantime
 * @returns how many people were written; null = not needed, or stopped before the end
 * @throws PeopleIndexDown when a shard doesn't respond
 */
export async function rebuildIndex(
  database: Database,
  writer: PeopleIndexWriter,
  name: string,
  {
    onProgress,
    isLeaving = () => false,
    isNeeded = () => Promise.resolve(true),
  }: { onProgress?: (done: number, total: number) => unknown; isLeaving?: () => boolean; isNeeded?: () => Promise<boolean> } = {},
): Promise<number | null> {
  const client = await database.connect()
  try {
    // one rebuild at a time
    await client.query("select pg_advisory_lock(hashtextextended('people index rebuild', 0))")
    return (await isNeeded()) ? await rebuild(database, writer, name, onProgress, isLeaving) : null
  } finally {
    await client.end()
  }
}

async function rebuild(
  database: Database,
  writer: PeopleIndexWriter,
  name: string,
  onProgress: ((done: number, total: number) => unknown) | undefined,
  isLeaving: () => boolean,
): Promise<number | null> {
  await writer.beginRebuild()
  await beginNoting(database, name)
  const { rows } = await sql<{ total: string }>`select count(*) as total from person_index`.execute(database.system)
  const total = Number(must(rows[0]).total)
  let [after, done] = ['', 0]
  for (;;) {
    const people = await database.system.transaction().execute(async (tx) => {
      await alone(tx)
      const { rows: next } = await sql<Row>`
        select person_id, hashtextextended(person_id, 0)::text as key, hashtext(person_id) & 63 as bucket, workspace_id, concepts, years, ${readAt} as version
        from person_index where person_id > ${after} order by person_id limit ${chunk}`.execute(tx)
      if (next.length > 0) await writer.rebuild(next.map(toChange), Number(must(next[0]).version))
      return next
    })
    if (people.length === 0) break
    after = must(people.at(-1)).person_id
    done += people.length
    onProgress?.(done, total)
    if (isLeaving()) return null
  }
  await database.system.transaction().execute(async (tx) => {
    await alone(tx)
    await writer.endRebuild()
    await sql`update people_index_state set built_of = ${name}`.execute(tx)
  })
  return done
}

/**
 * Changes are recorded from here on. Waits for transactions that began writing people earlier, because their changes wouldn't
 * be recorded.
 */
async function beginNoting(database: Database, name: string): Promise<void> {
  await database.system.transaction().execute(async (tx) => {
    await sql`set local lock_timeout = '30s'`.execute(tx)
    const { rows } = await sql`select from people_index_state`.execute(tx)
    if (rows.length === 0) await sql`lock table person_index in share row exclusive mode`.execute(tx)
    await sql`insert into people_index_state default values on conflict (is_only) do update
      set built_of = case when people_index_state.built_of = ${name} then ${name} end`.execute(tx)
  })
}

/** Whether these servers have a complete index. */
export async function isIndexBuilt(database: Database, name: string): Promise<boolean> {
  const { rows } = await sql<{ built_of: string | null }>`select built_of from people_index_state`.execute(database.system)
  return rows[0]?.built_of === name
}

/** When no external index is configured anymore, changes for it aren't stored. */
export async function stopNoting(database: Database): Promise<void> {
  await sql`with gone as (delete from people_index_state) delete from person_change`.execute(database.system)
}
