// Sockets are counted: per sender with and without a session, per user, and their messages.
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../testing/mail-station.ts'
import { createTestApp, newUser, type TestApp } from '../../testing/test-app.ts'
import { startRealtime, type Realtime } from './socket.ts'

let testApp: TestApp
let realtime: Realtime
let url: string
const closers: (() => void)[] = []
beforeAll(async () => {
  // a tenth of the usual limits: 30 open of a sender, 3 of a user, 60 handshakes and 24 messages a minute
  testApp = await createTestApp({ settings: { rateLimitFactor: 0.1 } })
  realtime = await startRealtime(testApp.app.server, testApp.database, testApp.services.settings, testApp.services.log)
  url = await testApp.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  for (const close of closers) close()
  await realtime.close()
  await testApp.close()
})

/** Without a session: only the transport. */
function knock(): Promise<WebSocket | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`)
    closers.push(() => socket.close())
    socket.addEventListener('open', () => resolve(socket))
    socket.addEventListener('error', () => resolve(null))
  })
}

function join(session: string): Promise<{ socket: Socket; refusal: string | null }> {
  const socket = io(url, { auth: { session }, transports: ['websocket'], reconnection: false, forceNew: true })
  closers.push(() => socket.disconnect())
  return new Promise((resolve) => {
    socket.on('connect', () => resolve({ socket, refusal: null }))
    socket.on('connect_error', (error) => resolve({ socket, refusal: error.message }))
  })
}

test('a user has so many at a time, and others as well', async () => {
  const [first, second] = [await newUser(testApp.app, 'First'), await newUser(testApp.app, 'Second')]
  const joined = [await join(first.session), await join(first.session), await join(first.session), await join(first.session)]
  expect(joined.map(({ refusal }) => refusal)).toEqual([null, null, null, 'too_many'])
  expect((await join(second.session)).refusal).toBeNull()
  joined[0]!.socket.disconnect()
  await until('one to close', async () => (await join(first.session)).refusal === null)
})

test('a socket that floods is closed', async () => {
  const { socket } = await join((await newUser(testApp.app, 'Flood')).session)
  const closed = new Promise((resolve) => socket.on('disconnect', resolve))
  for (let n = 0; n < 60; n++) socket.emit('look', null)
  await closed
})

test('a sender without a session is refused beyond its share, and idle connections end', { timeout: 30_000 }, async () => {
  const opened = await Promise.all(Array.from({ length: 80 }, knock))
  const accepted = opened.filter((socket) => socket !== null)
  expect(accepted.length).toBeLessThanOrEqual(31)
  expect(opened.length - accepted.length).toBeGreaterThan(45)
  await until('the silent ones to end', () => accepted.every(({ readyState }) => readyState === WebSocket.CLOSED), 20)
})
