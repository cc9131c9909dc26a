// One or several ClickHouse servers, each with a part of the people, queried in parallel.
import { messageOf } from '@fairlead/domain/shared/caught'
import { ClickHouseLogLevel, createClient, type ClickHouseClient } from '@clickhouse/client'
import { PeopleIndexDown } from '@fairlead/domain/ports/people-index'
import type { Coverage } from '@fairlead/domain/shared/coverage'
import { must } from '@fairlead/domain/shared/records'

export interface ClickhouseSettings {
  /** http://user:password@host:8123/database, one per shard; their order decides who is where. */
  urls: readonly string[]
  /** Milliseconds per search request. */
  timeout?: number
  /** Milliseconds per write. */
  writeTimeout?: number
  /** A shard didn't respond to a search; reported again after its pause. */
  onDown?: (error: PeopleIndexDown) => void
}

export interface Shards {
  count: number
  /** Which shard has the person with a key; each has people from every slot. */
  shardOf(key: string): number
  /** @throws PeopleIndexDown when no shard responds; `note` gets how many did */
  query<Row>(sql: string, note: (coverage: Coverage) => void): Promise<Row[][]>
  /** @throws PeopleIndexDown when this shard doesn't respond */
  run(shard: number, sql: string): Promise<void>
  read<Row>(shard: number, sql: string): Promise<Row[]>
  insert(shard: number, table: string, rows: readonly object[]): Promise<void>
  close(): Promise<void>
}

/** Lists of concepts and IDs are part of a query. */
const readSettings = { max_query_size: '33554432', max_ast_elements: '1000000', max_expanded_ast_elements: '2000000' } as const
/** How long a shard that didn't respond is skipped. */
const restMs = 5000

/**
 * @param timeout milliseconds, after which the server gives up as well
 * @param onDown called when a shard didn't respond to a search
 */
export function openShards(urls: readonly string[], timeout: number, onDown: ClickhouseSettings['onDown'] = () => void 0): Shards {
  const shards = urls.map((url) => {
    const client = createClient({
      url,
      request_timeout: timeout,
      application: 'fairlead',
      clickhouse_settings: { ...readSettings, max_execution_time: timeout / 1000 },
      log: { level: ClickHouseLogLevel.OFF },
    })
    return { client, host: new URL(url).host, downUntil: 0 }
  })
  const attempt = async <T>(shardIndex: number, work: (client: ClickHouseClient) => Promise<T>): Promise<T> => {
    const shard = must(shards[shardIndex])
    try {
      return await work(shard.client)
    } catch (error) {
      throw new PeopleIndexDown(`ClickHouse at ${shard.host}: ${messageOf(error)}`, { cause: error })
    }
  }
  const read = <Row>(shardIndex: number, query: string) =>
    attempt(shardIndex, async (client) => (await client.query({ query, format: 'JSONEachRow' })).json<Row>()) as Promise<Row[]>
  return {
    count: shards.length,
    shardOf: (key) => Number(BigInt.asUintN(64, BigInt(key)) % BigInt(shards.length)),
    async query<Row>(query: string, note: (coverage: Coverage) => void) {
      const answers = await Promise.allSettled(
        shards.map(async (shard, index) => {
          if (shard.downUntil > Date.now()) throw new PeopleIndexDown(`ClickHouse at ${shard.host} did not answer a moment ago.`)
          try {
            const rows = await read<Row>(index, query)
            shard.downUntil = 0
            return rows
          } catch (error) {
            shard.downUntil = Date.now() + restMs
            if (error instanceof PeopleIndexDown) onDown(error)
            throw error
          }
        }),
      )
      const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
      note({ shards: shards.length, answered: rows.length })
      const [refused] = answers.filter((answer) => answer.status === 'rejected')
      if (rows.length === 0 && refused) throw refused.reason
      return rows
    },
    read,
    run: (shardIndex, query) => attempt(shardIndex, async (client) => void (await client.command({ query }))),
    insert: (shardIndex, table, rows) =>
      attempt(shardIndex, async (client) => {
        if (rows.length > 0) await client.insert({ table, values: [...rows], format: 'JSONEachRow' })
      }),
    async close() {
      await Promise.all(shards.map(({ client }) => client.close()))
    },
  }
}
