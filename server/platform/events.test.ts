// The outbox: a waiting or failing event doesn't delay others, unknown ones are left for newer versions, hopeless ones are set
// aside.
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/test-app.ts'
import { handleOpenEvents, listDeadEvents, maxTries, retryDeadEvents } from './events.ts'

let testApp: TestApp
beforeEach(async () => {
  testApp ??= await createTestApp()
  await sql`delete from event`.execute(testApp.database.system)
})
afterAll(() => testApp.close())

const add = (...types: string[]) =>
  testApp.database.system
    .insertInto('event')
    .values(types.map((type) => ({ workspace_id: 'w', type, payload: '{}' })))
    .execute()
const open = async () => {
  const rows = await testApp.database.system.selectFrom('event').select('type').where('handled_at', 'is', null).orderBy('id').execute()
  return rows.map((row) => row.type)
}
const unexpected = (_: unknown, error: unknown) => {
  throw error
}

test('a slow event delays neither the others nor marking them', async () => {
  await add('slow', 'quick', 'quick')
  let release = () => {}
  const slow = new Promise<void>((resolve) => (release = resolve))
  const round = handleOpenEvents(
    testApp.database,
    ({ event }) => ((event.type as string) === 'slow' ? slow : Promise.resolve()),
    unexpected,
    {
      lanes: 2,
    },
  )
  await expect.poll(open).toEqual(['slow'])
  release()
  expect(await round).toBe(3)
  expect(await open()).toEqual([])
})

test('two workers share the events and handle none twice', async () => {
  await add(...Array.from({ length: 40 }, () => 'any'))
  const handled: number[] = []
  const worker = () =>
    handleOpenEvents(
      testApp.database,
      async ({ id }) => {
        handled.push(id)
        await new Promise((resolve) => setTimeout(resolve, 2))
      },
      unexpected,
      { lanes: 3 },
    )
  await Promise.all([worker(), worker()])
  expect(new Set(handled).size).toBe(40)
  expect(handled).toHaveLength(40)
})

test('an older version leaves the events of a newer one open', async () => {
  await add('of.today', 'of.tomorrow')
  expect(await handleOpenEvents(testApp.database, () => Promise.resolve(), unexpected, { types: ['of.today'] })).toBe(1)
  expect(await open()).toEqual(['of.tomorrow'])
})

test('an event that fails on every attempt is set aside and keeps its last error', async () => {
  await add('hopeless')
  const failures: unknown[] = []
  for (let round = 0; round < maxTries + 3; round++) {
    await sql`update event set next_try_at = now() where next_try_at < 'infinity'`.execute(testApp.database.system)
    await handleOpenEvents(
      testApp.database,
      () => Promise.reject(new Error('It never works.')),
      (_, error) => failures.push(error),
    )
  }
  expect(failures).toHaveLength(maxTries)
  const row = await testApp.database.system.selectFrom('event').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ tries: maxTries, last_error: 'It never works.', handled_at: null })

  expect(await listDeadEvents(testApp.database, 5)).toMatchObject([{ type: 'hopeless', error: 'It never works.' }])
  expect(await retryDeadEvents(testApp.database)).toBe(1)
  expect(await handleOpenEvents(testApp.database, () => Promise.resolve(), unexpected)).toBe(1)
  expect(await open()).toEqual([])
})
