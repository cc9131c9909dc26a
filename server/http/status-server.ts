// The port of a process that serves neither pages nor the API: it only reports its status.
import { createServer, type Server } from 'node:http'
import { startObserver } from './observe.ts'
import type { Services } from './services.ts'

export async function startStatusServer(services: Services): Promise<Server> {
  const observer = startObserver(services)
  const server = createServer((request, response) => {
    const asker = { headers: request.headers, peer: request.socket.remoteAddress }
    observer.answer((request.url ?? '/').split('?', 1).join(''), asker).then(
      (answer) => {
        const { status, type, body } = answer ?? { status: 404, type: 'application/json', body: '{"error":"not_found"}' }
        response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
      },
      () => response.writeHead(503).end(),
    )
  })
  const { port, host } = services.settings
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve)
  })
  return server
}
