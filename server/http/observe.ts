// What machines ask this process: whether it is alive, ready, and well. Strangers learn only that it responds.
import { messageOf } from '@fairlead/domain/shared/caught'
import { randomUUID, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { refusalSentence } from '@fairlead/domain/refusal'
import { must } from '@fairlead/domain/shared/records'
import { readSystem } from '../features/operations/read-system.ts'
import { isLocalRequest } from './edge/local-request.ts'
import type { Services } from './services.ts'
import { text as texts } from './texts/texts.ts'

export interface StatusAnswer {
  status: number
  type: string
  body: string
}

interface Asker {
  headers: IncomingHttpHeaders
  /** The connection's own address, whatever a proxy says. */
  peer: string | undefined
}

export interface Observer {
  /** Answers /livez, /readyz, /healthz, and /metrics; null = another path. */
  answer(path: string, asker: Asker): Promise<StatusAnswer | null>
  /** Counts a response. */
  count(method: string, status: number, ms: number): void
}

/** Upper bounds of the buckets for response times, in milliseconds. */
const buckets = [10, 50, 100, 250, 500, 1000, 5000]
/** After this long without a response the database counts as gone. */
const patienceMs = 3000

export function startObserver(services: Services): Observer {
  const loop = monitorEventLoopDelay({ resolution: 20 })
  loop.enable()
  const answers = new Map<string, number>()
  const slower = buckets.map(() => 0)
  let count = 0
  let sumMs = 0
  const isTrusted = ({ headers, peer }: Asker) => {
    const token = services.settings.metricsToken
    if (token) return sameText(headers.authorization ?? '', `Bearer ${token}`)
    return isLocalRequest({ method: 'GET', headers, peer })
  }
  const metrics = async () => {
    const system = await within(readSystem(services.database)).catch(() => null)
    const { rss, heapUsed } = process.memoryUsage()
    const lines: string[] = []
    const gauge = (name: string, help: string, value: number | null) => {
      if (value !== null) lines.push(`# HELP fairlead_${name} ${help}`, `# TYPE fairlead_${name} gauge`, `fairlead_${name} ${value}`)
    }
    gauge('database_up', '1 when the database answers', system ? 1 : 0)
    gauge('resident_memory_bytes', 'Memory of this process', rss)
    gauge('heap_used_bytes', 'JavaScript heap of this process', heapUsed)
    gauge('event_loop_delay_seconds', '99th percentile of the event loop delay since the last reading', loop.percentile(99) / 1e9)
    gauge('uptime_seconds', 'Age of this process', Math.round(process.uptime()))
    if (system) {
      gauge('open_events', 'Events waiting for their reactions', system.openEvents)
      gauge('oldest_open_event_seconds', 'Age of the oldest of these events', Math.round(system.oldestEventSeconds))
      gauge('dead_events', 'Events that failed every time and need staff', system.deadEvents)
      gauge('due_emails', 'Emails that are due and not yet sent', system.dueEmails)
      gauge('oldest_due_email_seconds', 'How long the oldest of these emails has been due', Math.round(system.oldestDueEmailSeconds))
      gauge('held_emails', 'Emails with unknown delivery, waiting for a decision', system.heldEmails)
      gauge('queued_jobs', 'Background jobs that are waiting', system.queuedJobs)
      gauge('failed_jobs', 'Background jobs that failed every time within a day', system.failedJobs)
      gauge(
        'mailbox_read_seconds',
        'Time since a mailbox was last read to its end',
        system.mailboxReadSeconds && Math.round(system.mailboxReadSeconds),
      )
      gauge('mailbox_held', '1 while a worker holds the mailbox and reads it', system.isMailboxHeld ? 1 : 0)
      gauge('workers', 'Workers seen within the last minute', system.workers)
    }
    lines.push(
      '# HELP fairlead_dropped_reasons_total Reasons not shown because their claim failed',
      '# TYPE fairlead_dropped_reasons_total counter',
    )
    for (const [key, times] of services.reasons.dropped()) lines.push(`fairlead_dropped_reasons_total{${key}} ${times}`)
    lines.push('# HELP fairlead_http_answers_total Responses of this process', '# TYPE fairlead_http_answers_total counter')
    for (const [key, times] of answers) lines.push(`fairlead_http_answers_total{${key}} ${times}`)
    lines.push('# HELP fairlead_http_seconds Response time', '# TYPE fairlead_http_seconds histogram')
    buckets.forEach((bound, index) => lines.push(`fairlead_http_seconds_bucket{le="${bound / 1000}"} ${count - must(slower[index])}`))
    lines.push(
      `fairlead_http_seconds_bucket{le="+Inf"} ${count}`,
      `fairlead_http_seconds_sum ${sumMs / 1000}`,
      `fairlead_http_seconds_count ${count}`,
    )
    loop.reset()
    return lines.join('\n') + '\n'
  }
  return {
    count(method, status, ms) {
      const key = `method="${method}",status="${Math.floor(status / 100)}xx"`
      answers.set(key, (answers.get(key) ?? 0) + 1)
      count++
      sumMs += ms
      buckets.forEach((bound, index) => ms > bound && (slower[index] = (slower[index] ?? 0) + 1))
    },
    async answer(path, asker) {
      const json = (status: number, body: object): StatusAnswer => ({ status, type: 'application/json', body: JSON.stringify(body) })
      switch (path) {
        case '/livez':
          return json(200, { ok: true })
        case '/readyz': {
          const problem = await findReadinessProblem(services)
          return json(
            problem === null ? 200 : 503,
            isTrusted(asker) && problem !== null ? { ok: false, why: problem } : { ok: problem === null },
          )
        }
        case '/healthz': {
          const problem = await findReadinessProblem(services)
          const isUp = problem === null
          if (!isTrusted(asker)) return json(isUp ? 200 : 503, { ok: isUp })
          const { roles, smtpUrl } = services.settings
          const system = isUp ? await within(readSystem(services.database)).catch(() => null) : null
          const mail = smtpUrl ? 'outside' : 'embedded'
          const rest = { roles, mail, open_events: system?.openEvents ?? null, workers: system?.workers ?? null }
          return json(isUp ? 200 : 503, { ok: isUp, ...(isUp ? {} : { why: problem }), database: isUp ? 'up' : 'down', ...rest })
        }
        case '/metrics':
          if (!isTrusted(asker)) return json(404, { error: 'not_found', message: refusalSentence('not_found') })
          return { status: 200, type: 'text/plain; version=0.0.4; charset=utf-8', body: await metrics() }
        default:
          return null
      }
    },
  }
}

/** Ready = it isn't about to end, a workspace's connection to the database works on migrated tables, and writes don't fail. */
async function findReadinessProblem(services: Services): Promise<string | null> {
  if (services.isLeaving?.()) return texts.shuttingDown
  try {
    await within(services.database.inWorkspace('', (tx) => sql`select 1 from project limit 1`.execute(tx)))
    const fault = services.database.storageFault()
    return fault === null ? null : `The database cannot write: ${fault}`
  } catch (error) {
    return `The database does not answer: ${messageOf(error)}`
  }
}

function within<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs} ms.`)), patienceMs)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function sameText(actual: string, expected: string): boolean {
  const [a, b] = [Buffer.from(actual), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

/** A response that took longer is logged separately. */
const slowMs = 2000

/** The proxy's request ID if valid; else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['x-request-id']
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}

/** Adds request IDs, access log lines, and machine-readable pages to the app. */
export function observe(app: FastifyInstance, services: Services): void {
  const observer = startObserver(services)
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))
  app.addHook('onResponse', async (request, reply) => {
    const ms = Math.round(reply.elapsedTime)
    observer.count(request.method, reply.statusCode, ms)
    // the route, not the address: addresses may carry tokens
    const line = { request: request.id, method: request.method, route: request.routeOptions.url ?? '-', status: reply.statusCode, ms }
    if (ms > slowMs) services.log.warn(line, 'slow response')
    else services.log.info(line, 'response')
  })
  for (const path of ['/livez', '/readyz', '/healthz', '/metrics'])
    app.get(path, async (request, reply) => {
      const answer = await observer.answer(path, { headers: request.headers, peer: request.socket.remoteAddress })
      return answer && reply.code(answer.status).type(answer.type).header('Cache-Control', 'no-store').send(answer.body)
    })
}
