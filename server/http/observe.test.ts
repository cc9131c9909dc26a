// What machines and strangers learn about a process: IDs on every response, health, readiness, and metrics, with details only
// where they belong.
import { emptyProfile } from '@fairlead/domain/candidate/merge'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { saveProcess } from '../features/operations/process-store.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

const local = { host: 'localhost' }
const get = (url: string, headers: Record<string, string> = local, remoteAddress = '127.0.0.1') =>
  testApp.app.inject({ url, headers, remoteAddress })

test("every response has an ID: the proxy's if valid, else a new one", async () => {
  for (const url of ['/api/v1/sessions', '/nowhere', '/healthz'])
    expect((await get(url)).headers['x-request-id'], url).toMatch(/^[\da-f-]{36}$/)
  expect((await get('/healthz', { ...local, 'x-request-id': 'from-the-proxy-1' })).headers['x-request-id']).toBe('from-the-proxy-1')
  expect((await get('/healthz', { ...local, 'x-request-id': 'a b\u0001' })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/)
})

test('strangers learn whether it responds; this machine and holders of the token learn more', async () => {
  expect((await get('/healthz', local, '203.0.113.9')).json()).toEqual({ ok: true })
  expect((await get('/healthz', { ...local, 'x-forwarded-for': '203.0.113.9' })).json(), 'through a proxy on this machine').toEqual({
    ok: true,
  })
  expect((await get('/metrics', local, '203.0.113.9')).statusCode).toBe(404)
  expect((await get('/healthz')).json()).toMatchObject({ ok: true, database: 'up', open_events: expect.any(Number) })
  testApp.services.settings.metricsToken = 'a-long-token'
  expect((await get('/metrics')).statusCode, 'with a token set, only it counts').toBe(404)
  expect((await get('/metrics', { authorization: 'Bearer a-long-token' }, '203.0.113.9')).statusCode).toBe(200)
  expect((await get('/metrics', { authorization: 'Bearer another' })).statusCode).toBe(404)
  testApp.services.settings.metricsToken = null
})

test('metrics show what waits, since when, and live workers', async () => {
  const state = { id: 'p', roles: 'worker', host: 'h', pid: 1, version: '1', memoryBytes: 1, loopDelayMs: 1 }
  await saveProcess(testApp.database, state)
  await saveProcess(testApp.database, state)
  const evidence = [{ field: 'summary', index: 0, part: null, start: 0, end: 4, quote: 'None' } as const]
  testApp.services.reasons.pass(emptyProfile, [{ group: 'Work', text: 'Unproven', evidence }])
  const { body } = await get('/metrics')
  expect(body.split('\n')).toContain('fairlead_dropped_reasons_total{kind="quoted",fault="quote"} 1')
  for (const line of ['fairlead_database_up 1', 'fairlead_workers 1', 'fairlead_dead_events 0', 'fairlead_due_emails 0'])
    expect(body.split('\n')).toContain(line)
  expect(body).toMatch(/fairlead_http_answers_total\{method="GET",status="4xx"\} \d+/)
})

test('a process whose writes fail for lack of space is not ready, and says why; what one workspace does wrong changes nothing', async () => {
  const { database } = testApp.services
  const fail = (code: string) =>
    sql.raw(`do $$ begin raise exception 'No space left on device' using errcode = '${code}'; end $$`).execute(database.system)
  await expect(fail('23505')).rejects.toThrow()
  await expect(fail('55P03')).rejects.toThrow()
  expect((await get('/readyz')).statusCode).toBe(200)
  await expect(fail('53100')).rejects.toThrow()
  const problem = 'The database cannot write: No space left on device'
  expect((await get('/readyz')).json()).toEqual({ ok: false, why: problem })
  expect((await get('/healthz')).json()).toMatchObject({ ok: false, why: problem })
  expect((await get('/livez')).statusCode).toBe(200)
  testApp.services.database = { ...database, storageFault: () => null }
  expect((await get('/readyz')).statusCode).toBe(200)
})

test("a process that is about to end, and one without its database, aren't ready, but still alive", async () => {
  expect((await get('/readyz')).statusCode).toBe(200)
  testApp.services.isLeaving = () => true
  expect((await get('/readyz')).json()).toEqual({ ok: false, why: 'This process is shutting down.' })
  expect((await get('/readyz', local, '203.0.113.9')).json()).toEqual({ ok: false })
  testApp.services.isLeaving = () => false
  const { database } = testApp.services
  testApp.services.database = { ...database, inWorkspace: () => Promise.reject(new Error('gone')) }
  expect((await get('/readyz')).statusCode).toBe(503)
  expect((await get('/healthz')).statusCode).toBe(503)
  expect((await get('/livez')).statusCode).toBe(200)
  testApp.services.database = database
  expect((await get('/readyz')).statusCode).toBe(200)
})
