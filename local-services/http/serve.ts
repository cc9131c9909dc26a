// A small loopback HTTP server for local vendor services, with injectable faults.
import { portOf } from './port-of.ts'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'

export interface Call {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  /** Fields of a JSON object or a form; null if none could be read. */
  fields: Record<string, unknown> | null
  /** The raw body. */
  text: string
}

export interface Reply {
  status: number
  /** JSON, or the plain text if the headers name another type. */
  body: unknown
  headers?: Record<string, string>
}

/**
 * `rate_limited`, `server_fault`, and `unavailable` are refused before anything happens; `silent` and `hung_up` perform the
 * request but send no response; `unreadable` performs it and responds with a page.
 */
export type Fault = 'rate_limited' | 'server_fault' | 'unavailable' | 'silent' | 'hung_up' | 'unreadable'

export interface Served {
  /** http://127.0.0.1:port */
  url: string
  /** Called before each request without another fault. */
  behave(rule: (call: Call) => Fault | null): void
  /** The next `times` requests with this method, and with this path suffix if given, get the fault. */
  fault(kind: Fault, method: 'GET' | 'POST' | 'PATCH' | 'DELETE', times?: number, pathEnd?: string): void
  stop(): Promise<void>
}

const usualLongestBody = 1_000_000

/** Starts on `port` (0 = any) of 127.0.0.1; `refuse` writes a refusal as this vendor would. */
export async function serve(options: {
  port: number
  /** Maximum size of a request; longer ones aren't read. */
  longestBody?: number
  answer(call: Call): Reply | Promise<Reply>
  refuse(status: 400 | 404 | 429 | 500 | 503): Reply
}): Promise<Served> {
  const faults: { kind: Fault; method: string; pathEnd: string }[] = []
  let rule: (call: Call) => Fault | null = () => null
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing).catch(() => outgoing.destroy())
  })
  const respond = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const path = (incoming.url ?? '/').split('?')[0] ?? '/'
    const index = faults.findIndex((entry) => entry.method === incoming.method && path.endsWith(entry.pathEnd))
    const ordered = index < 0 ? undefined : faults.splice(index, 1)[0]?.kind
    const call = await read(incoming, options.longestBody ?? usualLongestBody)
    const fault = ordered ?? (call ? rule(call) : null)
    if (fault === 'rate_limited') return write(outgoing, options.refuse(429))
    if (fault === 'server_fault') return write(outgoing, options.refuse(500))
    if (fault === 'unavailable') return write(outgoing, options.refuse(503))
    const reply = call ? await options.answer(call) : options.refuse(400)
    if (fault === 'silent') return
    if (fault === 'hung_up') return void outgoing.destroy()
    if (fault === 'unreadable') return void outgoing.writeHead(200, { 'content-type': 'text/html' }).end('<html>Welcome</html>')
    write(outgoing, reply)
  }
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  return {
    url: `http://127.0.0.1:${portOf(server)}`,
    behave: (newRule) => void (rule = newRule),
    fault(kind, method, times = 1, pathEnd = '') {
      for (let remaining = times; remaining > 0; remaining--) faults.push({ kind, method, pathEnd })
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function write(outgoing: ServerResponse, reply: Reply): void {
  const headers = { 'content-type': 'application/json', ...reply.headers }
  const isText = headers['content-type'].startsWith('text/')
  outgoing
    .writeHead(reply.status, headers)
    .end(isText ? (Buffer.isBuffer(reply.body) ? reply.body : String(reply.body)) : JSON.stringify(reply.body))
}

async function read(incoming: IncomingMessage, longestBody: number): Promise<Call | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    if (length > longestBody) return null
    parts.push(part)
  }
  let url: URL
  try {
    url = new URL(incoming.url ?? '/', 'http://127.0.0.1')
    decodeURIComponent(url.pathname)
  } catch {
    return null
  }
  return {
    method: incoming.method ?? 'GET',
    path: url.pathname,
    query: url.searchParams,
    headers: incoming.headers,
    text: Buffer.concat(parts).toString('utf8'),
    fields: await readFields(Buffer.concat(parts), incoming.headers['content-type'] ?? ''),
  }
}

async function readFields(bytes: Buffer<ArrayBuffer>, type: string): Promise<Record<string, unknown> | null> {
  try {
    if (type.startsWith('multipart/form-data')) {
      const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
      return Object.fromEntries(form.entries())
    }
    if (type.startsWith('application/x-www-form-urlencoded')) return Object.fromEntries(new URLSearchParams(bytes.toString('utf8')))
    const parsed: unknown = JSON.parse(bytes.toString('utf8'))
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null
  } catch {
    return null
  }
}
