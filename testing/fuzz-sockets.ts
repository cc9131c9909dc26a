// Hostile sockets: handshakes, frames, and messages of every shape, while a bystander asks for /livez.
import { io } from 'socket.io-client'
import type { AddressInfo } from 'node:net'
import { startRealtime } from '../server/realtime/socket.ts'
import { hostileTexts } from './hostile-texts.ts'
import { newUser, type TestApp } from './test-app.ts'

export interface SocketFuzz {
  sockets: number
  /** The slowest answer that the bystander waited for. */
  bystanderMs: number
  /** Answers to the bystander other than 200, and none at all. */
  failures: number
}

const nested = (depth: number): unknown => (depth === 0 ? 'x' : { session: nested(depth - 1), look: [depth] })
const frames = [
  '40{"session":',
  '42["look",',
  '9',
  '42[]',
  '42["look",{"a":1}',
  '451-["look",{"_placeholder":true,"num":0}]',
  '2'.repeat(10_000),
]

/** Opens `count` sockets one group after another, and sends hostile messages on each. */
export async function fuzzSockets(testApp: TestApp, count: number): Promise<SocketFuzz> {
  const realtime = await startRealtime(testApp.app.server, testApp.database, testApp.services.settings, testApp.services.log)
  await testApp.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `127.0.0.1:${(testApp.app.server.address() as AddressInfo).port}`
  const user = await newUser(testApp.app)
  const result: SocketFuzz = { sockets: 0, bystanderMs: 0, failures: 0 }
  let isRunning = true
  const bystander = (async () => {
    while (isRunning) {
      const began = performance.now()
      const status = await fetch(`http://${url}/livez`).then(
        (answer) => answer.text().then(() => answer.status),
        () => 0,
      )
      result.bystanderMs = Math.max(result.bystanderMs, performance.now() - began)
      if (status !== 200) result.failures++
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  })()
  const text = (number: number) => hostileTexts[number % hostileTexts.length]!.make(number % 7 === 0 ? 500_000 : 10_000)
  const sessions = [user.session, '', nested(200), [user.session], 7, null]
  const open = async (number: number) => {
    result.sockets++
    if (number % 3 === 0) {
      const socket = new WebSocket(
        `ws://${url}/socket.io/?EIO=${number % 2 === 0 ? 4 : encodeURIComponent(text(number).slice(0, 300).toWellFormed())}&transport=websocket`,
      )
      socket.addEventListener('open', () => {
        for (const frame of [...frames, text(number), `42["look",${JSON.stringify(text(number))}]`]) socket.send(frame)
      })
      await new Promise((resolve) => setTimeout(resolve, 100))
      return socket.close()
    }
    const auth = {
      session: sessions[number % sessions.length],
      look: number % 2 === 0 ? text(number).slice(0, 8000) : nested(50),
      since: [1, -1, 1e300, 'x', {}][number % 5],
    }
    const socket = io(`http://${url}`, { auth, transports: ['websocket'], reconnection: false, forceNew: true })
    socket.on('connect', () => {
      for (let turn = 0; turn < 20; turn++)
        socket.emit(
          ['look', 'connect', '__proto__', 'refresh_all', text(turn).slice(0, 200)][turn % 5]!,
          nested(turn),
          text(turn).slice(0, 5000),
        )
    })
    await new Promise((resolve) => setTimeout(resolve, 100))
    socket.disconnect()
  }
  for (let number = 0; number < count; number += 20) await Promise.all(Array.from({ length: 20 }, (_, place) => open(number + place)))
  isRunning = false
  await bystander
  await realtime.close()
  return result
}
