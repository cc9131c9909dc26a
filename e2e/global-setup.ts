// Starts the product with `npm start`, once to seed a data folder, then per worker on a copy.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { copyData, dataOf, portOf, templateData } from './servers.ts'

/** `settings` override the journeys' defaults. */
export default async function setup({ workers }: { workers: number }, settings: Record<string, string> = {}) {
  if (process.env.FAIRLEAD_URL) return
  const run = scratchFolder('e2e', { inMemory: true })
  // time-dependent journeys find their database there, and separate servers start from a copy of the template
  process.env.E2E_RUN = run
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    await Promise.all(stops.splice(0).map((stopService) => stopService()))
    fs.rmSync(run, { recursive: true, force: true })
  }
  try {
    // without its web part it seeds the talent pool and the demo's people, but no projects yet
    const seeding = await start(0, { ...settings, DATA_DIR: templateData()!, FAIRLEAD_ROLES: 'worker' })
    await seeding()
    await Promise.all(
      Array.from({ length: workers }, async (_, worker) => {
        copyData(templateData()!, dataOf(run, worker))
        stops.push(await start(worker, { ...settings, DATA_DIR: dataOf(run, worker) }))
      }),
    )
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

/** Resolves when the server is ready, with its stop function. */
async function start(worker: number, settings: Record<string, string>): Promise<() => Promise<unknown>> {
  const env = {
    ...process.env,
    PORT: String(portOf(worker)),
    // no automatic replies during a journey; the one about them has a separate server
    DEMO_REPLY_SECONDS: '9999-9999',
    DEMO_HISTORY: 'false',
    HOLD_SECONDS: '4',
    STAFF_DOMAINS: 'staff.example',
    RECRUITER_PROFILES: 'rita@recruiters.example',
    SESSION_SWITCHING: 'true',
    // this machine's DNS result for a link must not affect journeys; the one about broken links has a separate server
    LINK_CHECK: 'false',
    // one process per server: two cores are shared by all servers and browsers
    WORKER_PROCESS: 'together',
    POOL_SIZE: '4000',
    NODE_ENV: 'test',
    // journeys register and send requests far more often than people; the limits stay on, but high
    RATE_LIMIT_FACTOR: '100',
    QUOTA_FACTOR: '100',
    ...settings,
  }
  const server = spawn('npm', ['start'], {
    cwd: path.join(import.meta.dirname, '..'),
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let printed = ''
  const exited = new Promise<void>((resolve) => server.on('exit', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    void exited.then(() => reject(new Error(`The server did not start:\n${printed}`)))
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString()
        if (printed.includes('is ready')) resolve()
      })
  })
  return () => {
    process.kill(-server.pid!, 'SIGTERM')
    return exited
  }
}
