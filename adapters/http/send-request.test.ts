// Calling vendors: over which connections, how often, and what is never repeated or revealed.
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sendRequest } from './send-request.ts'
import type { Question } from './send-request.ts'

let requests: IncomingMessage[]
let answer: (outgoing: ServerResponse) => void
let port: number
const server = createServer((incoming, outgoing) => {
  requests.push(incoming)
  incoming.resume().on('end', () => answer(outgoing))
})
beforeEach(async () => {
  requests = []
  answer = (outgoing) => outgoing.end('{"a":1}')
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
})
const question = (more: Partial<Question> = {}): Question => ({
  method: 'GET',
  url: new URL(`http://127.0.0.1:${port}/path?query=1`),
  headers: { 'x-api-key': 'the-key' },
  timeout: 300,
  ...more,
})

test('returns a response with its status, JSON, and retry time', async () => {
  answer = (outgoing) => outgoing.writeHead(429, { 'retry-after': '7' }).end('{"a":1}')
  expect(await sendRequest(question())).toEqual({ state: 'answered', status: 429, retryAfter: 7, link: null, body: { a: 1 } })
  answer = (outgoing) => outgoing.writeHead(429, { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }).end('<p>')
  expect(await sendRequest(question())).toEqual({ state: 'answered', status: 429, retryAfter: null, link: null, body: undefined })
})

test("doesn't follow a redirect, which would receive the key", async () => {
  answer = (outgoing) => outgoing.writeHead(307, { location: `http://127.0.0.1:${port}/elsewhere` }).end()
  expect(await sendRequest(question())).toMatchObject({ state: 'answered', status: 307 })
  expect(requests.map(({ url }) => url)).toEqual(['/path?query=1'])
})

test('stops reading an endless response', async () => {
  answer = (outgoing) => {
    const more = () => outgoing.destroyed || outgoing.write(Buffer.alloc(100_000, 'x'), more)
    more()
  }
  expect(await sendRequest(question({ timeout: 5_000 }))).toMatchObject({ state: 'answered', body: undefined })
})

test('retries a GET once after a broken connection, but not a POST or a GET with side effects', async () => {
  answer = (outgoing) => outgoing.destroy()
  for (const [input, times] of [
    [question(), 2],
    [question({ method: 'POST', body: { a: 1 } }), 1],
    [question({ noRetry: true }), 1],
  ] as const) {
    requests = []
    expect(await sendRequest(input)).toMatchObject({ state: 'lost' })
    expect(requests.length).toBe(times)
  }
})

test('a refused connection is unreachable, silence is lost, and neither reveals the request', async () => {
  answer = () => undefined
  const silent = await sendRequest(question())
  expect(silent).toEqual({ state: 'lost', code: 'timeout', reason: '127.0.0.1 did not answer (timeout).' })
  const noOne = await sendRequest(question({ url: new URL(`http://127.0.0.1:${await freePort()}/secret?key=the-key`) }))
  expect(noOne).toEqual({ state: 'not_reached', code: 'ECONNREFUSED', reason: '127.0.0.1 did not answer (ECONNREFUSED).' })
})

test("doesn't call another machine without encryption", async () => {
  expect(await sendRequest(question({ url: new URL('http://vendor.example/v1') }))).toMatchObject({
    state: 'not_reached',
    code: 'not_https',
  })
})

async function freePort(): Promise<number> {
  const otherServer = createServer()
  await new Promise<void>((resolve) => otherServer.listen(0, '127.0.0.1', resolve))
  const free = (otherServer.address() as AddressInfo).port
  await new Promise((resolve) => otherServer.close(resolve))
  return free
}
