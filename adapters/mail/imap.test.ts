// The reader against the embedded mail server: nothing is missed, nothing is marked, breaks are survived.
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
import { startMail } from '../../embedded/mail/start-mail.ts'
import type { EmbeddedMail } from '../../embedded/mail/start-mail.ts'

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
const inward = (number: number) =>
  aMail({ messageId: `<in-${number}@candidate.example>`, to: [{ name: null, address: `reply+t${number}@mail.hiring.example` }] })

test('reads new mail in order, in portions, and marks nothing', async () => {
  const { sender, reader } = doors()
  for (let number = 1; number <= 5; number++) await sender.send(inward(number), nothing)
  const first = await reader.readNew(null, 3)
  expect(first.mails.map((one) => one.uid)).toEqual([1, 2, 3])
  expect(first.more).toBe(true)
  const second = await reader.readNew(first.cursor, 3)
  expect(second.mails.map((one) => one.uid)).toEqual([4, 5])
  expect(second.more).toBe(false)
  expect(await reader.readNew(second.cursor, 3)).toEqual({ cursor: second.cursor, mails: [], more: false })
  expect(Buffer.from(second.mails[1]?.source ?? []).toString()).toContain('Delivered-To: reply+t5@mail.hiring.example')

  const client = await connectImap(imapOptions(mail.imap.url))
  expect(await client.status('INBOX', { unseen: true, messages: true })).toMatchObject({ messages: 5, unseen: 5 })
  client.close()
})

test('another UIDVALIDITY reads from the beginning', async () => {
  const { sender, reader } = doors()
  await sender.send(inward(1), nothing)
  expect((await reader.readNew({ uidValidity: '1', lastUid: 900 }, 10)).mails).toHaveLength(1)
})

test('the Sent folder witnesses what was sent', async () => {
  const { sender, reader } = doors()
  expect(await reader.wasSent(aMail().messageId)).toBe(false)
  await sender.send(aMail(), nothing)
  expect(await reader.wasSent(aMail().messageId)).toBe(true)
  expect(await reader.wasSent('<candidate-1.step-1@mail.hiring.example>')).toBe(false)
})

test('news are announced, also after the connection broke', async () => {
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
  let heard = 0
  let wake = () => undefined as void
  const stop = await reader.watch(() => {
    heard++
    wake()
  })
  const next = async (count: number) => {
    while (heard < count) await new Promise<void>((resolve) => (wake = resolve))
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

test('a broken connection is opened again by the next call', async () => {
  const { sender, reader } = doors()
  await sender.send(inward(1), nothing)
  const { cursor } = await reader.readNew(null, 10)
  const port = mail.imap.port
  await mail.stop()
  await expect(reader.readNew(cursor, 10)).rejects.toThrow()
  mail = await startMail({ folder, ownDomains: ['mail.hiring.example'] })
  expect(mail.imap.port).not.toBe(0)
  const again = imapReader(mail.imap.url)
  closers.push(() => again.close())
  expect((await again.readNew(null, 10)).cursor).toEqual(cursor)
  expect(port).toBeGreaterThan(0)
})
