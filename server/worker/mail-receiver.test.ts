// Hostile email through the real servers: each is read or set aside, later ones are read, and the web stays responsive.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { imapReader } from '@fairlead/adapters/mail/imap'
import { UnreadableMail } from '@fairlead/domain/ports/mail'
import { replyReader } from '../features/mail/inbound/reply-reader.ts'
import { openSignOfLife } from '../features/mail/mailboxes/sign-of-life.ts'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../testing/mail-station.ts'
import { parseInThread } from '@fairlead/adapters/mail/parse-in-thread'
import { startMailReceiver, type ReceiverParts } from './mail-receiver.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp()
  station = await startMailStation(testApp, { quiet: true })
})
const stops: (() => Promise<void>)[] = []
// a failed test leaves no reader behind that would hold the mailbox
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const to = () => testApp.services.settings.mailFrom
const email = (name: string, head: string[], body: string) =>
  [`From: ${name}@home.example`, `To: ${to()}`, `Message-ID: <${name}@home.example>`, ...head, '', body].join('\r\n')
const readMessages = () => testApp.database.system.selectFrom('inbound_mail').selectAll().orderBy('uid').execute()
const state = () => testApp.database.system.selectFrom('mailbox_state').selectAll().executeTakeFirst()

async function receiver(parts: Partial<ReceiverParts> = {}) {
  const reader = imapReader(station.mail.imap.url)
  const { database, settings, log } = testApp.services
  const life = openSignOfLife(database)
  await life.show()
  const started = await startMailReceiver({
    database,
    reader,
    parse: parseInThread,
    replies: replyReader,
    resumes: testApp.services,
    settings,
    life,
    log,
    ...parts,
  })
  let stopped: Promise<void> | null = null
  const stop = () =>
    (stopped ??= started
      .stop()
      .then(() => life.end())
      .then(() => reader.close()))
  stops.push(stop)
  return stop
}

test('a first sync begins at the end; later email is read, and the complete read is recorded', async () => {
  await station.deliver(email('before', [], 'there before us'), to())
  const stop = await receiver()
  await until('a first reading', async () => (await state())?.read_to_end_at ?? null)
  expect(await readMessages()).toEqual([])
  await station.deliver(email('after', [], 'Hello'), to())
  await until('the email', async () => (await readMessages()).length === 1)
  expect((await readMessages())[0]).toMatchObject({ message_id: '<after@home.example>', workspace_id: null })
  await stop()
  expect(await state()).toMatchObject({ lease_by: null, trying_uid: null })
})

test('an email that takes too long is set aside after one attempt', async () => {
  const tries: number[] = []
  const before = new Set((await readMessages()).map((row) => row.id))
  const parse: ReceiverParts['parse'] = async (source) => {
    if (!Buffer.from(source).includes('too slow')) return parseInThread(source)
    tries.push(1)
    throw new UnreadableMail('time')
  }
  const stop = await receiver({ parse })
  await station.deliver(email('slow', [], 'too slow'), to())
  await station.deliver(email('next', [], 'Hello'), to())
  await until('the next one', async () => (await readMessages()).some((row) => row.message_id === '<next@home.example>'))
  const aside = (await readMessages()).filter((row) => !before.has(row.id) && row.subject === 'Unreadable email')
  expect(aside.map((row) => row.body_text)).toEqual([
    'We couldn’t read this email. It takes too long to read. Open it in the mailbox instead.',
  ])
  expect(tries).toHaveLength(1)
  await stop()
})

test('an email that killed processes is read partially once, then set aside', async () => {
  await station.deliver(email('deadly', [], 'x'), to())
  const { last_uid, uid_validity } = (await state())!
  const uid = Math.max(...(await readMessages()).map((row) => row.uid)) + 1
  const die = (tries: number) =>
    testApp.database.system
      .updateTable('mailbox_state')
      .set({ last_uid: uid - 1, trying_uid: uid, trying_by: 'a process that died', tries })
      .execute()
  expect([Number(last_uid) <= uid, uid_validity !== null]).toEqual([true, true])
  await die(2)
  const stop = await receiver()
  await until('set aside', async () => (await readMessages()).some((row) => row.body_text.includes('stopped twice')))
  await stop()
  await testApp.database.system.deleteFrom('inbound_mail').where('uid', '=', uid).execute()
  await die(1)
  const again = await receiver()
  await until('read', async () => (await readMessages()).some((row) => row.message_id === '<deadly@home.example>'))
  await again()
})

