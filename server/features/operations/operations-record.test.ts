import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, caller, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { auditOf, staffSettings, createStaffUsers } from '../../../testing/staff-users.ts'
import { addPerson, activeProject, contextOf } from '../../../testing/projects.ts'

let testApp: TestApp
let customer: TestUser
let staff: TestUser
let admin: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: staffSettings })
  ;({ customer, staff, admin } = await createStaffUsers(testApp))
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const audit = (about: string) => auditOf(testApp, about)

describe('staff notes', () => {
  test('are written, edited, and deleted by their author, read by staff, and never visible to customers', async () => {
    const project_id = await activeProject(testApp, customer, { project_name: 'Noted' })
    const words = 'Quincequark wants a call'
    const { note_id } = (await staff.call<{ note_id: string }>('POST', 'v2/operations/notes', { project_id, body: `  ${words} ` })).body
    expect((await staff.call('POST', 'v2/operations/notes', { project_id, body: ' ' })).status).toBe(400)
    const notes = async (actor: TestUser) =>
      (
        await actor.call<{ notes: { body: string; is_own: boolean; edited_at: string | null }[] }>('GET', 'v2/operations/project', {
          project_id,
        })
      ).body.notes
    expect(await notes(staff)).toMatchObject([{ body: words, is_own: true, edited_at: null }])
    expect(await notes(admin)).toMatchObject([{ body: words, is_own: false }])
    const board = await staff.call<{ projects: { notes_count: number }[] }>('GET', 'v2/operations/projects', { text: 'noted' })
    expect(board.body.projects).toMatchObject([{ notes_count: 1 }])
    expect((await admin.call('PUT', 'v2/operations/notes', { project_id, note_id, body: 'x' })).status).toBe(404)
    expect((await admin.call('DELETE', 'v2/operations/notes', { project_id, note_id })).status).toBe(200)
    expect(await notes(staff)).toHaveLength(1)
    // everything a customer may read about the project
    for (const [path, fields] of [
      ['v1/projects', {}],
      ['v2/projects', {}],
      ['v1/projects/settings', { project_id }],
      ['v2/audit', {}],
      ['v2/projects/candidates', { project_id, status: 'UNDER_REVIEW' }],
    ] as const)
      expect(JSON.stringify((await customer.call('GET', path, fields)).body)).not.toContain('Quincequark')
    const { workspaceId } = await contextOf(testApp, customer)
    await expect(testApp.database.inWorkspace(workspaceId, (tx) => sql`select 1 from staff_note`.execute(tx))).rejects.toThrow(
      /permission denied/,
    )
    expect((await staff.call('PUT', 'v2/operations/notes', { project_id, note_id, body: 'They called' })).status).toBe(200)
    expect(await notes(staff)).toMatchObject([{ body: 'They called', edited_at: expect.any(String) }])
    for (let time = 0; time < 2; time++)
      expect((await staff.call('DELETE', 'v2/operations/notes', { project_id, note_id })).status).toBe(200)
    expect(await notes(staff)).toEqual([])
    const rows = await audit('Noted')
    expect(rows.map(({ kind }) => kind)).toEqual(['note_written', 'note_changed', 'note_deleted'])
    expect(JSON.stringify(rows)).not.toContain('Quincequark')
  })
})

