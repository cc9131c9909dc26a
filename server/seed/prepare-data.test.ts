// The first start: the demo only if allowed, else an empty pool and a code for the first administrator.
import fs from 'node:fs'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp } from '../../testing/test-app.ts'
import { readSettings, type Settings } from '../platform/settings.ts'
import { createFirstAdmin } from '../features/accounts/sign-in/first-run.ts'
import { withOrigin } from '../platform/request-origin.ts'
import { prepareData } from './prepare-data.ts'
import { startDemoProjects } from './start-demo-projects.ts'

let testApp: TestApp | null = null
afterEach(async () => {
  await testApp?.close()
  testApp = null
})

async function begin(settings: Partial<Settings>) {
  testApp = await createTestApp({ settings: { poolSize: 50, ...settings } })
  const lines: string[] = []
  const prepare = () => prepareData(testApp!.services, (line) => void lines.push(line))
  return { testApp, lines, prepare, call: caller(testApp.app, '') }
}
const form = {
  first_name: 'Ada',
  last_name: 'Moss',
  company: 'Moss & Co',
  job_title: 'Founder',
  email: 'ada@moss.example',
  password: 'violet teapot orbit',
}

test('without DEMO there are no people and no accounts, and registration waits for the first administrator', async () => {
  const { testApp, lines, prepare, call } = await begin({ demo: false, publicUrl: 'https://hire.example.com' })
  await prepare()
  const count = async (table: 'person' | 'users') => (await testApp.database.system.selectFrom(table).select('id').execute()).length
  expect([await count('person'), await count('users')]).toEqual([0, 0])
  expect((await call('POST', 'v1/sessions', { email: 'ada@fairlead.example', password: 'fairlead-demo' })).status).toBe(401)
  expect(await call('POST', 'v1/users', form)).toMatchObject({ status: 403, body: { error: 'registration_closed' } })
  expect((await call('GET', 'v1/environment')).body).toMatchObject({ is_first_run: true })
  expect(lines.join('\n')).toMatch(/https:\/\/hire\.example\.com\/first-run with the code [a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/)
  const stored = JSON.stringify(await testApp.database.system.selectFrom('first_run_code').selectAll().execute())
  expect(stored).not.toContain(/code (\S+)$/.exec(lines[0]!)![1])
})

test("the newest start's code creates one super admin, once; wrong codes are counted", async () => {
  const { testApp, lines, prepare, call } = await begin({ demo: false })
  await prepare()
  await prepare()
  const [old, code] = lines.map((line) => /code (\S+)$/.exec(line)![1]!)
  expect(await call('POST', 'v2/first_run', { ...form, code: old })).toMatchObject({
    status: 400,
    body: { fields: { code: expect.any(String) } },
  })
  expect(await call('POST', 'v2/first_run', { ...form, code, password: 'password' })).toMatchObject({ status: 400 })
  const runs = await Promise.all(
    ['ada@moss.example', 'eve@moss.example'].map((email) =>
      call<{ session: string }>('POST', 'v2/first_run', { ...form, email, code: ` ${code!.toUpperCase()} ` }),
    ),
  )
  expect(runs.map(({ status }) => status).toSorted()).toEqual([201, 404])
  const admin = caller(testApp.app, runs.find(({ status }) => status === 201)!.body.session)
  expect((await admin('GET', 'v1/users/settings')).body).toMatchObject({
    is_super_admin: true,
    is_workspace_admin: true,
    email_verified: false,
  })
  expect((await call('GET', 'v1/environment')).body).toMatchObject({ is_first_run: false })
  expect((await call('POST', 'v2/first_run', { ...form, code })).status).toBe(404)
  expect((await call('POST', 'v1/users', { ...form, email: 'second@moss.example' })).status).toBe(201)
  await prepare()
  expect(lines, 'no code once there is an account').toHaveLength(2)
})

test('a sender may try at most ten codes in fifteen minutes', async () => {
  const { prepare, call } = await begin({ demo: false })
  await prepare()
  const statuses = []
  for (let n = 0; n < 13; n++) statuses.push((await call('POST', 'v2/first_run', { ...form, code: `wrong${n}` })).status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(3)
})

test('wrong codes from many senders don’t lock the page: the right one works', async () => {
  const { testApp, lines, prepare } = await begin({ demo: false })
  await prepare()
  const code = /code (\S+)$/.exec(lines[0]!)![1]!
  const { first_name: firstName, last_name: lastName, job_title: jobTitle, ...rest } = form
  const person = { ...rest, firstName, lastName, jobTitle }
  const from = (ip: string, typed: string) =>
    withOrigin({ ip, userAgent: '', log: testApp.services.log }, () =>
      createFirstAdmin(testApp.database.system, typed, person, new Date(), 'Fairlead'),
    )
  for (let sender = 0; sender < 21; sender++)
    for (let n = 0; n < 10; n++) await expect(from(`203.0.113.${sender}`, 'wrong-code')).rejects.toThrow()
  expect((await from('198.51.100.1', code)).session).toMatch(/./)
})

test("a database with demo accounts doesn't start without DEMO", async () => {
  const { testApp, prepare } = await begin({ demo: true })
  await prepare()
  testApp.services.settings.demo = false
  await expect(prepare()).rejects.toThrow(/accounts of the demo \(.*\), whose password is public\. Choose another DATA_DIR/)
})

test('DEMO is off by default for a public URL or another database, and refused if it would publish a password', () => {
  expect(readSettings({}).demo).toBe(true)
  expect(readSettings({ PUBLIC_URL: 'https://hire.example.com' }).demo).toBe(false)
  const sending = { SMTP_URL: 'smtps://u:p@mail.example.com', IMAP_URL: 'imaps://u:p@mail.example.com' }
  const database = { DATABASE_URL: 'postgres://u:p@localhost/fairlead', SECRET_KEY: Buffer.alloc(32, 7).toString('base64') }
  expect(readSettings({ ...sending, ...database }).demo).toBe(false)
  expect(() => readSettings({ DEMO: 'true', PUBLIC_URL: 'https://hire.example.com' })).toThrow(/DEMO needs a PUBLIC_URL on this machine/)
  expect(() => readSettings(database)).toThrow(/DATABASE_URL without SMTP_URL/)
  expect(readSettings({ ...database, DEMO: 'true' }).demo).toBe(true)
})

test('registration follows its setting, also for invited people', async () => {
  const { testApp, call } = await begin({ registration: 'open' })
  const owner = await newUser(testApp.app)
  testApp.services.settings.registration = 'invited'
  expect(await call('POST', 'v1/users', form)).toMatchObject({ status: 403, body: { error: 'registration_closed' } })
  await owner.call('POST', 'v2/team/invitations', { email: form.email })
  const mail = await testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', form.email).executeTakeFirstOrThrow()
  const token = /invitation=([\w-]+)/.exec(mail.body_text)![1]
  expect((await call('POST', 'v1/users', { ...form, invitation: token })).status).toBe(201)
  testApp.services.settings.registration = 'domain'
  testApp.services.settings.registrationDomains = ['moss.example']
  expect((await call('POST', 'v1/users', { ...form, email: 'two@moss.example' })).status).toBe(201)
  expect((await call('POST', 'v1/users', { ...form, email: 'two@moss.example.evil.example' })).status).toBe(403)
})

test('a demo whose projects fail while they are created begins again by itself until it is complete', async () => {
  const { testApp, prepare } = await begin({ poolSize: 300, demo: true, demoHistory: false })
  await prepare()
  const { services } = testApp
  let transactions = 0
  const inWorkspace: typeof services.database.inWorkspace = (id, work) =>
    ++transactions === 20 ? Promise.reject(new Error('No space left on device')) : services.database.inWorkspace(id, work)
  startDemoProjects({ ...services, database: { ...services.database, inWorkspace } }, 50)
  const mark = path.join(services.settings.dataDir, 'demo.unfinished')
  const complete = async () =>
    fs.existsSync(mark) ? [] : await services.database.system.selectFrom('project').select('name').orderBy('name').execute()
  await expect
    .poll(complete, { timeout: 60_000 })
    .toEqual([{ name: 'Account Executive, Europe' }, { name: 'Senior Backend Engineer (Fleet)' }])
  expect(transactions).toBeGreaterThan(20)
  const stages = await services.database.system.selectFrom('candidate').select('stage').where('stage', '=', 'HIRED').execute()
  expect(stages).toHaveLength(1)
})
