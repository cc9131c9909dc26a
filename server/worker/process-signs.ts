// Every process reports its state to the database every 15 seconds.
import { fieldOf } from '@fairlead/domain/shared/records'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { removeProcess, saveProcess } from '../features/operations/process-store.ts'
import type { Database } from '../platform/database.ts'
import { newId } from '../platform/ids.ts'
import type { Log } from '../platform/log.ts'
import { startClocks } from '../platform/clock.ts'

const everyMs = 15_000

export function showSigns(database: Database, roles: readonly string[], log: Log): { stop(): Promise<void> } {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const id = newId()
  const version = productVersion()
  const round = async () => {
    const delay = loop.percentile(99) / 1e6
    loop.reset()
    await saveProcess(database, {
      id,
      roles: roles.join(','),
      host: os.hostname(),
      pid: process.pid,
      version,
      memoryBytes: process.memoryUsage().rss,
      loopDelayMs: Number.isFinite(delay) ? delay : 0,
    })
  }
  const running = startClocks([{ everyMs, round, failure: 'could not record that this process is alive' }], log)
  return {
    async stop() {
      await running.stop()
      await removeProcess(database, id).catch((error: unknown) => log.warn({ err: error }, 'could not stop cleanly'))
    },
  }
}

export function productVersion(): string {
  const file = path.join(import.meta.dirname, '../../package.json')
  return String(fieldOf(JSON.parse(readFileSync(file, 'utf8')), 'version'))
}
