// A worker that dies while it sends a follow-up with a file: the next one sends it once, with the same bytes.
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import type { WorkerOrders } from '../../../../testing/mail-worker.ts'
import { sendFile } from '../../../../testing/people-table.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { planFollowUp } from './plan-follow-up.ts'

const workerFile = path.join(import.meta.dirname, '../../../../testing/mail-worker.ts')
/** A worker's process takes a while to start on a busy machine. */
const startSeconds = 45
let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0 } })
  station = await startMailStation(testApp, { quiet: true })
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

test('a follow-up whose worker was killed is sent once, with its file', async () => {
  const user = await newUser(testApp.app, 'Ana')
  const project_id = await activeProject(testApp, user)
  const { id: candidate_id, email } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
  const bytes = Buffer.from('Line one\r\n.\nGrüße without a line break at the end')
  const place = { project_id, candidate_id }
  const uploaded = await sendFile<{ attachment_id: string }>(
    testApp.app,
    user.session,
    'v2/outreach/attachments',
    { name: 'directions.txt', bytes },
    place,
  )
  const approved = await user.call<{ message_id: string }>('POST', 'v2/projects/candidates/approve_and_send', {
    ...place,
    follow_up_1_attachment_ids: [uploaded.body.attachment_id],
  })
  expect(approved.status).toBe(200)
  const messages = () => testApp.database.system.selectFrom('message').selectAll().where('candidate_id', '=', candidate_id)
  const followUp = () => messages().where('step', '=', 1).executeTakeFirstOrThrow()

  const first = startWorker(null)
  await until(
    'the first email to be sent',
    async () => (await messages().where('step', '=', 0).executeTakeFirst())?.state === 'sent',
    startSeconds,
  )
  await end(first)
  const { workspace_id } = await testApp.database.system.selectFrom('project').select('workspace_id').executeTakeFirstOrThrow()
  await planFollowUp(systemContext(testApp.database, workspace_id), testApp.services.settings, {
    type: 'mail.sent',
    projectId: project_id,
    candidateId: candidate_id,
    messageId: approved.body.message_id,
    step: 0,
  })
  await testApp.database.system.updateTable('message').set({ due_at: new Date(), any_hour: true }).where('step', '=', 1).execute()

  const dying = startWorker({ point: 'before-intent', nth: 1, delayMs: 0 })
  expect(await once(dying, 'exit')).toEqual([null, 'SIGKILL'])
  expect(await followUp()).toMatchObject({ state: 'claimed', attempt: 1 })
  expect(await station.sentTo(email)).toHaveLength(1)

  const next = startWorker(null)
  await until('the follow-up to be sent', async () => (await followUp()).state === 'sent', startSeconds)
  await end(next)
  const received = await station.sentTo(email)
  expect(received).toHaveLength(2)
  expect(received[1]!.attachments.map(({ filename, content }) => [filename, content])).toEqual([['directions.txt', bytes]])
})

async function end(worker: ChildProcess): Promise<void> {
  worker.kill('SIGTERM')
  await once(worker, 'exit')
}

function startWorker(kill: WorkerOrders['kill']): ChildProcess {
  const orders: WorkerOrders = {
    connection: testApp.connection,
    smtp: station.mail.smtp.url,
    imap: station.mail.imap.url,
    graceMs: 200,
    parallel: 1,
    kill,
    listKeyIn: testApp.services.settings.dataDir,
  }
  return fork(workerFile, [JSON.stringify(orders)])
}
