// The whole service as the launcher starts it, in processes that a test can stop and kill.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import readline from 'node:readline'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'

export interface OwnService {
  url: string
  folder: string
  pid(): number
  /** Its output so far. */
  log: string[]
  start(settings?: Record<string, string>): Promise<void>
  /** Waits for it to exit; returns the exit code or signal. */
  ended(): Promise<number | string>
  kill(signal: NodeJS.Signals): void
  /** Its child processes, selected by a part of their command. */
  children(part: string): { pid: number; command: string }[]
  call<T = Record<string, unknown>>(method: string, path: string, fields?: object, session?: string): Promise<{ status: number; body: T }>
  remove(): Promise<void>
}

/** `main`: the program, if it isn't this version's. */
export async function ownService(
  settings: Record<string, string> = {},
  main = path.join(import.meta.dirname, '../server/main.ts'),
): Promise<OwnService> {
  const folder = scratchFolder('own', { inMemory: true })
  const port = await freePort()
  let child: ChildProcess | null = null
  const log: string[] = []
  const url = `http://127.0.0.1:${port}`
  const service: OwnService = {
    url,
    folder,
    log,
    pid: () => child!.pid!,
    async start(more = {}) {
      const env = {
        PATH: process.env.PATH,
        // as `npm start` does
        NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compile'),
        PORT: String(port),
        DATA_DIR: folder,
        RATE_LIMIT_FACTOR: '0',
        QUOTA_FACTOR: '0',
        POOL_SIZE: '300',
        DEMO: 'true',
        DEMO_REPLY_SECONDS: '9999-9999',
        DEMO_HISTORY: 'false',
        HOLD_SECONDS: '0',
        LOG_LEVEL: 'error',
        ...settings,
        ...more,
      }
      child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      readline.createInterface({ input: child.stderr! }).on('line', (line) => log.push(line))
      const lines = readline.createInterface({ input: child.stdout! })
      await new Promise<void>((resolve, reject) => {
        lines.on('line', (line) => {
          log.push(line)
          if (line.includes('is ready')) resolve()
        })
        child!.once('exit', () => reject(new Error(`The service did not start.\n${log.join('\n')}`)))
      })
    },
    async ended() {
      const stopping = child!
      if (stopping.exitCode === null && stopping.signalCode === null) await once(stopping, 'exit')
      return stopping.signalCode ?? stopping.exitCode!
    },
    kill: (signal) => void child!.kill(signal),
    children: (part) => childrenOf(child!.pid!).filter(({ command }) => command.includes(part)),
    async call(method, callPath, fields = {}, session = '') {
      const query = method === 'GET' ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
      const response = await fetch(`${url}/api/${callPath}${query}`, {
        method,
        headers: { 'x-parse-session-token': session, 'content-type': 'application/json' },
        ...(method === 'GET' ? {} : { body: JSON.stringify(fields) }),
      })
      return { status: response.status, body: (await response.json()) as never }
    },
    async remove() {
      if (child && child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL')
        await once(child, 'exit')
      }
      fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
    },
  }
  return service
}

function childrenOf(parent: number): { pid: number; command: string }[] {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
        const parentId = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        return parentId === parent ? [{ pid: Number(pid), command }] : []
      } catch {
        return []
      }
    })
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
