// The index of people on one or several ClickHouse servers.
import { createHash } from 'node:crypto'
import type { PeopleIndex, PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import { openClickhouseIndex, type ClickhouseScope } from './clickhouse-index.ts'
import { openShards, type ClickhouseSettings } from './clickhouse-shards.ts'
import { tablesVersion } from './clickhouse-tables.ts'
import { openClickhouseWriter } from './clickhouse-writer.ts'

export interface ClickhousePeople {
  /** Identifies servers, their order, and the shape of the tables, without passwords. */
  name: string
  /** @param maxRanked approximate number of people who are ranked */
  open(scope: ClickhouseScope, maxRanked?: number): PeopleIndex
  writer: PeopleIndexWriter
  close(): Promise<void>
}

/** @param settings which servers; their number and order decide who is where, so another list needs a rebuild */
export function openClickhouse({ urls, timeout = 4000, writeTimeout = 60_000, onDown }: ClickhouseSettings): ClickhousePeople {
  const shards = openShards(urls, timeout, onDown)
  const written = openShards(urls, writeTimeout)
  const places = urls.map((url) => `${new URL(url).host}${new URL(url).pathname}`)
  return {
    name: createHash('sha256')
      .update(JSON.stringify([tablesVersion, places]))
      .digest('hex')
      .slice(0, 16),
    open: (scope, maxRanked) => openClickhouseIndex(shards, scope, maxRanked),
    writer: openClickhouseWriter(written),
    close: async () => void (await Promise.all([shards.close(), written.close()])),
  }
}
