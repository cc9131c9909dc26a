// HTTP servers of the local services: on loopback only, and closed completely once stopped.
import { once } from 'node:events'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serve } from './serve.ts'
import type { Call, Served } from './serve.ts'

let served: Served
let calls: Call[]
const start = (port = 0) =>
  serve({
    port,
    answer: (call) => (calls.push(call), { status: 200, body: { path: call.path } }),
    refuse: (status) => ({ status, body: { refused: status } }),
  })
beforeEach(async () => {
  calls = []
  served = await start()
})
afterEach(() => served.stop())

test('is reachable only from this machine', async () => {
  const port = Number(new URL(served.url).port)
  const networkAddresses = Object.values(networkInterfaces()).flatMap((list) => list ?? [])
  const outside = networkAddresses.find((address) => address.family === 'IPv4' && !address.internal)?.address ?? '127.0.0.2'
  const socket = connect(port, outside)
  const error = await once(socket, 'connect').then(
    () => null,
    (reason: unknown) => reason,
  )
  socket.destroy()
  expect(error).toMatchObject({ code: 'ECONNREFUSED' })
  expect((await fetch(served.url)).status).toBe(200)
})

test('reads fields from JSON and forms and ignores others', async () => {
  const form = new FormData()
  form.set('linkedin[inmail]', 'true')
  for (const body of ['{"a":1}', form, 'not json', '7']) await fetch(served.url, { method: 'POST', body })
  expect(calls.map(({ fields }) => fields)).toEqual([{ a: 1 }, { 'linkedin[inmail]': 'true' }, null, null])
})

test('refuses unreadable input and serves the next call', async () => {
  expect((await fetch(`${served.url}/%E0%A4%A`)).status).toBe(400)
  const large = await fetch(served.url, { method: 'POST', body: 'x'.repeat(1_000_001) }).then(
    ({ status }) => status,
    () => 'cut off',
  )
  expect([400, 'cut off']).toContain(large)
  expect(calls).toEqual([])
  expect((await fetch(served.url)).status).toBe(200)
})

test('a fault affects as many calls of its method as requested', async () => {
  served.fault('rate_limited', 'POST', 2)
  const post = async () => (await fetch(served.url, { method: 'POST', body: '{}' })).status
  expect((await fetch(served.url)).status).toBe(200)
  expect([await post(), await post(), await post()]).toEqual([429, 429, 200])
  served.fault('server_fault', 'GET')
  expect((await fetch(served.url)).status).toBe(500)
})

test('stops at once, even with an open request, and frees its port', async () => {
  served.fault('silent', 'GET')
  const waiting = fetch(served.url).catch((error: unknown) => error)
  while (calls.length === 0) await new Promise((resolve) => setImmediate(resolve))
  await served.stop()
  expect(await waiting).toBeInstanceOf(Error)
  served = await start(Number(new URL(served.url).port))
  expect((await fetch(served.url)).status).toBe(200)
})

test('reports a taken port', async () => {
  await expect(start(Number(new URL(served.url).port))).rejects.toMatchObject({ code: 'EADDRINUSE' })
})