describe('the audit log', () => {
  test("is fully visible to super admins, to a workspace's owner as far as it concerns their people, and hidden from strangers", async () => {
    const owner = await newUser(testApp.app, 'Owner')
    const project_id = await activeProject(testApp, owner, { project_name: `Logged ${owner.email}` })
    await staff.call('PUT', 'v2/operations/health', { project_id, operations_status: 'narrow' })
    await staff.call('PUT', 'v2/operations/free_trial', { project_id, is_free_trial: true, contacts: 3 })
    type Log = { events: { kind: string; target: string; details: object }[]; has_more: boolean }
    const all = (await admin.call<Log>('GET', 'v2/operations/audit', { text: owner.email })).body.events
    expect(all.map(({ kind }) => kind).filter((kind) => kind !== 'project_changed')).toEqual(
      expect.arrayContaining(['free_trial_changed', 'health_set']),
    )
    expect((await admin.call<Log>('GET', 'v2/operations/audit', { text: owner.email, kind: 'health_set' })).body.events).toHaveLength(1)
    const { events } = (await owner.call<Log>('GET', 'v2/audit')).body
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'free_trial_changed', details: { before: 'off', now: 'on, 3 candidates' } }),
    )
    expect(events.map(({ kind }) => kind)).not.toContain('health_set')
    expect((await customer.call<Log>('GET', 'v2/audit', { text: owner.email })).body.events).toEqual([])
  })

  test('is read in pages of fifty', async () => {
    const { workspaceId } = await contextOf(testApp, customer)
    const entry = {
      workspace_id: workspaceId,
      actor: 'a@house.example',
      kind: 'staff_session_opened' as const,
      target: 'paged@home.example',
    }
    await db()
      .insertInto('audit_event')
      .values(
        Array.from({ length: 51 }, (_, index) => ({
          ...entry,
          at: new Date(Date.now() - index * 1000),
        })),
      )
      .execute()
    const page = (page_idx: number) =>
      admin.call<{ events: unknown[]; has_more: boolean }>('GET', 'v2/operations/audit', { text: 'paged@', page_idx })
    expect((await page(1)).body).toMatchObject({ has_more: true, events: { length: 50 } })
    expect((await page(2)).body).toMatchObject({ has_more: false, events: { length: 1 } })
  })
})

describe('accounts', () => {
  const find = async (email: string) => (await admin.call<Record<string, unknown>[]>('GET', 'v2/operations/users', { email })).body

  test('are found by email; changes of flags, products, and access are recorded, and disabling ends the sessions [13 14 79]', async () => {
    const user = await newUser(testApp.app, 'Flagged')
    const { userId: user_id } = await contextOf(testApp, user)
    expect(await find('x')).toEqual([])
    expect(await find(user.email.toUpperCase())).toMatchObject([
      {
        id: user_id,
        enable_self_serve_lean_test: true,
        enable_v2_experience: false,
        kinds: ['customer', 'self_serve'],
        is_disabled: false,
      },
    ])
    expect(await find('%')).toEqual([])
    const change = (fields: object) => admin.call('PUT', 'v2/operations/users', { user_id, ...fields })
    expect(
      (await change({ enable_self_serve_lean_test: 'false', enable_v2_experience: 'true', authorized_products: ['navigator'] })).status,
    ).toBe(200)
    expect((await user.call('GET', 'v1/users/settings')).body).toMatchObject({
      experiments: { enable_self_serve_lean_test: false, enable_v2_experience: true },
      authorized_products: 'navigator',
      product_type: 'navigator',
    })
    expect((await change({ authorized_products: '[]' })).status).toBe(400)
    expect((await change({ is_disabled: 'true' })).status).toBe(200)
    expect((await user.call('GET', 'v1/users/settings')).status).toBe(401)
    expect((await change({ is_disabled: 'false' })).status).toBe(200)
    expect((await user.call('GET', 'v1/users/settings')).status).toBe(401)
    expect((await audit(user.email)).map(({ kind, details }) => [kind, details])).toEqual([
      ['account_changed', { 'Self-serve': 'off', V2: 'on', Products: 'Navigator' }],
      ['account_disabled', {}],
      ['account_enabled', {}],
    ])
  })

  test('a super admin signs a user out everywhere, which is recorded, and the account stays', async () => {
    const [user, otherUser] = [await newUser(testApp.app, 'Leaving'), await newUser(testApp.app, 'Staying')]
    const { userId: user_id } = await contextOf(testApp, user)
    expect((await admin.call('PUT', 'v2/operations/users', { user_id, end_sessions: 'true' })).status).toBe(200)
    expect((await user.call('GET', 'v1/users/settings')).status).toBe(401)
    expect((await otherUser.call('GET', 'v1/users/settings')).status).toBe(200)
    expect(await find(user.email)).toMatchObject([{ id: user_id, is_disabled: false }])
    const events = await testApp.database.system
      .selectFrom('audit_event')
      .select(['kind', 'actor'])
      .where('target', '=', user.email)
      .execute()
    expect(events).toEqual([{ kind: 'session_ended', actor: admin.email }])
  })

  test("of super admins can't be disabled by anyone", async () => {
    const { userId } = await contextOf(testApp, admin)
    expect((await admin.call('PUT', 'v2/operations/users', { user_id: userId, is_disabled: 'true' })).body).toMatchObject({
      fields: { is_disabled: 'A super admin can’t be disabled. Remove them from SUPER_ADMINS first.' },
    })
    expect((await admin.call('PUT', 'v2/operations/users', { user_id: 'unknown', is_disabled: 'true' })).status).toBe(404)
  })
})

