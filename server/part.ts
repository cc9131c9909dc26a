// One process of several: started by main.ts, which says where the local services are, and ended with it.
import { startParts } from './start-parts.ts'
import type { LocalAddresses, LocalCalls } from './local-services.ts'
import { openLog } from './platform/log.ts'
import { keepAlive } from './process-life.ts'
import { startDemoProjects } from './seed/start-demo-projects.ts'
import { readSettings, type RoleName } from './platform/settings.ts'

export interface PartOrder {
  roles: RoleName[]
  addresses: LocalAddresses
}

/** A part's messages to the process that started it; responses have the same number. */
export type PartMessage =
  | { kind: 'ready'; url: string | null }
  | { kind: 'failed'; message: string }
  | { kind: 'call'; id: number; name: keyof LocalCalls; args: unknown[] }

export type PartAnswer = { id: number; value?: unknown; error?: string }

// without its supervisor a part has neither local services nor anyone to report to
process.on('disconnect', () => process.exit(1))

// the terminal sends these to every process, but only the supervisor decides
for (const signal of ['SIGINT', 'SIGHUP']) process.on(signal, () => void 0)

const say = (message: PartMessage) => void process.send?.(message)
const waiting = new Map<number, (answer: PartAnswer) => void>()
let requests = 0
function ask<Name extends keyof LocalCalls>(name: Name, args: Parameters<LocalCalls[Name]>): ReturnType<LocalCalls[Name]> {
  const id = ++requests
  return new Promise<unknown>((resolve, reject) => {
    waiting.set(id, ({ value, error }) => (error === undefined ? resolve(value) : reject(new Error(error))))
    say({ kind: 'call', id, name, args })
  }) as ReturnType<LocalCalls[Name]>
}
const calls: LocalCalls = {
  calendarAccount: (...args) => ask('calendarAccount', args),
  page: (...args) => ask('page', args),
}

process.once('message', (order: PartOrder) => {
  process.on('message', (answer: PartAnswer) => {
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  const settings = { ...readSettings(process.env), roles: order.roles }
  const log = openLog(settings.logLevel)
  const life = keepAlive(log, ['SIGTERM'])
  startParts({ settings, addresses: order.addresses, calls, log }).then(
    (parts) => {
      life.stopWith(() => parts.stop())
      say({ kind: 'ready', url: parts.url })
      if (parts.url) startDemoProjects(parts.services)
    },
    (error: Error) => {
      say({ kind: 'failed', message: error.message })
      process.exit(1)
    },
  )
})
