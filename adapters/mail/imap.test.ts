// The reader against the local mail server: nothing is missed, nothing is flagged, broken connections are survived.
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aMail } from './a-mail.fixture.ts'
import { connectImap, imapOptions } from './imap-connection.ts'
import { imapReader } from './imap.ts'
import { smtpSender } from './smtp.ts'
import { startMail } from '../../local-services/mail/start-mail.ts'
import type { EmbeddedMail } from '../../local-services/mail/start-mail.ts'

let folder = ''
let mail: EmbeddedMail
const closers: (() => Promise<void>)[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-imap-'))
  mail = await startMail({ folder, ownDomains: ['mail.hiring.example'] })
})
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
  await mail.stop()
  await rm(folder, { recursive: true })
})

function doors() {
  const sender = smtpSender(mail.smtp.url)
  const reader = imapReader(mail.imap.url)
  closers.push(
    () => sender.close(),
    () => reader.close(),
  )
  return { sender, reader }
}
const nothing = async () => undefined
const yesterday = () => new Date(Date.now() - 24 * 3600_000)
const inward = (number: number) =>
  aMail({ messageId: `<in-${number}@candidate.example>`, to: [{ name: null, address: `reply+t${number}@mail.hiring.example` }] })

test('reads new mail in order, in batches, and sets no flags', async () => {
  const { sender, reader } = doors()
  for (let number = 1; number <= 5; number++) await sender.send(inward(number), nothing)
  const first = await reader.listNew({ cursor: null, since: yesterday() }, 3)
  expect(first.emails.map((email) => email.uid)).toEqual([1, 2, 3])
  expect(first.more).toBe(true)
  const second = await reader.listNew({ cursor: first.cursor, since: null }, 3)
  expect(second.emails.map((email) => email.uid)).toEqual([4, 5])
  expect(second.more).toBe(false)
  const { uidValidity } = second.cursor
  expect(await reader.listNew({ cursor: second.cursor, since: null }, 3)).toEqual({ cursor: second.cursor, emails: [], more: false })
  const source = Buffer.from((await reader.fetchSource(uidValidity, 5, 1_000_000)) ?? [])
  expect(source.toString()).toContain('Delivered-To: reply+t5@mail.hiring.example')
  expect(second.emails[1]?.size).toBe(source.length)
  expect(Buffer.from((await reader.fetchSource(uidValidity, 5, 100)) ?? [])).toEqual(source.subarray(0, 100))
  expect(await reader.fetchSource(uidValidity, 77, 100)).toBeNull()
  expect(await reader.fetchSource('1', 5, 100)).toBeNull()

  const client = await connectImap(imapOptions(mail.imap.url))
  expect(await client.status('INBOX', { unseen: true, messages: true })).toMatchObject({ messages: 5, unseen: 5 })
  client.close()
})

test('a changed UIDVALIDITY reads everything since a day; a first sync begins at the end', async () => {
  const { sender, reader } = doors()
  await sender.send(inward(1), nothing)
  const unknown = { uidValidity: '1', lastUid: 900 }
  expect((await reader.listNew({ cursor: unknown, since: yesterday() }, 10)).emails).toHaveLength(1)
  expect((await reader.listNew({ cursor: unknown, since: new Date(Date.now() + 48 * 3600_000) }, 10)).emails).toHaveLength(0)
  const contact = await reader.listNew({ cursor: null, since: null }, 10)
  expect(contact).toMatchObject({ emails: [], cursor: { lastUid: 1 }, more: false })
  await sender.send(inward(2), nothing)
  expect((await reader.listNew({ cursor: contact.cursor, since: null }, 10)).emails.map((email) => email.uid)).toEqual([2])
})

test('the Sent folder proves what was sent', async () => {
  const { sender, reader } = doors()
  expect(await reader.wasSent(aMail().messageId)).toBe(false)
  await sender.send(aMail(), nothing)
  expect(await reader.wasSent(aMail().messageId)).toBe(true)
  expect(await reader.wasSent('<candidate-1.step-1@mail.hiring.example>')).toBe(false)
})

test('announces new mail, also after the connection broke', async () => {
  const { sender } = doors()
  const sockets = new Set<Socket>()
  const between = createServer((near) => {
    const far = connect(mail.imap.port, '127.0.0.1')
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.pipe(far).pipe(near)
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  closers.push(() => new Promise((resolve) => between.close(() => resolve())))
  const url = new URL(mail.imap.url)
  url.port = String((between.address() as AddressInfo).port)
  const reader = imapReader(url.href)
  closers.unshift(() => reader.close())
  let eventCount = 0
  let wake = () => undefined as void
  const stop = await reader.watch(() => {
    eventCount++
    wake()
  })
  const next = async (count: number) => {
    while (eventCount < count) await new Promise<void>((resolve) => (wake = resolve))
  }
  // The first call follows the connect itself.
  await next(1)
  await sender.send(inward(1), nothing)
  await next(2)
  for (const socket of sockets) socket.destroy()
  await next(3)
  await sender.send(inward(2), nothing)
  await next(4)
  await stop()
})

test('the next call reopens a broken connection', async () => {
  const { sender, reader } = doors()
  await sender.send(inward(1), nothing)
  const before = await reader.listNew({ cursor: null, since: yesterday() }, 10)
  const port = mail.imap.port
  await mail.stop()
  await expect(reader.listNew({ cursor: before.cursor, since: null }, 10)).rejects.toThrow()
  mail = await startMail({ folder, ownDomains: ['mail.hiring.example'] })
  expect(mail.imap.port).not.toBe(0)
  const again = imapReader(mail.imap.url)
  closers.push(() => again.close())
  expect(await again.listNew({ cursor: null, since: yesterday() }, 10)).toEqual(before)
  expect(port).toBeGreaterThan(0)
})
