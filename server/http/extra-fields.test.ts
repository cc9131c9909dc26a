// Fields that a call doesn't list change nothing, even if they are named after columns.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { addPerson, activeProject, contextOf } from '../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let otherUser: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  ;[user, otherUser] = [await newUser(testApp.app), await newUser(testApp.app)]
})
afterAll(() => testApp.close())

test("rights, owners, workspaces, and proofs can't be set with additional fields", async () => {
  const foreign = await contextOf(testApp, otherUser)
  const project_id = await activeProject(testApp, user)
  const candidate_id = (await addPerson(testApp, user, project_id)).id
  const planted = {
    id: foreign.userId,
    user_id: foreign.userId,
    owner_id: foreign.userId,
    workspace_id: foreign.workspaceId,
    is_super_admin: true,
    is_staff: true,
    is_archived: true,
    email_verified_at: '2020-01-01T00:00:00Z',
    disabled_at: '2020-01-01T00:00:00Z',
    password_hash: 'x',
    trial_contacts: 9999,
    health_by: 'unknown',
    created_at: '2020-01-01T00:00:00Z',
  }
  const rows = async () => {
    const { system } = testApp.database
    const [users, projects, candidates] = await Promise.all([
      system
        .selectFrom('users')
        .select(['id', 'workspace_id', 'email', 'is_super_admin', 'email_verified_at', 'disabled_at', 'password_hash'])
        .orderBy('id')
        .execute(),
      system.selectFrom('project').select(['id', 'workspace_id', 'owner_id', 'is_archived', 'created_at']).orderBy('id').execute(),
      system.selectFrom('candidate').select(['id', 'workspace_id', 'project_id', 'created_at']).orderBy('id').execute(),
    ])
    return { users, projects, candidates }
  }
  const before = await rows()
  const calls: ['PUT' | 'PATCH' | 'POST', string, Record<string, unknown>][] = [
    ['PUT', 'v1/users/settings', { onboarding_tours: '{"a":true}' }],
    ['PATCH', 'v1/users/settings', { onboarding_tours: '{"b":true}' }],
    ['PUT', 'v1/projects/settings', { project_id, job_title: 'Baker' }],
    ['POST', 'v2/projects/settings', { project_id, job_title: 'Miller' }],
    ['PUT', 'v1/candidates', { project_id, candidate_id, notes: 'Called twice.' }],
  ]
  for (const [method, path, fields] of calls) {
    const { status, body } = await user.call(method, path, { ...planted, ...fields })
    expect([path, status, JSON.stringify(body)]).toEqual([path, 200, expect.any(String)])
  }
  expect(await rows()).toEqual(before)

  const email = `extra.${Date.now()}@team.example`
  const registered = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/users',
    payload: {
      ...planted,
      first_name: 'Kim',
      last_name: 'Lee',
      company: 'Kim Works',
      job_title: 'x',
      email,
      password: 'a long enough pass phrase',
    },
  })
  expect(registered.statusCode, registered.body).toBe(201)
  const row = await testApp.database.system.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ is_super_admin: false, disabled_at: null, email_verified_at: null })
  expect([row.id, row.workspace_id]).not.toContain(foreign.userId)
  expect(row.workspace_id).not.toBe(foreign.workspaceId)
})
