// Keeps the people in ClickHouse up to date.
import type { PeopleIndexWriter, PersonChange } from '@fairlead/domain/ports/people-index'
import { everyone, people, postings, tables } from './clickhouse-tables.ts'
import type { Shards } from './clickhouse-shards.ts'

interface Known {
  person_id: string
  workspace_id: string
  concepts: number[]
}

const text = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`

/** @throws PeopleIndexDown (from every method) when a shard does not answer; all of the work can be done again */
export function openClickhouseWriter(shards: Shards): PeopleIndexWriter {
  const each = (work: (shard: number) => Promise<void>) => Promise.all(Array.from({ length: shards.count }, (_, shard) => work(shard)))

  async function writeTo(shard: number, changes: readonly PersonChange[], version: number): Promise<void> {
    const ids = changes.map(({ personId }) => text(personId)).join(',')
    const known = await shards.read<Known>(
      shard,
      `select person_id, workspace_id, concepts from ${people} final where person_id in (${ids})`,
    )
    const deleted = changes.filter(({ person }) => person === null).map(({ personId }) => personId)
    const gone = known.filter(({ person_id }) => deleted.includes(person_id))
    if (gone.length > 0) {
      const which = gone.map(({ person_id }) => text(person_id)).join(',')
      await shards.run(shard, `delete from ${postings} where person_id in (${which})`)
      await shards.run(shard, `delete from ${people} where person_id in (${which})`)
    }
    const before = new Map(known.map((one) => [one.person_id, one]))
    const staying = changes.flatMap(({ person }) => (person ? [person] : []))
    const lost = staying.flatMap(({ personId: person_id, workspaceId: workspace_id, bucket, concepts, years }) => {
      const now = new Set(concepts)
      const old = (before.get(person_id)?.concepts ?? []).filter((concept) => !now.has(concept))
      return old.map((concept) => ({ concept, workspace_id, bucket, person_id, years, version, is_deleted: 1 }))
    })
    // in this order: after a stop in between, doing all of it again leaves no concept that was lost
    await shards.insert(shard, postings, lost)
    await shards.insert(
      shard,
      people,
      staying.map(({ personId, workspaceId, ...row }) => ({
        person_id: personId,
        workspace_id: workspaceId,
        ...row,
        version,
        is_deleted: 0,
      })),
    )
    await shards.run(
      shard,
      `insert into ${postings} select arrayJoin(arrayPushFront(concepts, ${everyone})), workspace_id, bucket, person_id, years, version, 0
        from ${people} final where person_id in (${ids}) and version = ${version}`,
    )
  }

  return {
    async prepare() {
      await each(async (shard) => {
        for (const table of tables) await shards.run(shard, table)
      })
    },
    async write(changes, version) {
      await each(async (shard) => {
        const own = changes.filter(({ bucket }) => shards.shardOf(bucket) === shard)
        if (own.length > 0) await writeTo(shard, own, version)
      })
    },
    async removeOlder(version) {
      await each(async (shard) => {
        await shards.run(shard, `delete from ${postings} where version < ${version}`)
        await shards.run(shard, `delete from ${people} where version < ${version}`)
      })
    },
  }
}
