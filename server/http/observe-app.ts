// Adds request IDs, access log lines, and machine-readable pages to the app.
import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { startObserver } from './observe.ts'
import type { Services } from './services.ts'

/** A response that took longer is logged separately. */
const slowMs = 2000

/** The proxy's request ID if valid; else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const header = request.headers['x-request-id']
  return typeof header === 'string' && /^[\w-]{8,64}$/.test(header) ? header : randomUUID()
}

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
      const answer = (await observer.answer(path, { headers: request.headers, peer: request.socket.remoteAddress }))!
      return reply.code(answer.status).type(answer.type).header('Cache-Control', 'no-store').send(answer.body)
    })
}
