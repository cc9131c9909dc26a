// A killed process may leave its Postgres running, ready or stuck while it stops: the next start takes it over or ends it.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { isAlive, runningPostmaster } from '@fairlead/local-services/database/postmaster'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startDatabase } from '@fairlead/local-services/database/start-database'

const folder = scratchFolder('orphan')
const data = path.join(folder, 'postgres')
const cleanUp: (() => unknown)[] = []
afterEach(async () => {
  for (const step of cleanUp.splice(0)) await step()
  fs.rmSync(folder, { recursive: true, force: true })
})

/** Another process that owns the folder, with one session open in its database. */
async function startOwner(): Promise<{ owner: ChildProcess; backend: number }> {
  const script = `import { startDatabase } from ${JSON.stringify(path.join(import.meta.dirname, '../local-services/database/start-database.ts'))}
    const { connection } = await startDatabase(${JSON.stringify(folder)}, { fast: true })
    console.log(JSON.stringify(connection))
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(owner.stdout!, 'data')) as [Buffer]
  const client = new pg.Client(JSON.parse(line.toString()) as pg.ClientConfig)
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  await client.query('create table kept as select 1 as one')
  // what has not reached the disk is lost with such a database
  await client.query('checkpoint')
  return { owner, backend: rows[0]!.pid }
}

test.runIf(process.platform === 'linux')(
  'a Postgres stuck while stopping is ended, and the data is there',
  { timeout: 90_000 },
  async () => {
    const { owner, backend } = await startOwner()
    const orphan = runningPostmaster(data)!
    // it can't end, so Postgres waits for it
    process.kill(backend, 'SIGSTOP')
    cleanUp.push(() => isAlive(backend) && process.kill(backend, 'SIGKILL'))
    owner.kill('SIGKILL')
    await expect.poll(() => fs.readFileSync(path.join(data, 'postmaster.pid'), 'utf8'), { timeout: 10_000 }).toContain('stopping')
    const database = await startDatabase(folder, { fast: true })
    expect(database.how).toBe('started')
    expect(isAlive(orphan)).toBe(false)
    const client = new pg.Client(database.connection)
    await client.connect()
    expect((await client.query('select one from kept')).rows).toEqual([{ one: 1 }])
    await client.end()
    await database.stop()
  },
)
