// A worker that dies while it holds a message claimed ahead: the message is not to blame, and the next worker sends it once.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../testing/mail-station.ts'
import type { WorkerOrders } from '../../testing/mail-worker.ts'
import { startScriptedRelay, type ScriptedRelay } from '../../testing/scripted-relay.ts'
import { queueMail } from '../../testing/stress-mail.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'

const workerFile = path.join(import.meta.dirname, '../../testing/mail-worker.ts')
/** A worker's process takes a while to start on a busy machine. */
const startSeconds = 45
let testApp: TestApp
let station: MailStation
let relay: ScriptedRelay
beforeAll(async () => {
  testApp = await createTestApp()
  station = await startMailStation(testApp, { quiet: true })
  relay = await startScriptedRelay()
})
afterAll(async () => {
  await relay.stop()
  await station.stop()
  await testApp.close()
})

test('counts no crash for the message claimed ahead, and one for a message that had its full attention', async () => {
  await queueMail(testApp.database, 6)
  const byId = (id: string) => testApp.database.system.selectFrom('message').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  // while the relay takes its time over one message, the only lane holds the next
  relay.delayMs = 800
  const killed = startWorker(null)
  const claimedAhead = async () =>
    (await testApp.database.system
      .selectFrom('message')
      .selectAll()
      .where('state', '=', 'claimed')
      .where('reserved_until', 'is not', null)
      .executeTakeFirst()) ?? null
  const ahead = await until('a message claimed ahead', claimedAhead, startSeconds)
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  expect(await byId(ahead.id)).toMatchObject({ state: 'claimed', attempt: 1, crashed_times: 0 })
  expect(relay.taken).not.toContain(ahead.message_id)
  relay.delayMs = 0

  // only this message is left, and its next worker dies over it
  await testApp.database.system.deleteFrom('message').where('id', '!=', ahead.id).execute()
  const dying = startWorker({ point: 'before-intent', nth: 1, delayMs: 0 })
  expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await byId(ahead.id)).toMatchObject({ state: 'claimed', attempt: 2, crashed_times: 0 })

  const last = startWorker(null)
  await until('the message to be sent', async () => (await byId(ahead.id)).state === 'sent', startSeconds)
  last.kill('SIGTERM')
  await once(last, 'exit')
  expect(await byId(ahead.id)).toMatchObject({ attempt: 3, crashed_times: 1 })
  expect(relay.taken.filter((id) => id === ahead.message_id)).toHaveLength(1)
})

function startWorker(kill: WorkerOrders['kill']): ChildProcess {
  const orders: WorkerOrders = {
    connection: testApp.connection,
    smtp: relay.url,
    imap: station.mail.imap.url,
    graceMs: 200,
    parallel: 1,
    kill,
  }
  return fork(workerFile, [JSON.stringify(orders)])
}
