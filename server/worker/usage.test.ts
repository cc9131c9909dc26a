// Usage and error reporting to outside services: decisions, imports, errors; nothing by default.
import { sentrySink } from '@fairlead/adapters/errors/sentry'
import { segmentSink } from '@fairlead/adapters/usage/segment'
import { startUsage, type EmbeddedUsage } from '../../testing/fakes/start-usage.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usageOfEvent } from './start-worker.ts'
import { systemContext } from '../platform/context.ts'
import { errorReports } from '../platform/error-reports.ts'
import { readSettings } from '../platform/settings.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { until } from '../../testing/mail-station.ts'
import { addPerson, activeProject, contextOf } from '../../testing/projects.ts'
import { startEventLoop } from './event-loop.ts'
import { startUsageReporter } from './usage-reporter.ts'

let testApp: TestApp
let vendor: EmbeddedUsage
let user: TestUser
let project_id: string
let stop: () => Promise<void>
beforeAll(async () => {
  vendor = await startUsage('a-key')
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
  const { log } = testApp.services
  const teller = startUsageReporter(segmentSink({ url: vendor.url, writeKey: 'a-key', timeout: 500 }), log)
  const events = await startEventLoop(
    testApp.database,
    async (stored) => {
      const usageEvent = await usageOfEvent(systemContext(testApp.database, stored.workspaceId), testApp.services.secrets, stored)
      if (usageEvent) teller.add(usageEvent)
    },
    log,
  )
  stop = async () => {
    await events.stop()
    await teller.stop()
  }
})
afterAll(async () => {
  await stop()
  await testApp.close()
  await vendor.stop()
})
const hashed = (id: string) => testApp.services.secrets.pseudonym(id, 'usage')
const reported = (name: string, candidate: string) =>
  vendor.events().find(({ event, properties }) => event === name && properties['candidate_id'] === hashed(candidate))

test('reports an import, an approval, and a rejection with its reasons, even when the first attempt is lost [404 775 778]', async () => {
  vendor.fault('hung_up', 'POST')
  const [first, two] = [await addPerson(testApp, user, project_id), await addPerson(testApp, user, project_id)]
  const swipe = (candidate_id: string, more: object) =>
    user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, ...more })
  await swipe(first.id, { approved: true })
  await swipe(two.id, { approved: false, rejection_reasons: [7], rejection_reason_other: 'Wants 200 thousand' })
  await user.call('POST', 'v1/candidates', {
    project_id,
    cand_name: 'Mo Example',
    cand_linkedin_url: 'https://www.linkedin.com/in/mo-example-77',
    cand_email: 'mo@home.example',
  })
  const { userId } = await contextOf(testApp, user)
  await until('the rejection', () => reported('card_reject_fe', two.id) ?? null, 20)
  expect(reported('card_reject_fe', two.id)).toMatchObject({
    userId: hashed(userId),
    properties: {
      candidate_id: hashed(two.id),
      candidate_name: null,
      project_id: hashed(project_id),
      rejection_code: [7],
      rejection_reason: [expect.any(String)],
      rejection_reason_other: null,
    },
  })
  expect(reported('card_approve_fe', first.id)).toMatchObject({ properties: { project_id: hashed(project_id) } })
  await until('the import', () => vendor.events().find(({ event }) => event === 'candidate_import_fe') ?? null, 20)
  const sent = JSON.stringify(vendor.events())
  for (const personal of [
    'Jo Doe',
    'Doe',
    'Mo Example',
    'mo@home.example',
    'mo-example-77',
    'Wants 200',
    user.email,
    'Robin',
    userId,
    project_id,
    two.id,
  ])
    expect(sent, personal).not.toContain(personal)
})

test('reports errors of the server and the page, one in ten unless the settings say otherwise, and nothing by default [405]', async () => {
  expect(readSettings({})).toMatchObject({ errorSampleRate: 0.1, sentryDsn: null, usage: null })
  expect(await user.call('POST', 'v1/client_errors', { message: 'Told to no one' })).toEqual({ status: 200, body: { ok: true } })

  const sink = sentrySink({ dsn: vendor.dsn })
  testApp.services.outside = { ...testApp.services.outside, errorSink: sink }
  testApp.services.errors = errorReports(sink, 1, testApp.services.log)
  expect((await user.call('GET', 'v1/users/settings')).body).toMatchObject({ product: { error_sample_rate: 0.1 } })
  await user.call('POST', 'v1/client_errors', { kind: 'TypeError', message: 'x is not y', where: '/panel' })
  await until('the error of the page', () => vendor.errors().length === 1)
  expect(vendor.errors()[0]).toMatchObject({
    transaction: '/panel',
    tags: { side: 'browser' },
    exception: { values: [{ value: 'x is not y' }] },
  })

  const { vocabulary } = testApp.services
  Object.defineProperty(testApp.services, 'vocabulary', { configurable: true, get: () => vocabulary })
  const outside = testApp.services.outside
  const breaks = () => {
    throw new TypeError('a part broke')
  }
  testApp.services.outside = Object.defineProperty({ ...outside }, 'errorSink', { get: breaks })
  expect((await user.call('GET', 'v1/users/settings?secret=abc')).status).toBe(500)
  testApp.services.outside = outside
  await until('the error of the server', () => vendor.errors().length === 2)
  expect(vendor.errors()[1]).toMatchObject({
    transaction: 'GET /api/v1/users/settings',
    tags: { side: 'server' },
    exception: { values: [{ type: 'TypeError', value: 'a part broke' }] },
  })
})

test('with a rate of 0 the server reports no errors; a flood is cut off', async () => {
  const before = vendor.errors().length
  const report = { side: 'server', kind: 'Error', message: 'm', stack: '', where: '/' } as const
  const none = errorReports(sentrySink({ dsn: vendor.dsn }), 0, testApp.services.log)
  for (let times = 0; times < 50; times++) none.report(report)
  const all = errorReports(sentrySink({ dsn: vendor.dsn }), 1, testApp.services.log)
  for (let times = 0; times < 500; times++) all.report(report)
  await until('sixty', () => vendor.errors().length >= before + 60)
  expect(vendor.errors()).toHaveLength(before + 60)
})
