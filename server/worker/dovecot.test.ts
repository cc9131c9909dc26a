// The mailbox reader against a real Dovecot: order, flags, the Sent folder, connections that break and connections that die
// silently.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { imapReader } from '@fairlead/adapters/mail/imap'
import { parseInThread } from '@fairlead/adapters/mail/parse-in-thread'
import { replyReader } from '../features/mail/inbound/reply-reader.ts'
import { openSignOfLife } from '../features/mail/mailboxes/sign-of-life.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startDovecot, findDovecotProblem, type Dovecot } from '../../testing/dovecot.ts'
import { until } from '../../testing/mail-station.ts'
import { startMailReceiver } from './mail-receiver.ts'

const missing = findDovecotProblem()
if (missing) console.log(`not run: ${missing}`)

let testApp: TestApp
let dovecot: Dovecot
beforeAll(async () => {
  if (missing) return
  testApp = await createTestApp()
  dovecot = await startDovecot()
})
afterAll(async () => {
  await dovecot?.stop()
  await testApp?.close()
})

const email = (name: string, body = 'Hello') =>
  [`From: ${name}@home.example`, `To: ${testApp.services.settings.mailFrom}`, `Message-ID: <${name}@home.example>`, '', body].join('\r\n')
const ids = async () =>
  (await testApp.database.system.selectFrom('inbound_mail').select('message_id').orderBy('uid').execute()).map((row) => row.message_id)

test.skipIf(missing !== null)(
  'Dovecot: read in order, flags unchanged, and again after connections were cut or died silently',
  { timeout: 60_000 },
  async () => {
    const reader = imapReader(dovecot.url, { socketTimeoutMs: 2000, renewIdleMs: 500 })
    const { database, settings, log } = testApp.services
    dovecot.deliver(email('before'))
    const receiver = await startMailReceiver({
      database,
      reader,
      parse: parseInThread,
      replies: replyReader,
      resumes: testApp.services,
      settings,
      life: openSignOfLife(database),
      log,
    })
    const readToEnd = async () =>
      (await database.system.selectFrom('mailbox_state').select('read_to_end_at').executeTakeFirst())?.read_to_end_at
    await until('a first reading', async () => (await readToEnd()) ?? null)
    for (let index = 0; index < 30; index++) dovecot.deliver(email(`n${index}`))
    const names = Array.from({ length: 30 }, (_, index) => `<n${index}@home.example>`)
    await until('thirty', async () => (await ids()).length === 30, 30)
    expect(await ids()).toEqual(names)
    expect(
      dovecot.files().filter((name) => /:2,.*S/.test(name)),
      'marked as read',
    ).toEqual([])

    const before = dovecot.opened()
    dovecot.freeze()
    dovecot.deliver(email('after-silence'))
    await until('the one behind the silence', async () => (await ids()).includes('<after-silence@home.example>'), 30)
    expect(dovecot.opened()).toBeGreaterThan(before)
    expect(await ids()).toHaveLength(31)

    expect(await reader.wasSent('<n1@home.example>')).toBe(false)
    dovecot.deliver(email('sent'), 'Sent')
    await until('the copy in Sent', () => reader.wasSent('<sent@home.example>'))
    await receiver.stop()
    await reader.close()
  },
)
