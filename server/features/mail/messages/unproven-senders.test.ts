// An account with an unverified address sends nothing to others: refused immediately, and held back by the worker.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { claimDueMail } from './claim-due-mail.ts'
import { newId } from '../../../platform/ids.ts'
import { newUnprovenUser, newUser, proveAddress, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  // limits off: the rule holds without them
  testApp = await createTestApp({ settings: { quotaFactor: 0, holdSeconds: 0 } })
})
afterAll(() => testApp.close())

const refused = (email: string) => ({
  status: 403,
  body: {
    error: 'email_unproven',
    message: `Verify your email address first. Open the link we sent to ${email}, or have it sent again.`,
  },
})
const messagesOf = async (user: TestUser) => {
  const { workspaceId } = await contextOf(testApp, user)
  return testApp.database.system
    .selectFrom('message')
    .select(['id', 'to_email', 'state'])
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('email_type', 'is', null), eb('email_type', '<>', 'prove_email')]))
    .execute()
}
const unprove = (user: TestUser) =>
  testApp.database.system.updateTable('users').set({ email_verified_at: null }).where('email', '=', user.email).execute()

test('refuses inviting, sharing, and writing to candidates and managers, and changes nothing', async () => {
  const user = await newUnprovenUser(testApp.app)
  const project_id = await activeProject(testApp, user)
  const ids = { project_id, candidate_id: (await addPerson(testApp, user, project_id)).id }
  const interested = { project_id, candidate_id: (await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER' })).id }
  const mail = { email_subject: 'Hello', email_body: 'A word' }
  const boss = `boss.${newId()}@elsewhere.example`
  const calls: [string, string, Record<string, unknown>][] = [
    ['POST', 'v2/team/invitations', { email: `mate.${newId()}@elsewhere.example` }],
    ['POST', 'v1/share', { candidate_ids: [ids.candidate_id], to_emails: [boss], ...mail }],
    ['POST', 'v2/projects/candidates/approve_and_send', ids],
    ['POST', 'v2/projects/candidates/email', { ...ids, ...mail }],
    ['POST', 'v1/email', { ...ids, ...mail, email_type: 'initial' }],
    ['POST', 'v1/email/find', { ...ids, ...mail }],
    ['POST', 'v1/email/reply', { ...interested, ...mail }],
    ['POST', 'v1/li/inmail', { ...ids, message_subject: 'Hello', message_body: 'A word' }],
    ['POST', 'v1/li/connect', { ...ids, message_body: 'A word' }],
    ['POST', 'v2/projects/candidates/keep', { ...interested, additional_info_type: 'resume' }],
    ['POST', 'v2/projects/candidates/recruiter_review', { ...interested, approved: true, hm_email: boss, ...mail }],
  ]
  const standing = () =>
    testApp.database.system.selectFrom('candidate').select(['id', 'stage']).where('project_id', '=', project_id).orderBy('id').execute()
  const before = await standing()
  for (const [method, path, fields] of calls)
    expect(await user.call(method as 'POST', path, fields), `${method} ${path}`).toEqual(refused(user.email))
  expect(await messagesOf(user)).toEqual([])
  expect(await standing()).toEqual(before)

  await proveAddress(testApp.app, user)
  expect((await user.call('POST', 'v2/team/invitations', { email: boss })).status).toBe(201)
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', ids)).status).toBe(200)
})

test("an installation's first administrator is no exception", async () => {
  const user = await newUnprovenUser(testApp.app)
  await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', user.email).execute()
  expect(await user.call('POST', 'v2/team/invitations', { email: `x.${newId()}@elsewhere.example` })).toEqual(refused(user.email))
})

test("queued email waits until the address is verified, and isn't lost", async () => {
  const user = await newUser(testApp.app)
  const project_id = await activeProject(testApp, user)
  const { id: candidate_id } = await addPerson(testApp, user, project_id)
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id })).status).toBe(200)
  const [message] = await messagesOf(user)
  await testApp.database.system.updateTable('message').set({ user_id: null }).where('id', '=', message!.id).execute()
  await unprove(user)
  const rules = { relay: 'relay', perMinute: null, perDay: null, candidates: true, followUps: true }
  const take = async () => (await claimDueMail(testApp.database, 'other', rules, 1))[0]
  const taken: string[] = []
  for (let next = await take(); next; next = await take()) taken.push(next.id)
  expect(taken, 'also what the product sends for the owner of a project').not.toContain(message!.id)
  expect(await messagesOf(user)).toMatchObject([{ state: 'queued' }])
  await proveAddress(testApp.app, user)
  expect((await take())?.id).toBe(message!.id)
})
