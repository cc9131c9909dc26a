// A separate service on loopback, in a separate process, that the cases attack from outside: HTTP, SMTP, and WebSocket only.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import path from 'node:path'
import { findPlaces } from '@fairlead/local-services/database/places'
import { scratchFolder } from '@fairlead/local-services/database/scratch-folder'
import { startAts, type EmbeddedAts } from '@fairlead/local-services/ats/start-ats'
import { startUsage } from '../../testing/fakes/start-usage.ts'
import { askAsTenant, loginsOf } from '../../testing/logins.ts'

interface Answer {
  status: number
  headers: Headers
  /** Parsed JSON, or the text if it isn't JSON. */
  body: Record<string, unknown>
  text: string
}

export interface Account {
  email: string
  password: string
  session: string
}

export interface Target {
  /** The checkout that the service runs from. */
  root: string
  /** For the first administrator of an empty installation. */
  code: string
  url: string
  port: number
  /** Sends a form as JSON; `from` is the client address that a trusted proxy reports. */
  call(method: string, path: string, fields?: object, options?: { session?: string; from?: string }): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  /** A new account with its own workspace; its address is verified if the service requires that. */
  register(email?: string, more?: object): Promise<Account>
  /** Bodies of the emails that the service sent to this address. */
  emailsTo(email: string, min?: number): Promise<string[]>
  /** Memory of the process, in MB. */
  memory(): number
  isAlive(): boolean
  /** The events the analytics vendor received, as JSON. */
  told(): string
  /** The gateway to applicant tracking systems that the service asks; its webhooks are delivered by the caller. */
  ats: EmbeddedAts
  /** Logins of the service's current connections. */
  logins(): Promise<{ name: string; isStrong: boolean }[]>
  /** What the tenant's login is answered by the service's embedded database. */
  askAsTenant(statements: readonly string[]): Promise<string[]>
  /** The service's folder for files. */
  folders(): string[]
  stop(): Promise<void>
}

const startMs = 90_000
let senders = 0
/** Each case uses its own address, so that one case's limits don't hide another's result. */
export const nextSender = () => `198.18.${Math.floor(++senders / 250)}.${(senders % 250) + 1}`
let names = 0
export const nextEmail = (domain = 'attack.test') => `person${++names}.${Date.now()}@${domain}`

export const firstAdmin = {
  first_name: 'First',
  last_name: 'Admin',
  company: 'The Operator',
  job_title: 'Operator',
  password: 'granite harbour 47 lanterns',
}

/**
 * @param root the checkout to start the service from
 * @param options.isEmpty leaves the first administrator to the caller
 */
export async function startTarget(
  root: string,
  settings: Record<string, string> = {},
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<Target> {
  const folder = scratchFolder('attack')
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const usage = await startUsage('attack')
  const ats = await startAts({ apiKey: 'attack' })
  const env = {
    PATH: process.env.PATH,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: folder,
    POOL_SIZE: '200',
    DEMO: 'false',
    HOLD_SECONDS: '0',
    LOG_LEVEL: 'fatal',
    WORKER_PROCESS: 'together',
    STAFF_DOMAINS: 'staff.test',
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SWITCHING: 'true',
    USAGE_KEY: 'attack',
    USAGE_URL: usage.url,
    ATS_URL: ats.url,
    ATS_KEY: ats.apiKey,
    ATS_WEBHOOK_KEY: ats.webhookKey,
    ...settings,
  }
  let output = ''
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts')], { env, cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await once(child, 'exit')
      clearTimeout(timer)
    }
    await usage.stop()
    await ats.stop()
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
  }
  try {
    await ready(child, () => output)
  } catch (error) {
    await stop()
    throw error
  }
  const ask = async (method: string, pathname: string, headers: Record<string, string>, body: string | null): Promise<Answer> => {
    const response = await fetch(`${url}${pathname}`, { method, headers, body, redirect: 'manual', signal: AbortSignal.timeout(60_000) })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  }
  const target: Target = {
    root,
    code: /\b[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}\b/.exec(output)?.[0] ?? '',
    url,
    port,
    call(method, pathname, fields = {}, { session = '', from = nextSender() } = {}) {
      const isQuery = method === 'GET' || method === 'DELETE'
      const query = isQuery ? `?${new URLSearchParams(fields as Record<string, string>)}` : ''
      const headers = {
        'x-parse-session-token': session,
        'x-forwarded-for': from,
        ...(isQuery ? {} : { 'content-type': 'application/json' }),
      }
      return ask(method, `/api/${pathname}${query}`, headers, isQuery ? null : JSON.stringify(fields))
    },
    get: (pathname, headers = {}) => ask('GET', pathname, headers, null),
    async register(email = nextEmail(), more = {}) {
      const password = 'granite harbour 47 lanterns'
      const form = { first_name: 'Robin', last_name: 'Tester', company: 'Attack Works', job_title: 'Recruiter', email, password, ...more }
      const made = await target.call('POST', 'v1/users', form)
      const session = made.body.session
      if (typeof session === 'string') return { email, password, session }
      throw new Error(`Registration was answered with ${made.status} ${made.text.slice(0, 200)}`)
    },
    async emailsTo(email, min = 1) {
      const until = Date.now() + 15_000
      for (;;) {
        const list = await target.get(`/dev/mail?q=${encodeURIComponent(email)}`)
        const ids = [...new Set([...list.text.matchAll(/\/dev\/mail\/(\d+)/g)].map((match) => match[1]!))]
        if (ids.length >= min || Date.now() > until)
          return Promise.all(
            ids.map(async (id) => `${(await target.get(`/dev/mail/${id}`)).text}\n${(await target.get(`/dev/mail/${id}/body`)).text}`),
          )
        await new Promise((resolve) => setTimeout(resolve, 200))
      }
    },
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    ats,
    told: () => JSON.stringify(usage.events()),
    logins: () => loginsOf(folder),
    askAsTenant: (statements) => askAsTenant(folder, statements),
    folders: () => [...new Set([folder, findPlaces(folder).home])],
    stop,
  }
  if (target.code && !isEmpty) {
    const made = await target.call('POST', 'v2/first_run', { code: target.code, email: 'first.admin@operator.test', ...firstAdmin })
    if (made.status !== 201) {
      await stop()
      throw new Error(`The first administrator was answered with ${made.status} ${made.text.slice(0, 200)}`)
    }
  }
  return target
}

function ready(child: ChildProcess, outputOf: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => finish(() => reject(new Error(`The service did not start:\n${outputOf().slice(-1000)}`)))
    const timer = setTimeout(fail, startMs)
    const look = setInterval(() => outputOf().includes('is ready') && finish(resolve), 50)
    const finish = (end: () => void) => {
      clearTimeout(timer)
      clearInterval(look)
      child.off('exit', fail)
      end()
    }
    child.once('exit', fail)
  })
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as net.AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
