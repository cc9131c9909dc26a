// `node server/rebuild-index.ts` writes everyone into ClickHouse again, reports its progress, and names a missing setting.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startClickhouse, findClickhouseProblem, type LocalClickhouse } from '../../../../testing/fakes/clickhouse/start-clickhouse.ts'
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts'

const problem = findClickhouseProblem()
if (problem) console.warn(`Skipped: the command that rebuilds the index. ${problem}`)

let app: TestApp
let server: LocalClickhouse
let folder: string

beforeAll(async () => {
  if (problem) return
  folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-clickhouse-'))
  ;[app, server] = await Promise.all([createTestApp({ people: 60 }), startClickhouse(folder)])
  for (const database of ['one', 'two']) await ask('', `create database ${database}`)
}, 120_000)
afterAll(async () => {
  if (problem) return
  await Promise.all([app.close(), server.stop()])
  rmSync(folder, { recursive: true, force: true })
})

async function ask(database: string, statement: string): Promise<string> {
  const answer = await fetch(`${server.url}/${database && `?database=${database}`}`, { method: 'POST', body: statement })
  expect(answer.status, statement).toBe(200)
  return (await answer.text()).trim()
}

/** The tests' database as an operator would specify it. */
function databaseUrl(): string {
  const { host, user, password, database } = app.connection
  const login = new URLSearchParams({ host: String(host), user: String(user), password: String(password) })
  return `postgresql:///${database}?${login.toString()}`
}

async function command(env: Record<string, string>): Promise<{ code: number; out: string; problems: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../../../rebuild-index.ts')], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DEMO: 'true',
      SECRET_KEY: randomBytes(32).toString('base64'),
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let [out, problems] = ['', '']
  child.stdout.on('data', (text: Buffer) => (out += text.toString()))
  child.stderr.on('data', (text: Buffer) => (problems += text.toString()))
  const [code] = (await once(child, 'close')) as [number]
  return { code, out, problems }
}

test.skipIf(problem)('the command rebuilds the index', { timeout: 120_000 }, async () => {
  const urls = `${server.url}/one,${server.url}/two`
  const rebuilt = await command({ DATABASE_URL: databaseUrl(), CLICKHOUSE_URL: urls })
  expect(rebuilt).toMatchObject({ code: 0, problems: '' })
  const { people } = await app.database.system
    .selectFrom('person_index')
    .select(({ fn }) => fn.countAll<string>().as('people'))
    .executeTakeFirstOrThrow()
  expect(Number(people)).toBeGreaterThan(50)
  expect(rebuilt.out).toMatch(new RegExp(`\\r${people} of ${people} people, [\\d,]+ a second`))
  expect(rebuilt.out).toContain(`The index holds ${people} people.`)
  const counts = await Promise.all(
    ['one', 'two'].map((database) => ask(database, 'select uniqExact(person) from person_posting format TSV')),
  )
  expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(Number(people))
})

test.skipIf(problem)('names a missing setting', { timeout: 60_000 }, async () => {
  const withoutDatabase = await command({ CLICKHOUSE_URL: `${server.url}/one` })
  expect(withoutDatabase.code).toBe(1)
  expect(withoutDatabase.problems).toContain('DATABASE_URL')
  const withoutClickhouse = await command({ DATABASE_URL: databaseUrl() })
  expect(withoutClickhouse.code).toBe(1)
  expect(withoutClickhouse.problems).toContain('Set CLICKHOUSE_URL')
})
