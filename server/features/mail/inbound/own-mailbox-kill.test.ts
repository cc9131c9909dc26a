// A worker that dies after a user's mail server accepted an email, before that was recorded: the email is found in their Sent
// folder.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail, type EmbeddedMail } from '@fairlead/local-services/mail/start-mail'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WorkerOrders } from '../../../../testing/mail-worker.ts'
import { until } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp } from '../../../../testing/test-app.ts'

const workerFile = path.join(import.meta.dirname, '../../../../testing/mail-worker.ts')
const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-own-'))
let testApp: TestApp
let mail: EmbeddedMail
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, privateMailboxes: true } })
  mail = await startMail({ folder, ownDomains: ['ana.example'] })
})
afterAll(async () => {
  await mail.stop()
  await testApp.close()
  rmSync(folder, { recursive: true, force: true })
})

test('killed between the response and its record, one email arrives and is known as sent', async () => {
  const user = await newUser(testApp.app, 'Ana')
  const project_id = await activeProject(testApp, user)
  const connected = await user.call('POST', 'v2/mailboxes', {
    address: 'ana@ana.example',
    username: mail.smtp.user,
    password: mail.smtp.pass,
    smtp_host: '127.0.0.1',
    smtp_port: mail.smtp.port,
    smtp_security: 'none',
    imap_host: '127.0.0.1',
    imap_port: mail.imap.port,
    imap_security: 'none',
  })
  expect(connected.status).toBe(201)
  const person = await addPerson(testApp, user, project_id)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: person.id })
  const state = async () =>
    (await testApp.database.system.selectFrom('message').select('state').where('candidate_id', '=', person.id).executeTakeFirstOrThrow())
      .state
  const arrived = () => mail.outside.list().filter(({ to }) => to.includes(person.email)).length

  const dying = startWorker({ point: 'after-answer', nth: 1, delayMs: 0 })
  const [, signal] = (await once(dying, 'exit')) as [number | null, string | null]
  expect(signal).toBe('SIGKILL')
  expect([await state(), arrived()]).toEqual(['committing', 1])

  const next = startWorker(null)
  await until('the email to be settled', async () => (await state()) === 'sent')
  next.kill('SIGTERM')
  await once(next, 'exit')
  expect(arrived()).toBe(1)
})

function startWorker(kill: WorkerOrders['kill']): ChildProcess {
  const orders: WorkerOrders = {
    connection: testApp.connection,
    // the installation's own server doesn't have the email
    smtp: 'smtp://user:none@127.0.0.1:1',
    imap: 'imap://user:none@127.0.0.1:1',
    graceMs: 200,
    parallel: 1,
    kill,
    secretsIn: testApp.services.settings.dataDir,
    listKeyIn: testApp.services.settings.dataDir,
  }
  return fork(workerFile, [JSON.stringify(orders)])
}
