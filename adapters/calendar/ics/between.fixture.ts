// A proxy between the product and a calendar server that injects faults.
import http from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

export interface Between {
  url: string
  /** The next request with this method is carried out, and its response is lost. */
  loseAnswer(method: string): void
  /** The next so many requests get this status and never reach the server. */
  refuse(status: number, times?: number): void
  /** Transforms every response from now on. */
  change(headers: (headers: http.IncomingHttpHeaders) => http.IncomingHttpHeaders, text: (text: string) => string): void
  /** Ends all faults. */
  clear(): void
  /** Methods of all requests since the last call. */
  asked(): string[]
  stop(): Promise<void>
}

export async function startBetween(target: string): Promise<Between> {
  const { hostname, port, protocol, host, origin } = new URL(target)
  const { request } = protocol === 'https:' ? https : http
  const lost: string[] = []
  const refused: number[] = []
  let busyTimes: string[] = []
  let changes = { headers: (headers: http.IncomingHttpHeaders) => headers, text: (text: string) => text }
  const server = http.createServer((incoming, outgoing) => {
    busyTimes.push(incoming.method ?? '')
    const status = refused.shift()
    if (status !== undefined) return void outgoing.writeHead(status, status === 429 ? { 'retry-after': '7' } : {}).end()
    const losing = lost.indexOf(incoming.method ?? '')
    if (losing >= 0) lost.splice(losing, 1)
    const { 'accept-encoding': _, ...headers } = incoming.headers
    // a remote vendor has to be called by its own name, and uses it in its links
    const named = protocol === 'https:' ? { ...headers, host } : headers
    const onwards = request({ hostname, port, path: incoming.url, method: incoming.method, headers: named, agent: false }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        if (losing >= 0) return void outgoing.destroy()
        const text = changes.text(Buffer.concat(parts).toString('utf8').replaceAll(origin, `http://${incoming.headers.host}`))
        const { 'content-length': _length, 'transfer-encoding': _coding, ...rest } = changes.headers(answer.headers)
        outgoing.writeHead(answer.statusCode ?? 502, rest).end(text)
      })
    })
    onwards.on('error', () => outgoing.destroy())
    incoming.pipe(onwards)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseAnswer: (method) => lost.push(method),
    refuse: (status, times = 1) => refused.push(...Array<number>(times).fill(status)),
    change: (headers, text) => (changes = { headers, text }),
    clear() {
      lost.length = 0
      refused.length = 0
      changes = { headers: (headers) => headers, text: (text) => text }
    },
    asked: () => {
      const all = busyTimes
      busyTimes = []
      return all
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
