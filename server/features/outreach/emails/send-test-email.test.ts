// Test emails that users send to themselves, as received.
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startMail } from '@fairlead/local-services/mail/start-mail'
import { testEmailsPerHour } from '@fairlead/domain/outreach/test-email'
import { simpleParser } from 'mailparser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf } from '../../../../testing/projects.ts'
import { createTestApp, newUnprovenUser, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'

let testApp: TestApp
let station: MailStation
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { holdSeconds: 0, privateMailboxes: true } })
  station = await startMailStation(testApp)
  user = await newUser(testApp.app, 'Ana')
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const db = () => testApp.database.system
const written = { subject: 'A role for {{first_name}}', body: '<p>Hi <strong>{{first_name}}</strong>,</p><ul><li>remote</li></ul>' }
const sendTest = (fields: Record<string, string | number>, by = user) =>
  by.call<{ to_email?: string; message?: string }>('POST', 'v2/outreach/test_email', { request_id: newId(), ...written, ...fields })
const testsTo = (address: string, count: number) =>
  until('the test', async () => {
    const emails = await station.sentTo(address)
    const tests = emails.filter(({ subject }) => subject?.startsWith('[Test] '))
    return tests.length >= count ? tests : null
  })
/** Without its own link's token, and as the mail server wraps its lines. */
const withoutToken = (text: string | false | undefined) =>
  String(text)
    .replaceAll(/token=[\w-]+/g, 'token=')
    .replaceAll(/your-data\/[\w-]+/g, 'your-data/')
    .trim()

test("a test is exactly the candidate's email, with links that belong to no one, and leaves no trace", async () => {
  const project_id = await activeProject(testApp, user)
  const { id, email } = await addPerson(testApp, user, project_id)
  const { status, body } = await sendTest({ project_id, candidate_id: id })
  expect([status, body]).toEqual([200, { to_email: user.email }])
  const [received] = await testsTo(user.email, 1)
  expect(received!.subject).toBe('[Test] A role for Jo')
  expect(received!.html).toContain('unsubscribe?token=test"')
  expect(received!.headers.get('list')).toMatchObject({ unsubscribe: { url: expect.stringContaining('token=test') as string } })
  const { stage, contacted } = await db()
    .selectFrom('candidate')
    .leftJoin('message', 'message.candidate_id', 'candidate.id')
    .select(['stage', 'message.id as contacted'])
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow()
  expect([stage, contacted]).toEqual(['UNDER_REVIEW', null])

  const texts = { email_subject: written.subject, email_body: written.body }
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: id, ...texts })).status).toBe(200)
  const real = await until('the email', async () => (await station.sentTo(email))[0] ?? null)
  expect(withoutToken(received!.html)).toBe(withoutToken(real.html))
  expect(withoutToken(received!.text)).toBe(withoutToken(real.text))
  expect(received!.from?.text).toBe(real.from?.text)
})

test("a test's links change nothing and say so", async () => {
  for (const [method, path_] of [
    ['GET', 'v1/notifications/unsubscribe'],
    ['POST', 'v1/notifications/unsubscribe'],
    ['POST', 'v1/notifications/resubscribe'],
  ] as const)
    expect((await user.call(method, path_, { token: 'test' })).body).toMatchObject({ about: 'test', unsubscribed: false, link_sent: false })
  expect(await db().selectFrom('suppression').select('id').execute()).toEqual([])
})

test('a follow-up is tested as a reply, with anyone in the project', async () => {
  const mate = await colleagueOf(testApp, user, 'Mate')
  const project_id = await activeProject(testApp, mate)
  await addPerson(testApp, mate, project_id)
  expect((await sendTest({ project_id, step: 2 }, mate)).status).toBe(200)
  expect((await testsTo(mate.email, 1))[0]!.subject).toBe('[Test] Re: A role for Jo')
})

test('the same request sends one email, another text another one', async () => {
  const mate = await newUser(testApp.app, 'Sam')
  const project_id = await activeProject(testApp, mate)
  const { id } = await addPerson(testApp, mate, project_id)
  const request = { project_id, candidate_id: id, request_id: 'once' }
  await Promise.all([sendTest(request, mate), sendTest(request, mate)])
  await sendTest({ project_id, candidate_id: id, subject: 'Another' }, mate)
  await testsTo(mate.email, 2)
  const rows = await db()
    .selectFrom('message')
    .select('request_id')
    .where('to_email', '=', mate.email)
    .where('email_type', '=', 'test_email')
    .execute()
  expect(rows).toHaveLength(2)
})

