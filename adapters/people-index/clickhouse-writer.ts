// Keeps the people in ClickHouse up to date.
import type { PeopleIndexWriter, PersonChange } from '@fairlead/domain/ports/people-index'
import { createCurrent, createPostings, current, everyone, postings, slotOf } from './clickhouse-tables.ts'
import type { Shards } from './clickhouse-shards.ts'

const live = { postings, current }
/** Tables of a rebuild, which replace the others when complete. */
const coming = { postings: `${postings}_coming`, current: `${current}_coming` }
/** Rows per insert. */
const rowsAtOnce = 250_000

/** @throws PeopleIndexDown (from every method) when a shard doesn't respond; all of the work can be repeated */
export function openClickhouseWriter(shards: Shards): PeopleIndexWriter {
  const onEachShard = async (work: (shard: number) => Promise<void>) => {
    await Promise.all(Array.from({ length: shards.count }, (_, shard) => work(shard)))
  }
  const run = (...statements: string[]) =>
    onEachShard(async (shard) => {
      for (const statement of statements) await shards.run(shard, statement)
    })

  async function addPostings(shard: number, table: string, changes: readonly PersonChange[], version: number): Promise<void> {
    let rows: object[] = []
    for (const change of changes) {
      const { key, person } = change
      if (!person) continue
      const slot = slotOf(change)
      const { workspaceId: workspace_id, years } = person
      for (const concept of [everyone, ...person.concepts]) rows.push({ concept, workspace_id, slot, person: key, years, version })
      if (rows.length < rowsAtOnce) continue
      await shards.insert(shard, table, rows)
      rows = []
    }
    await shards.insert(shard, table, rows)
  }

  const ofShards = (changes: readonly PersonChange[], work: (shard: number, shardChanges: readonly PersonChange[]) => Promise<void>) =>
    onEachShard(async (shard) => {
      const shardChanges = changes.filter(({ key }) => shards.shardOf(key) === shard)
      if (shardChanges.length > 0) await work(shard, shardChanges)
    })

  return {
    write: (changes, version) =>
      ofShards(changes, async (shard, shardChanges) => {
        const [row] = await shards.read<{ is_coming: number }>(
          shard,
          `select count() > 0 as is_coming from system.tables where database = currentDatabase() and name = '${coming.current}'`,
        )
        const deleted = shardChanges.filter(({ person }) => person === null).map(({ key }) => key)
        for (const tables of [live, ...(row?.is_coming ? [coming] : [])]) {
          // first, so that nothing counts twice after an interruption
          await shards.insert(
            shard,
            tables.current,
            shardChanges.map(({ key }) => ({ person: key, version })),
          )
          await addPostings(shard, tables.postings, shardChanges, version)
          // not counted from here on; ClickHouse rewrites its files later, which may take minutes
          if (deleted.length > 0)
            await shards.run(
              shard,
              `delete from ${tables.postings} where person in (${deleted.join(',')}) settings lightweight_deletes_sync = 0`,
            )
        }
      }),
    beginRebuild: () =>
      run(
        createPostings(postings),
        createCurrent(current),
        `drop table if exists ${coming.postings}`,
        `drop table if exists ${coming.current}`,
        createPostings(coming.postings),
        createCurrent(coming.current),
      ),
    rebuild: (people, version) => ofShards(people, (shard, shardChanges) => addPostings(shard, coming.postings, shardChanges, version)),
    async endRebuild() {
      await run(
        `exchange tables ${postings} and ${coming.postings}`,
        `exchange tables ${current} and ${coming.current}`,
        `drop table ${coming.postings}`,
        `drop table ${coming.current}`,
      )
      // a search reads a range of each list from each part: with one part this takes a third of the time (353). For a large
      // index it takes longer than a request may; ClickHouse continues, and searches are correct before and after
      await run(`optimize table ${postings} final`).catch(() => undefined)
    },
  }
}
