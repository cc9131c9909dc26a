// Passwords of accounts elsewhere: a real mail server, and limits per account and per user.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openMailbox } from '../../../../testing/open-mailbox.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let testApp: TestApp
let form: Record<string, unknown>
const username = 'someone@mail.example'
beforeAll(async () => {
  // ten times the usual requests, but no more passwords
  testApp = await createTestApp({ settings: { rateLimitFactor: 1 } })
  const [smtp_port = '', imap_port = ''] = (await openMailbox()).split(' ')
  const servers = { smtp_host: '127.0.0.1', smtp_port, imap_host: '127.0.0.1', imap_port, smtp_security: 'none', imap_security: 'none' }
  form = { address: 'ana@home.invalid', username, password: 'wrong', ...servers }
})
afterAll(() => testApp.close())

const events = (user: TestUser) =>
  testApp.database.system
    .selectFrom('audit_event')
    .select(['target', 'details'])
    .where('kind', '=', 'credential_refused')
    .where('actor', '=', user.email)
    .execute()

test('wrong passwords are counted for the account across users and spellings, and are in the audit log', async () => {
  const [first, second] = [await newUser(testApp.app, 'First'), await newUser(testApp.app, 'Second')]
  const statuses: number[] = []
  for (const [turn, user] of [first, second, first, second, first, second, first, second, first, second, first, second].entries()) {
    const spelled = turn % 3 === 0 ? ` ${username.toUpperCase()} ` : username
    statuses.push((await user.call('POST', 'v2/mailboxes/test', { ...form, username: spelled })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
  expect(await second.call('POST', 'v2/mailboxes', form)).toMatchObject({ status: 429, body: { error: 'too_many_attempts' } })
  expect(await events(first)).toHaveLength(5)
  expect((await events(second))[0]).toEqual({ target: username, details: { host: '127.0.0.1' } })
})

test('one user can’t try a password at many accounts', async () => {
  const sprayer = await newUser(testApp.app, 'Sprayer')
  const tryAt = (name: string) => sprayer.call('POST', 'v1/li/login', { username: name, password: 'spring2026' })
  const statuses: number[] = []
  for (let n = 0; n < 32; n++) statuses.push((await tryAt(`person${n}@mail.example`)).status)
  expect(statuses.filter((status) => status === 429)).toHaveLength(2)
})

test('calendars count too, and a refused one is in the log', async () => {
  const user = await newUser(testApp.app, 'Cal')
  const url = testApp.embedded.caldav!.url
  const connect = () => user.call('POST', 'v2/calendars', { kind: 'caldav', url, username: 'unknown@cal.example', password: 'wrong' })
  for (let n = 0; n < 10; n++) expect((await connect()).status).toBe(400)
  expect((await connect()).status).toBe(429)
  expect(await events(user)).toHaveLength(10)
})
