// The /dev/mail page: lists, searches, shows, and answers email, and nothing in an email can act on it.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { devMailPage } from './page.ts'
import type { PageRequest } from './page.ts'
import { startMail } from './start-mail.ts'
import type { EmbeddedMail } from './start-mail.ts'

let folder = ''
let mail: EmbeddedMail

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairlead-page-'))
  mail = await startMail({ folder, ownDomains: ['mail.hiring.example'] })
})
afterEach(async () => {
  await mail.stop()
  await rm(folder, { recursive: true })
})

async function send(to: string, subject: string, html?: string): Promise<void> {
  const { host, port, user, pass } = mail.smtp
  const transport = createTransport({ host, port, ignoreTLS: true, auth: { user, pass } })
  await transport.sendMail({
    from: 'maya@mail.hiring.example',
    to,
    replyTo: 'reply+t@mail.hiring.example',
    subject,
    text: 'Hi there',
    ...(html ? { html } : {}),
  })
  transport.close()
}
const ask = (request: Partial<PageRequest>) => devMailPage(mail)({ method: 'GET', path: '/', query: {}, body: {}, ...request })

test('lists newest first, searches, and shows an empty state', async () => {
  expect((await ask({})).body).toContain('Nothing has been sent yet')
  await send('ann@x.example', 'Erste – Stelle')
  await send('bob@x.example', 'Second')
  const { body, headers } = await ask({})
  expect(body.indexOf('bob@x.example')).toBeLessThan(body.indexOf('ann@x.example'))
  expect(body).toContain('Erste – Stelle')
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).not.toMatch(/<script|style=/)
  const searched = (await ask({ query: { q: 'ANN@' } })).body
  expect(searched).toContain('ann@x.example')
  expect(searched).not.toContain('bob@x.example')
})

test('shows an email in a separate frame and replies to it', async () => {
  await send('ann@x.example', 'Role', '<p>Hello <b>Ann</b></p><script>alert(1)</script>')
  expect((await ask({ path: '/1' })).body).toContain('src="/dev/mail/1/body"')
  const frame = await ask({ path: '/1/body' })
  expect(frame.body).toContain('Hello <b>Ann</b>')
  expect(frame.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/)
  expect((await ask({ path: '/1', query: { quick: 'question' } })).body).toContain('what is the salary range')
  const posted = await ask({ method: 'POST', path: '/1/answer', body: { text: 'Yes, call me' } })
  expect(posted).toMatchObject({ status: 303, location: '/dev/mail/1?sent=1' })
  expect((await ask({ path: '/1', query: { sent: '1' } })).body).toContain('Your reply has been sent')
  expect(await ask({ method: 'POST', path: '/1/answer', body: { text: ' ' } })).toMatchObject({ status: 303, location: '/dev/mail/1' })
})

test('escapes hostile subjects, names, and searches', async () => {
  const evil = '"><img src=x onerror=alert(1)>'
  await send('ann@x.example', evil)
  for (const request of [{}, { path: '/1' }, { query: { q: evil } }, { query: { q: '&#34;' } }]) {
    const { body } = await ask(request)
    expect(body).not.toContain('<img src=x')
  }
})

test.each([['/9'], ['/x'], ['/1/other'], ['/../etc']])('%s is not there', async (path) => {
  expect((await ask({ path })).status).toBe(404)
})
