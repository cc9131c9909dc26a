// Demo candidates reply once, deterministically, through real SMTP.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { classifyReply } from '@fairlead/replies/classify-reply'
import { loadReplyModel } from '@fairlead/replies/model/load'
import { ImapFlow } from 'imapflow'
import { simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { characterOf } from './demo-answers.ts'
import { demoSignature, startDemoCandidates } from './demo-candidates.ts'
import { fraction } from './demo-candidates.ts'
import type { DemoCandidates } from './demo-candidates.ts'
import { goodbyes, texts } from './demo-texts.data.ts'
import { startMail } from './start-mail.ts'
import type { EmbeddedMail } from './start-mail.ts'

let folder = ''
let mail: EmbeddedMail
let demo: DemoCandidates | null = null
const seed = 'test'

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-demo-'))
  mail = await startMail({ folder, ownDomains: ['mail.hiring.example'] })
})
afterEach(async () => {
  await demo?.stop()
  demo = null
  await mail.stop()
  await rm(folder, { recursive: true })
})

const start = () => startDemoCandidates({ mail, memory: join(folder, 'demo.log'), delayMs: [0, 5], seed })
const character = (address: string) => characterOf((name) => fraction(`${seed} ${name} ${address}`))
const patient = (address: string) => fraction(`${seed} patience ${address}`) >= 0.25
const addresses = Array.from({ length: 30 }, (_none, index) => `person${index}@candidate.example`)

async function send(
  to: string,
  step: number,
  replyTo: string | null = `reply+token${step}@mail.hiring.example`,
  inReplyTo?: string,
): Promise<void> {
  const { host, port, user, pass } = mail.smtp
  const transport = createTransport({ host, port, ignoreTLS: true, auth: { user, pass } })
  const id = (index: number) => `<${to.split('@')[0]}.${index}@mail.hiring.example>`
  const before = Array.from({ length: step }, (_none, index) => id(index))
  await transport.sendMail({
    from: 'Maya <maya@mail.hiring.example>',
    to: `Pat ${to}`.replace(/ (\S+)$/, ' <$1>'),
    ...(replyTo ? { replyTo } : {}),
    messageId: id(step),
    references: before,
    ...(inReplyTo ? { inReplyTo } : {}),
    subject: 'A role',
    text: 'Hi',
  })
  transport.close()
}

async function inbox(): Promise<string[]> {
  const { host, port, user, pass } = mail.imap
  const client = new ImapFlow({ host, port, auth: { user, pass }, logger: false })
  await client.connect()
  try {
    if ((await client.mailboxOpen('INBOX', { readOnly: true })).exists === 0) return []
    return (await client.fetchAll('1:*', { source: true })).map(({ source }) => source?.toString() ?? '')
  } finally {
    client.close()
  }
}

/** Waits for the number of replies; the last read shows whether there are more. */
async function answered(count: number): Promise<string[]> {
  let emails = await inbox()
  while (emails.length < count) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    emails = await inbox()
  }
  await demo?.stop()
  return inbox()
}

test('everyone answers once, in character, marked, and a restart repeats nothing', async () => {
  demo = start()
  await Promise.all(addresses.map((address) => send(address, 0)))
  const expected = addresses.filter(
    (address) => character(address) === 'out_of_office' || (character(address) !== null && patient(address)),
  )
  const emails = await answered(expected.length)
  const parsed = await Promise.all(emails.map((email) => simpleParser(email)))
  expect(parsed.map(({ from }) => from?.value[0]?.address).toSorted()).toEqual(expected.toSorted())
  for (const email of parsed) {
    expect(email.headers.get('x-fairlead-demo')).toBe('yes')
    expect(email.text).toContain(demoSignature)
    expect(email.inReplyTo).toMatch(/^<person\d+\.0@/)
  }
  await demo.stop()
  demo = start()
  const silent = addresses.find((address) => !expected.includes(address) && character(address) !== null)
  const decliner = expected.find((address) => character(address) === 'not_interested')
  if (!silent || !decliner) throw new Error('The seed gives no such people.')
  // Candidates who missed the first email reply to the follow-up; those who declined reply no more.
  await send(decliner, 1)
  await send(silent, 1)
  const more = await answered(expected.length + 1)
  expect(more).toHaveLength(expected.length + 1)
  expect(more.at(-1)).toContain(silent)
})

test('an answered question gets one thank-you; a follow-up that crossed the answer gets no reply', async () => {
  const asking = addresses.find((address) => character(address) === 'question' && patient(address)) ?? ''
  demo = start()
  await send(asking, 0)
  while ((await inbox()).length < 1) await new Promise((resolve) => setTimeout(resolve, 20))
  await send(asking, 1)
  const [question] = await Promise.all((await inbox()).map((email) => simpleParser(email)))
  await send(asking, 2, undefined, question?.messageId)
  while ((await inbox()).length < 2) await new Promise((resolve) => setTimeout(resolve, 20))
  await send(asking, 3, undefined, question?.messageId)
  const emails = await Promise.all((await answered(2)).map((email) => simpleParser(email)))
  expect(emails.map(({ inReplyTo }) => inReplyTo?.split('.')[1]?.split('@')[0])).toEqual(['0', '2'])
})

test('email that expects no answer gets none', async () => {
  demo = start()
  await Promise.all(addresses.map((address) => send(address, 0, null)))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(await answered(0)).toEqual([])
})

test('distributes the characters by their shares', () => {
  const counts = new Map<string, number>()
  for (let index = 0; index < 5000; index++) {
    const name = character(`p${index}@x.example`) ?? 'silent'
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const share = (name: string) => Math.round((100 * (counts.get(name) ?? 0)) / 5000)
  expect(Math.abs(share('interested') - 35)).toBeLessThan(4)
  expect(Math.abs(share('question') - 20)).toBeLessThan(4)
  expect(Math.abs(share('silent') - 17)).toBeLessThan(4)
})

test("the classifier understands the demo's replies", () => {
  const replies = Object.entries(texts).flatMap(([label, all]) => all.map((text) => ({ label, text })))
  const wrong = replies.filter(({ label, text }) => classifyReply(loadReplyModel(), `${text}\n\n${goodbyes[0]}\nPat`).label !== label)
  expect(wrong.length / replies.length).toBeLessThan(0.15)
})