test.each(['is gone', 'has been silent'])('one process reads at a time, and another takes over when it %s', async (how) => {
  const otherWorker = openSignOfLife(testApp.database)
  await otherWorker.show()
  const lease = (until: Date) =>
    testApp.database.system
      .updateTable('mailbox_state')
      .set({ lease_by: `${otherWorker.workerId}/reader`, lease_until: until })
      .execute()
  await lease(new Date(Date.now() + 3600_000))
  const { read_to_end_at: read } = (await state())!
  const first = await receiver()
  await station.deliver(email(`leased, it ${how}`, [], 'Hello'), to())
  await first()
  expect((await state())!.read_to_end_at).toEqual(read)
  // a killed process's connections end with it
  if (how === 'is gone') await otherWorker.end()
  else await lease(new Date(0))
  const second = await receiver()
  await until('the email', async () => (await readMessages()).some((row) => row.message_id === `<leased, it ${how}@home.example>`))
  await second()
  await otherWorker.end()
})

test('with a new UIDVALIDITY nothing is stored twice, with or without a Message-ID', async () => {
  await station.deliver([`From: none@home.example`, `To: ${to()}`, 'Subject: no id', '', 'without an id'].join('\r\n'), to())
  const stop = await receiver()
  await until('the email', async () => (await readMessages()).some((row) => row.subject === 'no id'))
  await stop()
  const before = new Set((await readMessages()).map((row) => row.id))
  await testApp.database.system.updateTable('inbound_mail').set({ uid_validity: 'earlier' }).execute()
  await testApp.database.system
    .updateTable('mailbox_state')
    .set({ uid_validity: 'earlier', last_uid: 99_999, read_to_end_at: new Date() })
    .execute()
  const again = await receiver()
  await station.deliver(email('marker', [], 'Hello'), to())
  await until('the marker', async () => (await readMessages()).some((row) => row.message_id === '<marker@home.example>'))
  await again()
  const ids = (await readMessages()).map((row) => row.message_id ?? row.content_hash)
  expect(new Set(ids).size).toBe(ids.length)
  // from the same day: the one from before the first sync, and the one that was set aside and can be read now
  const added = (await readMessages()).filter((row) => !before.has(row.id)).map((row) => row.message_id)
  expect(added).toEqual(expect.arrayContaining(['<before@home.example>', '<slow@home.example>', '<marker@home.example>']))
  expect(new Set(added).size).toBe(added.length)
})

test('hostile email delays neither the web nor later email', { timeout: 120_000 }, async () => {
  const folded = (name: string, unit: string, times: number) => `${name}: ${`${unit}\r\n `.repeat(times)}x`
  const bodies: [string, string[], string][] = [
    ['regards', [], 'Best regards\r\n'.repeat(4000)],
    ['wrote', [], 'On Mon, Jan 1, 2026 Ann <a@b.example> wrote\r\n'.repeat(4000)],
    ['bars', [], `${'- '.repeat(400)}\r\n`.repeat(200)],
    ['blanks', [], `${' '.repeat(900)}x\r\n`.repeat(200)],
    ['recipient', [], `Final-Recipient: rfc822; ${'a'.repeat(900)}\r\n`.repeat(300)],
    ['delivered', [folded('Delivered-To', 'a'.repeat(900), 100)], 'x'],
    ['references', [folded('References', '<a@b>', 5000)], 'x'],
    ['nested', ['Content-Type: text/html'], `${'<b>'.repeat(100_000)}`.replaceAll(/(.{900})/g, '$1\r\n')],
    ['quotes', ['Content-Type: text/html'], `${'<blockquote>'.repeat(20_000)}`.replaceAll(/(.{900})/g, '$1\r\n')],
    ['parts', ['Content-Type: multipart/mixed; boundary=b'], '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'.repeat(2000)],
    ['calendar', ['Content-Type: text/calendar'], `BEGIN:VCALENDAR\r\n${'BEGIN:VEVENT\r\n'.repeat(10_000)}`],
  ]
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const stop = await receiver()
  const before = (await readMessages()).length
  delay.enable()
  for (const [name, head, body] of bodies) await station.deliver(email(name, head, body), to())
  await station.deliver(email('behind', [], 'I am behind all of them.'), to())
  await until('all of them', async () => (await readMessages()).length === before + bodies.length + 1, 90)
  delay.disable()
  expect((await readMessages()).at(-1)).toMatchObject({ message_id: '<behind@home.example>' })
  // the local mail server shares this process, so the limit includes it
  expect(delay.max / 1e6, 'longest stop of the event loop in ms').toBeLessThan(2000)
  await stop()
})
