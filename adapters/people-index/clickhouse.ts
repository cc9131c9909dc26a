// The index of people on one or several ClickHouse servers.
import { createHash } from 'node:crypto'
import type { PeopleIndex, PeopleIndexWriter } from '@fairlead/domain/ports/people-index'
import { openClickhouseIndex, type ClickhouseScope } from './clickhouse-index.ts'
import { openShards, type ClickhouseSettings } from './clickhouse-shards.ts'
import { tablesVersion } from './clickhouse-tables.ts'
import { openClickhouseWriter } from './clickhouse-writer.ts'

export interface ClickhousePeople {
  /** Names servers, their order and the shape of the tables, without passwords. */
  name: string
  open(scope: ClickhouseScope): PeopleIndex
  writer: PeopleIndexWriter
  close(): Promise<void>
}

/** @param settings which servers; their number and order decide who is where, so that another list needs a rebuild */
export function openClickhouse(settings: ClickhouseSettings): ClickhousePeople {
  const shards = openShards(settings)
  const places = settings.urls.map((url) => `${new URL(url).host}${new URL(url).pathname}`)
  return {
    name: createHash('sha256')
      .update(JSON.stringify([tablesVersion, places]))
      .digest('hex')
      .slice(0, 16),
    open: (scope) => openClickhouseIndex(shards, scope),
    writer: openClickhouseWriter(shards),
    close: () => shards.close(),
  }
}
