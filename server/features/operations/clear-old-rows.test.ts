// The nightly cleanup deletes only expired rows, in one process.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp } from '../../../testing/test-app.ts'
import { clearOldRows } from './clear-old-rows.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

test('deletes handled events and ended sessions and links after their time, but never open ones', async () => {
  const user = await newUser(testApp.app)
  const db = testApp.database.system
  await sql`delete from event`.execute(db)
  const event = (type: string, days: number, isHandled: boolean) =>
    sql`insert into event (workspace_id, type, payload, at, handled_at) values ('w', ${type}, '{}', now() - make_interval(days => ${days}),
      ${isHandled ? sql`now()` : sql`null`})`.execute(db)
  await event('old', 15, true)
  await event('old.open', 15, false)
  await event('new', 13, true)
  await sql`insert into session (token_hash, workspace_id, user_id, expires_at) select 'old'::bytea, workspace_id, id, now() - interval '31 days' from users limit 1`.execute(
    db,
  )
  await sql`insert into session (token_hash, workspace_id, user_id, expires_at) select 'ended'::bytea, workspace_id, id, now() - interval '29 days' from users limit 1`.execute(
    db,
  )
  expect(await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })).toMatchObject({ event: 1, session: 1, link: 0 })
  const events = await db.selectFrom('event').select('type').orderBy('id').execute()
  expect(events.map(({ type }) => type)).toEqual(['old.open', 'new'])
  expect((await user.call('GET', 'v1/projects')).status, 'their session goes on').toBe(200)
  expect(await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })).toMatchObject({ event: 0, session: 0 })
})

test('deletes more than one batch and leaves it to a process that is already running', async () => {
  await sql`insert into event (workspace_id, type, payload, at, handled_at)
    select 'w', 'many', '{}', now() - interval '20 days', now() from generate_series(1, 4500)`.execute(testApp.database.system)
  await testApp.database.system.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(7201140)`.execute(tx)
    expect(await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })).toBe(null)
  })
  expect(await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })).toMatchObject({ event: 4500 })
})