test('refuses a missing value, an unverified address, a hidden project, and too many within an hour', async () => {
  const project_id = await activeProject(testApp, user)
  const { id } = await addPerson(testApp, user, project_id)
  const missing = await sendTest({ project_id, candidate_id: id, body: 'You studied at {{school}}.' })
  expect(missing).toMatchObject({ status: 409, body: { error: 'missing_variable' } })
  const stranger = await newUser(testApp.app, 'Kim')
  expect((await sendTest({ project_id, candidate_id: id }, stranger)).status).toBe(404)
  const unproven = await newUnprovenUser(testApp.app, 'Uma')
  const unprovenProject = await activeProject(testApp, unproven)
  expect((await sendTest({ project_id: unprovenProject }, unproven)).body).toMatchObject({ error: 'email_unproven' })

  const ownProject = await activeProject(testApp, stranger)
  await addPerson(testApp, stranger, ownProject)
  for (let number = 0; number < testEmailsPerHour; number++) expect((await sendTest({ project_id: ownProject }, stranger)).status).toBe(200)
  const refused = await sendTest({ project_id: ownProject }, stranger)
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining(`${testEmailsPerHour} tests`) as string])
})

test('if names are hidden, the test shows only the initial', async () => {
  const mate = await newUser(testApp.app, 'Bo')
  const project_id = await activeProject(testApp, mate, { bias_reducer: true })
  const { id } = await addPerson(testApp, mate, project_id, { firstName: 'Josephine' })
  expect((await sendTest({ project_id, candidate_id: id }, mate)).status).toBe(200)
  const [received] = await testsTo(mate.email, 1)
  expect(`${received!.subject} ${received!.text}`).not.toContain('Josephine')
  expect(received!.subject).toBe('[Test] A role for J.')
})

test("from the user's own mailbox it is signed, doesn't count for limits, and is refused while the mailbox is paused", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'fairlead-test-'))
  const mail = await startMail({ folder, ownDomains: ['eva.example'] })
  try {
    const eva = await newUser(testApp.app, 'Eva')
    const project_id = await activeProject(testApp, eva)
    const { id } = await addPerson(testApp, eva, project_id)
    const security = { smtp_security: 'none', imap_security: 'none' }
    const hosts = { smtp_host: '127.0.0.1', imap_host: '127.0.0.1', smtp_port: mail.smtp.port, imap_port: mail.imap.port }
    const login = { address: 'eva@eva.example', name: 'Work', username: mail.smtp.user, password: mail.smtp.pass }
    expect((await eva.call('POST', 'v2/mailboxes', { ...login, ...hosts, ...security })).status).toBe(201)
    const mailboxes = async () => (await eva.call<{ mailboxes: { id: string }[] }>('GET', 'v2/mailboxes')).body.mailboxes
    const mailbox_id = (await mailboxes())[0]!.id
    await eva.call('PUT', 'v2/mailboxes/signature', { mailbox_id, signature: 'Eva Reyes' })
    await eva.call('PUT', 'v2/mailboxes/limits', { mailbox_id, per_day: 1 })

    expect((await sendTest({ project_id, candidate_id: id }, eva)).status).toBe(200)
    const source = await until('the test', async () => mail.outside.list().find(({ to }) => to.includes(eva.email)) ?? null)
    expect(source.from).toBe('eva@eva.example')
    expect((await simpleParser(source.source())).text).toContain('Eva Reyes')

    // the only email of the day is still available
    expect((await eva.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: id })).status).toBe(200)
    const first = await db().selectFrom('message').select('held_by').where('candidate_id', '=', id).executeTakeFirstOrThrow()
    expect(first.held_by).not.toBe('mailbox_day')

    await eva.call('PUT', 'v2/mailboxes/pause', { mailbox_id, is_paused: 'true' })
    const refused = await sendTest({ project_id, candidate_id: id }, eva)
    expect(refused).toMatchObject({ status: 409, body: { error: 'cannot_send' } })
    expect(refused.body.message).toContain('eva@eva.example is paused')
  } finally {
    await mail.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})

test('reaches its author also when the team suppresses their address and domain', async () => {
  const uma = await newUser(testApp.app, 'Uma')
  const project_id = await activeProject(testApp, uma)
  await addPerson(testApp, uma, project_id)
  const domain = uma.email.slice(uma.email.indexOf('@'))
  expect((await uma.call('POST', 'v2/suppressions', { list: `${uma.email}\n${domain}` })).body).toEqual({ added: 2, known: 0 })
  expect((await sendTest({ project_id }, uma)).status).toBe(200)
  await testsTo(uma.email, 1)
})

test('a paused installation refuses, and a delivered test is deleted after a day', async () => {
  const tests = () => db().selectFrom('message').select('id').where('email_type', '=', 'test_email').execute()
  expect((await tests()).length).toBeGreaterThan(0)
  await until('all tests to arrive', async () => {
    const waiting = await db()
      .selectFrom('message')
      .select('id')
      .where('email_type', '=', 'test_email')
      .where('state', '<>', 'sent')
      .execute()
    return waiting.length === 0
  })
  await db()
    .updateTable('message')
    .set({ created_at: new Date(Date.now() - 25 * 3_600_000) })
    .where('email_type', '=', 'test_email')
    .execute()
  await clearOldRows(testApp.database, { eventDays: 100, endedDays: 100 })
  expect(await tests()).toEqual([])

  const project_id = await activeProject(testApp, user)
  await addPerson(testApp, user, project_id)
  await db().insertInto('mail_relay').values({ relay: 'relay.example', paused_at: new Date() }).execute()
  expect((await sendTest({ project_id })).body.message).toContain('paused for the whole installation')
})
