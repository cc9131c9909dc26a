// `node server/rebuild-index.ts`: writes everyone into the ClickHouse of CLICKHOUSE_URL again. The service may keep running.
import { messageOf } from '@fairlead/domain/shared/caught'
import { openClickhouse } from '@fairlead/adapters/people-index/clickhouse'
import { rebuildIndex } from './features/sourcing/index/feed-index.ts'
import { connectionOf } from './local-services.ts'
import { openDatabase } from './platform/database.ts'
import { readSettings } from './platform/settings.ts'

try {
  const settings = readSettings(process.env)
  const { clickhouseUrls: urls, databaseUrl } = settings
  if (urls.length === 0) throw new Error('Set CLICKHOUSE_URL: without it searches read Postgres, whose index needs no rebuilding.')
  if (!databaseUrl) throw new Error('Without DATABASE_URL the worker builds the index when the service starts.')
  const database = openDatabase(connectionOf(settings, databaseUrl), (error) => console.error(error.message))
  const clickhouse = openClickhouse({ urls, writeTimeout: 120_000 })
  try {
    const began = Date.now()
    const people = await rebuildIndex(database, clickhouse.writer, clickhouse.name, {
      onProgress: (done, total) => {
        const perSecond = Math.round(done / ((Date.now() - began) / 1000))
        process.stdout.write(
          `\r${done.toLocaleString('en')} of ${total.toLocaleString('en')} people, ${perSecond.toLocaleString('en')} a second`,
        )
      },
    })
    console.log(`\nThe index holds ${(people ?? 0).toLocaleString('en')} people.`)
  } finally {
    await clickhouse.close()
    await database.close()
  }
} catch (error) {
  console.error(messageOf(error))
  process.exitCode = 1
}
