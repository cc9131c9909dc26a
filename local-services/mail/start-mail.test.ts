// Real SMTP in, real IMAP out; nothing acknowledged is ever lost, and nothing leaves the machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { simpleParser } from 'mailparser'
import { ImapFlow } from 'imapflow'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMail } from './start-mail.ts'
import type { MailEndpoint, EmbeddedMail } from './start-mail.ts'

let folder = ''
let running: EmbeddedMail[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-mail-'))
})
afterEach(async () => {
  for (const mail of running) await mail.stop()
  running = []
  await rm(folder, { recursive: true })
})

async function started(): Promise<EmbeddedMail> {
  const mail = await startMail({ folder, ownDomains: ['mail.hiring.example'] })
  running.push(mail)
  return mail
}
async function stopped(mail: EmbeddedMail): Promise<void> {
  running = running.filter((server) => server !== mail)
  await mail.stop()
}
function transport(endpoint: MailEndpoint, signedIn = true, pool = false) {
  const { host, port, user, pass } = endpoint
  return createTransport({ host, port, ignoreTLS: true, pool, maxMessages: Infinity, ...(signedIn ? { auth: { user, pass } } : {}) })
}
async function inBox(endpoint: MailEndpoint, box: string): Promise<{ uid: number; source: string; uidValidity: bigint }[]> {
  const { host, port, user, pass } = endpoint
  const client = new ImapFlow({ host, port, auth: { user, pass }, logger: false })
  await client.connect()
  try {
    const { exists, uidValidity } = await client.mailboxOpen(box, { readOnly: true })
    if (exists === 0) return []
    const emails = await client.fetchAll('1:*', { uid: true, source: true })
    return emails.map(({ uid, source }) => ({ uid, source: source?.toString('latin1') ?? '', uidValidity }))
  } finally {
    client.close()
  }
}
const outreach = {
  from: 'Maya <maya@mail.hiring.example>',
  to: 'Jo <jo@candidate.example>',
  replyTo: 'reply+abc123@mail.hiring.example',
  subject: 'Role – Grüße',
  text: 'Hi Jo',
  messageId: '<s0@mail.hiring.example>',
}

test('keeps mail to outside addresses, with a copy in Sent before the 250', async () => {
  const mail = await started()
  const ids: number[] = []
  mail.onOutside((email) => ids.push(email.id))
  await transport(mail.smtp).sendMail(outreach)
  expect(ids).toEqual([1])
  expect(mail.outside.list()).toMatchObject([{ id: 1, to: ['jo@candidate.example'], messageId: '<s0@mail.hiring.example>' }])
  expect((await inBox(mail.imap, 'Sent'))[0]?.source).toBe(mail.outside.get(1)?.source().toString('latin1'))
  expect(await inBox(mail.imap, 'INBOX')).toEqual([])
})

test('an answer reaches the inbox in its thread, with its token', async () => {
  const mail = await started()
  await transport(mail.smtp).sendMail(outreach)
  const id = await mail.answer({ id: 1, text: 'Gern! Wann?', headers: { 'X-Extra': 'yes' } })
  const [received] = await inBox(mail.imap, 'INBOX')
  expect(received?.source).toContain('Delivered-To: reply+abc123@mail.hiring.example')
  const parsed = await simpleParser(received?.source ?? '')
  expect(parsed).toMatchObject({ messageId: id, inReplyTo: '<s0@mail.hiring.example>', subject: 'Re: Role – Grüße' })
  expect([parsed.references].flat()).toEqual(['<s0@mail.hiring.example>'])
  expect(parsed.from?.value[0]).toMatchObject({ name: 'Jo', address: 'jo@candidate.example' })
  expect(parsed.text).toMatch(/^Gern! Wann\?\n\nOn .* Maya wrote:\n> Hi Jo/)
  expect(await inBox(mail.imap, 'Sent')).toHaveLength(1)
})

