// One team never blocks the others: locks and connections have limits, also per workspace, and a frozen server is given up on.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { startPostgresProxy } from '../../testing/postgres-proxy.ts'
import { activeProject, contextOf } from '../../testing/projects.ts'
import { isUnreachable, openDatabase } from './database.ts'
import { toFailure } from '../http/refusals.ts'
import { listenToEvents, record, type News } from './events.ts'
import { takeTurns, Busy } from './turns.ts'

let testApp: TestApp
let firstUser: TestUser
let secondUser: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  ;[firstUser, secondUser] = await Promise.all([newUser(testApp.app, 'One'), newUser(testApp.app, 'Other')])
})
afterAll(() => testApp.close())

test("twelve requests by one team wait for a locked row: another team's are answered, theirs get 503", async () => {
  const project_id = await activeProject(testApp, firstUser)
  let letGo = () => {}
  const transaction = testApp.database.system.transaction().execute(async (tx) => {
    await sql`select 1 from project where id = ${project_id} for update`.execute(tx)
    await new Promise<void>((resolve) => (letGo = resolve))
  })
  const rename = (number: number) => firstUser.call('PUT', 'v1/projects/settings', { project_id, project_name: `Name ${number}` })
  let settled = 0
  const waiting = Array.from({ length: 12 }, (_, index) => rename(index).finally(() => settled++))
  for (let round = 0; round < 20; round++) {
    expect((await secondUser.call('GET', 'v1/projects')).status).toBe(200)
    expect((await secondUser.call('POST', 'v1/projects', { project_name: `Free ${round}` })).status).toBe(201)
  }
  expect(settled, 'the others were answered while all of these waited').toBe(0)
  const answers = await Promise.all(waiting)
  letGo()
  await transaction
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect((await rename(31)).status).toBe(200)
})

test('every transaction of a workspace runs under the tenant role, with limits, and resets both', async () => {
  const { workspaceId } = await contextOf(testApp, firstUser)
  const read = sql<{
    role: string
    lock: string
    statement: string
    idle: string
  }>`select current_user as role, current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`
  const { rows } = await testApp.database.inWorkspace(workspaceId, (tx) => read.execute(tx))
  expect(rows).toEqual([{ role: 'fairlead_app', lock: '5s', statement: '30s', idle: '1min' }])
  expect((await read.execute(testApp.database.system)).rows[0]!.role).not.toBe('fairlead_app')
})

test('two service transactions that lock the same rows in opposite order both succeed', async () => {
  const [first, second] = await Promise.all([activeProject(testApp, firstUser), activeProject(testApp, firstUser)])
  let begun = 0
  let bothHold = () => {}
  const bothLocked = new Promise<void>((resolve) => (bothHold = resolve))
  const lock = (order: string[]) =>
    testApp.database.system.transaction().execute(async (tx) => {
      for (const [index, id] of order.entries()) {
        await sql`select 1 from project where id = ${id} for update`.execute(tx)
        if (index === 0 && ++begun === 2) bothHold()
        if (index === 0) await bothLocked
      }
      return order.length
    })
  expect(await Promise.all([lock([first, second]), lock([second, first])])).toEqual([2, 2])
  expect(begun, 'one of them had to begin again').toBeGreaterThan(2)
})

test('a held lock, a slow statement, and a full pool all mean: retry later', () => {
  for (const error of [
    { code: '55P03' },
    { code: '57014' },
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    new Busy(),
  ])
    expect(toFailure(error)).toMatchObject({ status: 503, body: { error: 'unavailable' } })
  expect(isUnreachable({ code: '23505' })).toBe(false)
})

test('a workspace takes its share of turns, a nested call needs none, and waiting too long is reported', async () => {
  const turns = takeTurns({ share: 2, longest: 3, patienceMs: 30 })
  let running = 0
  let max = 0
  const gates: (() => void)[] = []
  const hold = () =>
    turns.take('a', async () => {
      max = Math.max(max, ++running)
      await new Promise<void>((resolve) => gates.push(resolve))
      running--
    })
  const transactions = [hold(), hold()]
  const late = [hold(), hold(), hold(), hold()].map((promise) => promise.then(String, (error: unknown) => error))
  expect(await turns.take('b', () => turns.take('b', () => turns.take('b', () => Promise.resolve('inside'))))).toBe('inside')
  for (const error of await Promise.all(late)) expect(error).toBeInstanceOf(Busy)
  for (const open of gates) open()
  await Promise.all(transactions)
  expect(max).toBe(2)
  expect(await turns.take('a', () => Promise.resolve('free again'))).toBe('free again')
})

test('a listening connection that dies silently is replaced, and missed messages are requested', async () => {
  const proxy = await startPostgresProxy(testApp.connection)
  const database = openDatabase(proxy.connection, () => void 0)
  const { workspaceId } = await contextOf(testApp, firstUser)
  const changes: News[] = []
  const stop = await listenToEvents(database, (news) => changes.push(news), { everyMs: 50, patienceMs: 100 })
  const say = () =>
    testApp.database.inWorkspace(workspaceId, (tx) => record(tx, { workspaceId, userId: null }, { type: 'project.saved', projectId: 'p' }))
  await say()
  await expect.poll(() => changes.filter((news) => news === 'events').length).toBe(1)
  proxy.freeze()
  await say()
  await expect.poll(() => changes.filter((news) => news === 'gap').length, { timeout: 10_000 }).toBe(2)
  await say()
  await expect.poll(() => changes.filter((news) => news === 'events').length).toBe(2)
  await stop()
  await database.close()
  await proxy.stop()
})
