// Speed of the analytics over a million events, checked against a recount from the sources: npm run bench analytics [--
// --events 1000000 --projects 100 --requests 40 --json FILE]
import { openTextReader } from '../server/read-text.ts'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { fileReader } from '@fairlead/adapters/files/file-reader'
import { pdfLetters } from '@fairlead/adapters/letters/pdf-letters'
import { startDatabase } from '@fairlead/local-services/database/start-database'
import { openClaimChecker } from '@fairlead/matching/explain/claims/check-claim'
import { openPostgresIndex } from '../server/features/sourcing/index/postgres-index.ts'
import { openReasonGate } from '../server/features/candidates/views/reason-gate.ts'
import { buildVocabulary } from '@fairlead/matching/skills/vocabulary'
import { loadTitles } from '@fairlead/matching/titles/model/load'
import { countDue } from '../server/features/insight/count-due.ts'
import { buildApp } from '../server/http/app.ts'
import type { Services } from '../server/http/services.ts'
import { startOutside } from '../server/outside.ts'
import { openDatabase, type Database } from '../server/platform/database.ts'
import { openLog } from '../server/platform/log.ts'
import { migrate } from '../server/platform/migrate.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { openSecrets } from '../server/platform/secrets.ts'
import { readSettings } from '../server/platform/settings.ts'
import { keptSums, recount, type Sum } from '../testing/recount.ts'
import { fillAnalytics, fillCounters } from './fill-analytics.ts'
import { inTemporaryFolder, newCaller, verifyInDatabase, openFigures, percentile, timed, type Caller } from './figures.ts'

const { values: options } = parseArgs({
  options: {
    events: { type: 'string', default: '1000000' },
    projects: { type: 'string', default: '100' },
    requests: { type: 'string', default: '40' },
    json: { type: 'string' },
  },
})
const figures = openFigures()
const max = 500

await inTemporaryFolder(async (folder) => {
  const embedded = await startDatabase(folder)
  await migrate(embedded.connection)
  const secrets = openSecrets(readSettings({ DATA_DIR: folder }))
  const database = openDatabase(embedded.connection, (error) => console.error(error.message), undefined, secrets)
  const tables = readReferenceTables()
  const { outside, stop } = await startOutside()
  const vocabulary = buildVocabulary(tables, loadTitles())
  const services: Services = {
    settings: readSettings({ PORT: '0', DATA_DIR: folder, LOG_LEVEL: 'error' }),
    secrets,
    outside,
    database,
    log: openLog('error'),
    errors: null,
    files: fileReader,
    letters: pdfLetters,
    texts: openTextReader(),
    now: () => new Date(),
    tables,
    vocabulary,
    openIndex: (tx, _, projectId) => openPostgresIndex(tx, projectId),
    reasons: openReasonGate(() => openClaimChecker(tables), openLog('error')),
  }
  const app = await buildApp(services, { webFolder: null })
  try {
    const call = await newCaller(await app.listen({ port: 0, host: '127.0.0.1' }), verifyInDatabase(database))
    const { workspaceId, projectIds } = await fill(database, call)
    await sql`vacuum analyze`.execute(database.system)
    await count(database)
    await benchPages(call, projectIds)
    await benchRecount(database, workspaceId)
  } finally {
    await app.close()
    await stop()
    await database.close()
    await embedded.stop()
  }
})
figures.print(options.json)

async function fill(database: Database, call: Caller): Promise<{ workspaceId: string; projectIds: string[] }> {
  const projectIds: string[] = []
  for (let index = 0; index < Number(options.projects); index++)
    projectIds.push((await call<{ project_id: string }>('POST', 'v1/projects', { project_name: `Search ${index}`, type: '2' })).project_id)
  await database.system.updateTable('project').set({ lifecycle_status: 'active' }).execute()
  const user = await database.system.selectFrom('users').select(['id', 'workspace_id']).executeTakeFirstOrThrow()
  const input = { workspaceId: user.workspace_id, userId: user.id, projectIds, events: Number(options.events) }
  const [filled, ms] = await timed(() => fillAnalytics(database, input))
  await fillCounters(database, user.workspace_id)
  figures.note('events filled', filled.events, 'events')
  figures.note('candidates they are about', filled.candidates, 'candidates')
  figures.note('filling', ms / 1000, 's')
  return { workspaceId: user.workspace_id, projectIds }
}

/** From nothing, as after the first start of a version that counts. */
async function count(database: Database): Promise<void> {
  const [, ms] = await timed(async () => {
    while ((await countDue(database)) > 0);
  })
  await sql`vacuum analyze insight_count`.execute(database.system)
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from insight_count`.execute(database.system)
  figures.note('counting everything once', ms / 1000, 's')
  figures.note('sums kept', rows[0]!.n, 'rows')
}

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
}

async function benchPages(call: Caller, projectIds: readonly string[]): Promise<void> {
  const views: [name: string, fields: () => Record<string, unknown>][] = [
    ['all projects, all time', () => ({})],
    ['all projects, 12 months', () => ({ from: day(364), to: day(0) })],
    ['all projects, odd days', () => ({ from: day(333), to: day(17) })],
    ['one project, 90 days', () => ({ project_id: projectIds[Math.floor(Math.random() * projectIds.length)], from: day(89), to: day(0) })],
  ]
  for (const path of ['v2/analytics', 'v2/analytics/pipeline', 'v2/analytics/candidate'])
    for (const [name, fields] of views) {
      const times: number[] = []
      for (let index = 0; index < Number(options.requests); index++) times.push((await timed(() => call('GET', path, fields())))[1])
      figures.note(`${path}, ${name}, p95`, percentile(times, 0.95), 'ms', max)
    }
}

async function benchRecount(database: Database, workspaceId: string): Promise<void> {
  const [fresh, ms] = await timed(() => recount(database, workspaceId))
  figures.note('baseline: the same figures from the sources, once', ms, 'ms')
  const storedSums = await keptSums(database, workspaceId)
  const key = (sum: Sum) => JSON.stringify(Object.values(sum))
  const keptKeys = new Set(storedSums.map(key))
  const again = new Set(fresh.map(key))
  const different =
    [...again].filter((sumKey) => !keptKeys.has(sumKey)).length + [...keptKeys].filter((sumKey) => !again.has(sumKey)).length
  figures.note('sums of a day compared', fresh.length, 'rows')
  figures.note('sums that differ from the recount', different, 'rows', 0)
}