test('outside senders may write to us but not send through us', async () => {
  const mail = await started()
  const stranger = transport(mail.smtp, false)
  await stranger.sendMail({ from: 'jo@candidate.example', to: 'reply+x@MAIL.hiring.example', text: 'hello' })
  await expect(stranger.sendMail({ from: 'jo@candidate.example', to: 'victim@else.example', text: 'spam' })).rejects.toThrow(
    'Relaying denied',
  )
  await expect(
    createTransport({ ...mail.smtp, url: undefined, ignoreTLS: true, auth: { user: mail.smtp.user, pass: 'wrong' } }).verify(),
  ).rejects.toThrow('535')
  expect(await inBox(mail.imap, 'INBOX')).toHaveLength(1)
  expect(mail.outside.list()).toEqual([])
})

test('stores equal Message-IDs separately and keeps UIDs across a restart', async () => {
  const first = await started()
  for (let count = 0; count < 3; count++) await transport(first.smtp).sendMail(outreach)
  await first.answer({ id: 2, text: 'yes' })
  const sent = await inBox(first.imap, 'Sent')
  const inbox = await inBox(first.imap, 'INBOX')
  await stopped(first)
  const second = await started()
  expect(sent).toHaveLength(3)
  expect(await inBox(second.imap, 'Sent')).toEqual(sent)
  expect(await inBox(second.imap, 'INBOX')).toEqual(inbox)
  expect(second.outside.list().map(({ id }) => id)).toEqual([3, 2, 1])
  expect(second.imap.pass).toBe(first.imap.pass)
  await transport(second.smtp).sendMail(outreach)
  expect((await inBox(second.imap, 'Sent')).map(({ uid }) => uid)).toEqual([1, 2, 3, 4])
})

test('a client can file mail in Sent, and it stays there', async () => {
  const first = await started()
  const { host, port, user, pass } = first.imap
  const client = new ImapFlow({ host, port, auth: { user, pass }, logger: false })
  await client.connect()
  await client.append('Sent', 'Message-ID: <own@x>\r\nSubject: filed\r\n\r\nbody\r\n', ['\\Seen'])
  client.close()
  await stopped(first)
  expect((await inBox((await started()).imap, 'Sent')).map(({ source }) => source)).toEqual([
    'Message-ID: <own@x>\r\nSubject: filed\r\n\r\nbody\r\n',
  ])
})

test('cuts off an incomplete last record and keeps the rest', async () => {
  const first = await started()
  await transport(first.smtp).sendMail(outreach)
  await stopped(first)
  const path = join(folder, 'journal.mail')
  const { size } = await stat(path)
  await appendFile(path, '{"boxes":{"Sent":2},"bytes":500,"crc":1}\nFrom: half')
  const second = await started()
  expect(second.outside.list()).toHaveLength(1)
  expect((await stat(path)).size).toBe(size)
})

test('kill -9 under load loses nothing that was acknowledged', async () => {
  const spawned = spawn(process.execPath, [join(import.meta.dirname, 'serve.fixture.ts'), folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(spawned.stdout, 'data')) as [Buffer]
  const doors = JSON.parse(line.toString()) as { smtp: MailEndpoint; imap: MailEndpoint }
  const sender = transport(doors.smtp, true, true)
  const acknowledged: string[] = []
  const sending = Array.from({ length: 200 }, async (_none, number) => {
    await sender.sendMail({ ...outreach, messageId: `<m${number}@x>` })
    acknowledged.push(`<m${number}@x>`)
    if (acknowledged.length === 80) spawned.kill('SIGKILL')
  })
  const results = await Promise.allSettled(sending)
  sender.close()
  expect(results.some((result) => result.status === 'rejected')).toBe(true)
  expect(acknowledged.length).toBeGreaterThanOrEqual(80)
  const mail = await started()
  const messageIds = mail.outside.list().map(({ messageId }) => messageId)
  expect(acknowledged.filter((id) => !messageIds.includes(id))).toEqual([])
  const sent = await inBox(mail.imap, 'Sent')
  expect(sent.map(({ uid }) => uid)).toEqual(messageIds.map((_id, index) => index + 1))
})
