// A separate server for a journey, to be killed during an action and restarted with the same data.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import readline from 'node:readline'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { copyData, noteData, templateData } from './servers.ts'

export interface OwnServer {
  url: string
  /** Its data folder, including the database. */
  folder: string
  /** Its output so far. */
  printed(): string
  /** Like a power cut: nothing is announced, nothing is finished. */
  kill(): Promise<void>
  /** Resolves when it responds. */
  start(): Promise<void>
  /** Kills it and removes its data. */
  remove(): Promise<void>
}

/** The `given` settings override those required by a journey; they may refer to the port. */
export async function ownServer(environment: Record<string, string> | ((port: number) => Record<string, string>) = {}): Promise<OwnServer> {
  const run = scratchFolder('own', { inMemory: true })
  const data = path.join(run, 'data')
  const port = await freePort()
  const settings = typeof environment === 'function' ? environment(port) : environment
  const template = templateData()
  // already seeded: an empty installation and a larger pool are created from scratch
  if (template && settings.DEMO !== 'false' && settings.POOL_SIZE === undefined) copyData(template, data)
  noteData(`http://localhost:${port}`, data)
  let child: ChildProcess | null = null
  let printed = ''
  const server: OwnServer = {
    url: `http://localhost:${port}`,
    folder: data,
    printed: () => printed,
    async start() {
      printed = ''
      const env = {
        ...process.env,
        // as `npm start` sets it
        NODE_COMPILE_CACHE: path.join(import.meta.dirname, '../node_modules/.cache/compile'),
        PORT: String(port),
        DATA_DIR: data,
        RATE_LIMIT_FACTOR: '100',
        QUOTA_FACTOR: '100',
        POOL_SIZE: '1500',
        DEMO: 'true',
        DEMO_REPLY_SECONDS: '9999-9999',
        DEMO_HISTORY: 'false',
        HOLD_SECONDS: '2',
        LOG_LEVEL: 'fatal',
        LINK_CHECK: 'false',
        // one process instead of three starts in half the time
        WORKER_PROCESS: 'together',
        ...settings,
      }
      child = spawn(process.execPath, [path.join(import.meta.dirname, '../server/main.ts')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      })
      // read as long as it runs, because nothing else empties the pipe
      const lines = readline.createInterface({ input: child.stdout! })
      await new Promise<void>((resolve, reject) => {
        lines.on('line', (line) => {
          printed += `${line}\n`
          if (line.includes('is ready')) resolve()
        })
        lines.once('close', () => reject(new Error('The server did not start.')))
      })
    },
    async kill() {
      const dying = child
      child = null
      if (!dying) return
      dying.kill('SIGKILL')
      await once(dying, 'exit')
    },
    async remove() {
      await server.kill()
      fs.rmSync(run, { recursive: true, force: true })
    },
  }
  return server
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  return port
}
