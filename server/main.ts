// Starts the service: settings, local services, migrations, and then its parts, in one process or several.
import { messageOf } from '@fairlead/domain/shared/caught'
import fs from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Outside, Services } from './http/services.ts'
import { startLocalServices } from './local-services.ts'
import { isUnreachable, type Connection } from './platform/database.ts'
import { isLocalInstallation } from './platform/own-origins.ts'
import { openLog, type Log } from './platform/log.ts'
import { ensureJobs } from './platform/jobs.ts'
import { migrate } from './platform/migrate.ts'
import { readSettings, type Settings } from './platform/settings.ts'
import { keepAlive } from './process-life.ts'
import { prepareData } from './seed/prepare-data.ts'
import { startDemoProjects } from './seed/start-demo-projects.ts'
import { startParts } from './start-parts.ts'
import { loadPart, startPart } from './supervise.ts'

export interface Service {
  url: string
  settings: Settings
  connection: Connection
  stop(): Promise<void>
}

interface StartOptions {
  say?: (line: string) => void
  /** Replaces vendors; only in one process. */
  overrides?: Partial<Outside>
  /** Runs the worker in a separate process, so that neither takes the other down. */
  isApart?: boolean
  log?: Log
  /** Called when a part couldn't be kept running. */
  onGone?: (error: Error) => void
}

/** Starts everything in the settings in this process; stops what was started when a later part fails. */
export function startService(
  settings: Settings,
  say: (line: string) => void = () => void 0,
  overrides: Partial<Outside> = {},
): Promise<Service> {
  return start(settings, { say, overrides })
}

async function start(settings: Settings, options: StartOptions): Promise<Service> {
  const { say = () => void 0, overrides = {}, isApart = false, log = openLog(settings.logLevel), onGone = () => void 0 } = options
  const serves = settings.roles.includes('http') || settings.roles.includes('realtime')
  const closers: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const close of closers.splice(0).toReversed())
      await close().catch((error: unknown) => log.warn({ err: error }, 'could not stop cleanly'))
  }
  const prepare = (services: Services) => prepareData(services, say)
  try {
    // it loads its code while the database starts and is prepared
    const loaded = isApart && serves && settings.roles.includes('worker') ? loadPart() : null
    if (loaded) closers.push(async () => void loaded.kill())
    await assertPortIsFree(settings)
    makeFolder(settings.dataDir)
    const local = await startLocalServices(settings, log, onGone)
    closers.push(() => local.stop())
    const { addresses, calls } = local
    await migrate(addresses.connection).catch((error: unknown) => {
      if (!settings.databaseUrl || !isUnreachable(error)) throw error
      throw new Error(`The database that DATABASE_URL names can’t be reached: ${messageOf(error)}`, { cause: error })
    })
    await ensureJobs(addresses.connection)
    let url: string | null
    if (loaded) {
      const once = await startParts({ settings: { ...settings, roles: [] }, addresses, calls, log, prepare })
      await once.stop()
      const supervision = { calls, log, onGone }
      const serving = await startPart({ roles: settings.roles.filter((role) => role !== 'worker'), addresses }, { ...supervision, loaded })
      closers.push(() => serving.stop())
      // pages don't wait for the worker, nor share the processor with its start
      const worker = await startPart({ roles: ['worker'], addresses }, supervision)
      closers.push(() => worker.stop())
      url = serving.url
    } else {
      const parts = await startParts({ settings, addresses, calls, log, overrides, prepare, servesStatus: !serves })
      closers.push(() => parts.stop())
      url = parts.url
      if (serves) startDemoProjects(parts.services)
    }
    if (url) local.apiIsAt(url)
    return { url: url ?? '', settings, connection: addresses.connection, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Check the port first, before the slow seeding. Waits for a port that a killed process still holds. */
/** Step by step: where no folder can be created, as in /proc, Node's recursive way never returns. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  if (path.dirname(folder) !== folder) makeFolder(path.dirname(folder))
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    throw new Error(`The folder ${folder} of DATA_DIR can’t be created: ${messageOf(error)}`, { cause: error })
  }
}

async function assertPortIsFree({ port, host }: Settings) {
  const tryIt = () =>
    new Promise<NodeJS.ErrnoException | null>((resolve) => {
      const probe = createServer()
      probe.once('error', resolve)
      probe.listen(port, host, () => probe.close(() => resolve(null)))
    })
  for (let tries = 1; ; tries++) {
    const error = await tryIt()
    if (!error) return
    if (error.code !== 'EADDRINUSE') throw error
    if (tries === 5) throw new Error(`Port ${port} is taken by another program. Set PORT to a free one.`)
    await wait(200)
  }
}

async function main() {
  const began = performance.now()
  const settings = readSettings(process.env)
  const log = openLog(settings.logLevel)
  const life = keepAlive(log)
  // the launcher that started this is gone
  process.on('disconnect', () => life.leave(0))
  const onGone = (error: Error) => {
    log.fatal({ err: error }, 'a part of the service keeps stopping')
    life.leave(1)
  }
  const starting = start(settings, { say: (line) => console.log(line), isApart: settings.workerProcess === 'apart', log, onGone })
  // a signal during the start stops what has been started
  life.stopWith(() =>
    starting.then(
      (service) => service.stop(),
      () => void 0,
    ),
  )
  await starting
  if (settings.secretKeys.length === 0 && !isLocalInstallation(settings))
    log.warn({ folder: settings.dataDir }, 'the key for stored secrets is next to the data it protects: set SECRET_KEY or SECRET_KEY_FILE')
  console.log(`\n${settings.productName} is ready: ${settings.publicUrl}   (${((performance.now() - began) / 1000).toFixed(1)} s)`)
  if (settings.demo && !settings.databaseUrl) console.log('Sign in with demo@fairlead.example / fairlead-demo')
  // the launcher restarts what was ready once
  process.send?.('ready')
}

if (import.meta.main)
  await main().catch((error: unknown) => {
    console.error(`Fairlead could not start: ${messageOf(error)}`)
    process.exit(1)
  })
