// The contact page's call, through a real mail server: stored, and emailed once to the operator, who can reply to the visitor.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'

let testApp: TestApp
let station: MailStation
beforeAll(async () => {
  testApp = await createTestApp({ people: 10 })
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
})

const write = (fields: object) =>
  caller(testApp.app, '')('POST', 'v1/contact', { name: 'Mila Example', email: 'mila@people.example', message: 'Hello', ...fields })
const readMessages = () => testApp.database.system.selectFrom('contact_message').selectAll().execute()

test('stores a message and emails it to the super admins, whose reply reaches the sender', async () => {
  const admin = await newUser(testApp.app)
  await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', admin.email).execute()
  expect(await write({ company: 'Example', message: 'Can it read résumés?\n<b>no</b>' })).toEqual({ status: 200, body: { ok: true } })
  const [mail] = await until('the mail', async () => {
    const emails = (await station.sentTo(admin.email)).filter(({ subject }) => !subject?.startsWith('Verify your email address'))
    return emails.length > 0 ? emails : null
  })
  expect(mail).toMatchObject({
    subject: 'Mila Example wrote to Fairlead',
    replyTo: { text: expect.stringContaining('mila@people.example') },
  })
  expect(mail!.text).toContain('Can it read résumés?')
  expect(await readMessages()).toMatchObject([{ name: 'Mila Example', company: 'Example' }])
})

test('reports missing fields without storing, and ignores bots that fill in everything', async () => {
  const before = (await readMessages()).length
  expect(await write({ email: 'mila', message: ' ' })).toMatchObject({
    status: 400,
    body: { fields: { email: 'Invalid e-mail.', message: 'This field is required.' } },
  })
  expect((await write({ website: 'https://spam.example' })).status).toBe(200)
  expect((await readMessages()).length).toBe(before)
})

test('accepts at most five messages per address in fifteen minutes', async () => {
  const answers = []
  for (let index = 0; index < 6; index += 1) answers.push((await write({ email: 'often@people.example' })).status)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})
