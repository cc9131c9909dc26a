// The contract says of every call whether an unproven account and a session opened by staff may make it; here each of them tries.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSession } from '../features/accounts/sessions/session-store.ts'
import { caller, createTestApp, newUnprovenUser, newUser, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { contextOf } from '../../testing/projects.ts'
import { endpoints } from './routes.ts'

let testApp: TestApp
let unproven: TestUser
let owner: TestUser
let unsecured: TestUser
let staff: TestUser['call']
beforeAll(async () => {
  testApp = await createTestApp()
  unproven = await newUnprovenUser(testApp.app)
  owner = await newUser(testApp.app, 'Owner')
  unsecured = await newUser(testApp.app, 'Unsecured')
  const { workspaceId: id } = await contextOf(testApp, unsecured)
  await testApp.database.system.updateTable('workspace').set({ second_factor_from: new Date() }).where('id', '=', id).execute()
  const { userId, workspaceId } = await contextOf(testApp, owner)
  const opened = { openedBy: { userId: null, name: 'sam@staff.example' } }
  const openOne = () => openSession(testApp.database.system, { id: userId, workspace_id: workspaceId }, new Date(), opened)
  // each with its own session: signing out is one of the calls
  staff = async (...call) => caller(testApp.app, await openOne())(...call)
})
afterAll(() => testApp.close())

const calls = endpoints.map(({ call }) => ({ ...call, name: `${call.method} ${call.path}` })).filter((call) => call.session)
// what operations are for stays hidden from both
const ordinary = calls.filter(({ path }) => !path.startsWith('v2/operations/'))
const askedBy = (kind: 'unproven' | 'staff' | 'unsecured', may: boolean) => ordinary.filter(({ alsoFor }) => alsoFor.includes(kind) === may)

describe('an unproven account', () => {
  test.each(askedBy('unproven', false))('$name is refused with the address to verify', async ({ method, path }) => {
    const message = `Verify your email address first. Open the link we sent to ${unproven.email}, or have it sent again.`
    expect(await unproven.call(method, path, {})).toEqual({ status: 403, body: { error: 'email_unproven', message } })
  })
  test.each(askedBy('unproven', true).filter(({ path }) => path !== 'v1/sessions'))(
    '$name is not refused for it',
    async ({ method, path }) => {
      expect((await unproven.call(method, path, {})).body).not.toMatchObject({ error: 'email_unproven' })
    },
  )
})

describe('an account that has to add a second factor first', () => {
  test.each(askedBy('unsecured', false))('$name is refused', async ({ method, path }) => {
    expect(await unsecured.call(method, path, {})).toMatchObject({ status: 403, body: { error: 'second_factor_needed' } })
  })
  test('reaches nothing but its own sign-in', async () => {
    const allowed = askedBy('unsecured', true)
    expect(allowed.filter(({ path }) => !/^v2\/account\/|^v1\/(?:sessions|users\/(?:settings|identities))$/.test(path))).toEqual([])
    for (const { method, path } of allowed.filter(({ name }) => name !== 'DELETE v1/sessions'))
      expect((await unsecured.call(method, path, {})).body, path).not.toMatchObject({ error: 'second_factor_needed' })
  })
})

describe('a session that staff opened', () => {
  test.each(askedBy('staff', false))('$name is refused', async ({ method, path }) => {
    const message = expect.stringContaining('Staff can’t do this in a user’s session')
    expect(await staff(method, path, {})).toEqual({ status: 403, body: { error: 'staff_session', message } })
  })
  test.each(askedBy('staff', true))('$name is not refused for it', async ({ method, path }) => {
    const { body } = await staff(method, path, {})
    expect(JSON.stringify(body)).not.toContain('Staff can’t do this')
  })
  test('reads and repairs: it deletes nothing but itself, and takes no file away', () => {
    const allowed = askedBy('staff', true)
    expect(allowed.filter(({ method }) => method === 'DELETE').map(({ name }) => name)).toEqual(['DELETE v1/sessions'])
    expect(allowed.filter(({ download }) => download)).toEqual([])
  })
  test('is on record when it is refused', async () => {
    const refused = testApp.database.system.selectFrom('audit_event').select('target').where('kind', '=', 'refused_permission')
    expect((await refused.where('actor', '=', owner.email).execute()).length).toBeGreaterThan(0)
  })
})

test('operations stay hidden from both', async () => {
  for (const { method, path } of calls.filter((call) => !ordinary.includes(call))) {
    expect((await unproven.call(method, path, {})).status, path).toBe(404)
    expect((await staff(method, path, {})).status, path).toBe(404)
  }
})
