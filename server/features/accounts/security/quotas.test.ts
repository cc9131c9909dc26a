import { afterAll, beforeAll, expect, test } from 'vitest'
import { quotas } from '@fairlead/domain/account/quotas'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({ people: 100, settings: { quotaFactor: 1 } })
})
afterAll(() => testApp.close())

const invite = (user: TestUser, index: number) => user.call('POST', 'v2/team/invitations', { email: `guest${index}@elsewhere.example` })
const mailed = async (user: TestUser, type: string) => {
  const { workspaceId } = await contextOf(testApp, user)
  const rows = await testApp.database.system
    .selectFrom('message')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('email_type', '=', type)
    .execute()
  return rows.length
}

test("limits a new workspace's daily invitations, also with two concurrent users; the refusal says when the limit resets and is in the audit log", async () => {
  const owner = await newUser(testApp.app)
  const mate = await colleagueOf(testApp, owner, 'Mate')
  const { userId } = await contextOf(testApp, mate)
  await testApp.database.system.updateTable('users').set({ is_workspace_admin: true }).where('id', '=', userId).execute()
  const before = await mailed(owner, 'invitation')
  const answers = await Promise.all(
    Array.from({ length: quotas.invitation.young + 10 }, (_, index) => invite(index % 2 ? owner : mate, index)),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(await mailed(owner, 'invitation')).toBeLessThanOrEqual(quotas.invitation.young)
  expect(answers.length - refused.length + before).toBe(quotas.invitation.young)
  expect(refused[0]).toEqual({
    status: 429,
    body: {
      error: 'quota_reached',
      message: expect.stringMatching(
        /^(?:Your team|You) can send 15 invitations a day in its first days\. The limit resets in \d+ hours?, at midnight UTC\.$/,
      ),
    },
  })
  const { workspaceId } = await contextOf(testApp, owner)
  const events = await testApp.database.system.selectFrom('audit_event').select('kind').where('workspace_id', '=', workspaceId).execute()
  expect(events.map(({ kind }) => kind)).toContain('quota_reached')
  const stranger = await newUser(testApp.app)
  expect((await invite(stranger, 0)).status, 'another workspace has its own').toBe(201)
})

test('shares count by recipient, all or none, and the same request only once', async () => {
  const owner = await newUser(testApp.app)
  const project = await activeProject(testApp, owner)
  const { id } = await addPerson(testApp, owner, project)
  const share = (from: number, count: number, request_id = '') =>
    owner.call('POST', 'v1/share', {
      candidate_ids: [id],
      to_emails: Array.from({ length: count }, (_, index) => `to${from + index}@elsewhere.example`),
      email_subject: 'Look',
      email_body: 'Hello',
      request_id,
    })
  expect((await share(0, 20, 'once')).status).toBe(200)
  expect((await share(0, 20, 'once')).status, 'asked again').toBe(200)
  expect((await share(100, 11)).status, 'one too many').toBe(429)
  expect(await mailed(owner, 'share')).toBe(20)
  expect((await share(100, 10)).status).toBe(200)
  expect((await share(200, 1)).status).toBe(429)
})

test('a super admin raises the limits of a workspace', async () => {
  const owner = await newUser(testApp.app)
  for (let index = 0; index < quotas.invitation.young; index++) await invite(owner, index)
  expect((await invite(owner, 900)).status).toBe(429)
  const admin = await newUser(testApp.app, 'Ada')
  const [{ userId }, { userId: adminId }] = [await contextOf(testApp, owner), await contextOf(testApp, admin)]
  await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('id', '=', adminId).execute()
  const changed = await admin.call('PUT', 'v2/operations/users', { user_id: userId, email_limit_factor: 2 })
  expect(changed).toMatchObject({ status: 200 })
  const [account] = (await admin.call<Record<string, unknown>[]>('GET', 'v2/operations/users', { email: owner.email })).body
  expect(account).toMatchObject({ email_limit_factor: 2 })
  expect((await invite(owner, 901)).status).toBe(201)
})