test('gives a free trial a custom limit, or the installation’s by default [4]', async () => {
  const project_id = await activeProject(testApp, customer, { project_name: 'Tried' })
  const contactsLeft = async () =>
    (await customer.call<{ project_id: string; contacts_left: number | null }[]>('GET', 'v1/projects')).body.find(
      (project) => project.project_id === project_id,
    )?.contacts_left
  const set = (fields: object) => staff.call('PUT', 'v2/operations/free_trial', { project_id, ...fields })
  expect((await set({ is_free_trial: 'true' })).status).toBe(200)
  expect(await contactsLeft()).toBe(25)
  expect((await set({ is_free_trial: 'true', contacts: 1 })).status).toBe(200)
  expect(await contactsLeft()).toBe(1)
  const people = [await addPerson(testApp, customer, project_id), await addPerson(testApp, customer, project_id)]
  const sent = []
  for (const { id: candidate_id } of people)
    sent.push((await customer.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })).status)
  expect(sent).toEqual([200, 409])
  expect((await set({ is_free_trial: 'true', contacts: 0 })).status).toBe(400)
  expect((await set({ is_free_trial: 'false', contacts: 9 })).status).toBe(200)
  expect(await contactsLeft()).toBeNull()
})

test('reads contact messages, marks them handled once, and reopens them', async () => {
  await caller(testApp.app, '')('POST', 'v1/contact', { name: 'Ann', email: 'ann@far.example', company: 'Far', message: 'May I see it?' })
  type Messages = { messages: { message_id: string; email: string; handled_by: string | null }[]; open: number }
  const list = async (is_handled: boolean) =>
    (await staff.call<Messages>('GET', 'v2/operations/messages', { is_handled: String(is_handled) })).body
  const [first] = (await list(false)).messages
  expect(first).toMatchObject({ email: 'ann@far.example', handled_by: null })
  const mark = (is_handled: boolean, actor = staff) =>
    actor.call('PUT', 'v2/operations/messages', { message_id: first!.message_id, is_handled: String(is_handled) })
  for (const actor of [staff, admin]) expect((await mark(true, actor)).status).toBe(200)
  expect(await list(true)).toMatchObject({ open: 0, messages: [{ handled_by: staff.email }] })
  expect((await mark(false)).status).toBe(200)
  expect(await list(false)).toMatchObject({ open: 1, messages: [{ handled_by: null }] })
})

test('records admin calibration, flags, and notes to the manager by staff', async () => {
  const project_id = await activeProject(testApp, customer, {
    project_name: 'Touched',
    collaborators: [
      { email: customer.email, role: 1 },
      { email: staff.email, role: 1 },
    ],
  })
  const { workspaceId } = await contextOf(testApp, customer)
  await db().updateTable('users').set({ workspace_id: workspaceId }).where('email', '=', staff.email).execute()
  await db()
    .updateTable('session')
    .set({ workspace_id: workspaceId })
    .where('user_id', 'in', (eb) => eb.selectFrom('users').select('id').where('email', '=', staff.email))
    .execute()
  const candidate = await addPerson(testApp, customer, project_id)
  for (let time = 0; time < 2; time++)
    expect(
      (
        await staff.call('PUT', 'v1/projects', {
          project_id,
          is_admin_in_auto_swipe_calibration: true,
          is_free_trial: true,
          operations_status: 'narrow',
        })
      ).status,
    ).toBe(200)
  expect((await staff.call('PUT', 'v1/projects', { project_id, operations_status: '' })).status).toBe(200)
  expect((await staff.call('PUT', 'v1/projects/settings', { project_id, is_peq: true })).status).toBe(200)
  expect((await staff.call('PUT', 'v2/projects/candidates/hm_note', { project_id, candidate_id: candidate.id, note: 'Look' })).status).toBe(
    200,
  )
  expect((await audit('Touched')).map(({ kind }) => kind).toSorted()).toEqual([
    'admin_calibration_switched',
    'free_trial_changed',
    'health_by_rules',
    'health_set',
    'manager_note_written',
    'staff_mark_changed',
  ])
})
