// The team sees a project's review links, and a link that was revoked or whose owner left the team opens nothing.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'
import { remindLateManagers } from '../../../worker/reminders.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
let boss: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
  boss = `boss.${newId().toLowerCase()}@home.example`
})
afterAll(() => testApp.close())

interface WireLink {
  id: string
  email: string
  sent_by: string | null
  sent_at: string
  expires_at: string
  last_opened_at: string | null
}

const list = (by = user) => by.call<WireLink[]>('GET', 'v2/projects/review_links', { project_id })
const revoke = (input: object, by = user) => by.call<WireLink[]>('DELETE', 'v2/projects/review_links', { project_id, ...input })
const open = (token: string) => caller(testApp.app, '')<{ candidates: { id: string }[] }>('GET', 'v2/manager_review', { token })
const emailsTo = (to: string) =>
  testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', to).orderBy('created_at').orderBy('id').execute()

async function send(candidate_id: string, text: string, to = boss) {
  const email = { email_to: to, email_subject: 'Look', email_body: `${text}: {{review_link}}` }
  const answer = await user.call('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id, approved: true, ...email })
  expect(answer.status).toBe(200)
}
/** Sends a new candidate for review and returns their ID and the token in the email. */
async function sendNew(text: string, to = boss): Promise<{ id: string; token: string }> {
  const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER' })
  await send(id, text, to)
  const email = (await emailsTo(to)).find(({ body_text }) => body_text.startsWith(text))!
  return { id, token: /\/review\/([\w-]+)/.exec(email.body_text)![1]! }
}

test('lists a link with its address, sender, expiry, and last use, and never its secret', async () => {
  const { token } = await sendNew('First')
  const { body: before } = await list()
  expect(before).toEqual([
    {
      id: expect.any(String),
      email: boss,
      sent_by: 'Robin Tester',
      sent_at: expect.any(String),
      expires_at: expect.any(String),
      last_opened_at: null,
    },
  ])
  expect(Date.parse(before[0]!.expires_at) - Date.parse(before[0]!.sent_at)).toBe(14 * 86_400_000)
  expect((await open(token)).status).toBe(200)
  const { body: after } = await list()
  expect(Date.parse(after[0]!.last_opened_at!)).toBeGreaterThanOrEqual(Date.parse(after[0]!.sent_at))
  expect(JSON.stringify(after)).not.toContain(token)
  await open(token)
  expect((await list()).body, 'the last use is written once a minute').toEqual(after)
})

test('revokes one link and keeps the others; revoking an address ends all of its links', async () => {
  const [first, second, third] = [await sendNew('First'), await sendNew('Second'), await sendNew('Third')]
  const otherLink = await sendNew('Elsewhere', `other.${boss}`)
  const ids = (await list()).body.filter(({ email }) => email === boss).map(({ id }) => id)
  // newest first
  expect((await revoke({ email: boss, id: ids[0] })).body.map(({ id }) => id)).not.toContain(ids[0])
  expect(await open(third.token)).toMatchObject({ status: 404 })
  expect((await open(first.token)).status).toBe(200)
  const links = await revoke({ email: boss.toUpperCase() })
  expect(links.body.map(({ email }) => email)).toEqual([`other.${boss}`])
  for (const { token } of [first, second, third]) expect((await open(token)).status).toBe(404)
  expect((await open(otherLink.token)).status).toBe(200)
  const verdict = {
    token: first.token,
    request_id: newId(),
    candidate_id: first.id,
    approved: true,
    approval_score: 2,
    liked: ['Education'],
  }
  expect((await caller(testApp.app, '')('POST', 'v2/manager_review', verdict)).status).toBe(404)
  const row = await testApp.database.system.selectFrom('candidate').select('stage').where('id', '=', first.id).executeTakeFirstOrThrow()
  expect(row.stage).toBe('HIRING_MANAGER')
  const events = await testApp.database.system.selectFrom('audit_event').selectAll().where('target', '=', boss).orderBy('id').execute()
  expect(events.map(({ kind, actor, details }) => ({ kind, actor, details }))).toEqual([
    { kind: 'link_revoked', actor: user.email, details: { project: expect.any(String), links: 1 } },
    { kind: 'link_revoked', actor: user.email, details: { project: expect.any(String), links: 2 } },
  ])
  expect((await revoke({ email: boss })).status, 'once more changes nothing').toBe(200)
})

test('members see and revoke, comment-only users may not, others find no project', async () => {
  const [member, reader, outsider] = [
    await colleagueOf(testApp, user, 'Mel'),
    await colleagueOf(testApp, user, 'Rae'),
    await colleagueOf(testApp, user, 'Out'),
  ]
  const collaborators = [
    { email: user.email, role: 1 },
    { email: member.email, role: 2 },
    { email: reader.email, role: 3 },
  ]
  expect((await user.call('PUT', 'v1/projects/settings', { project_id, collaborators: JSON.stringify(collaborators) })).status).toBe(200)
  const { token } = await sendNew('First')
  const stranger = await newUser(testApp.app)
  for (const [actor, status] of [
    [reader, 403],
    [outsider, 404],
    [stranger, 404],
  ] as const) {
    expect((await list(actor)).status).toBe(status)
    expect((await revoke({ email: boss }, actor)).status).toBe(status)
  }
  expect((await open(token)).status).toBe(200)
  expect((await list(member)).body).toHaveLength(1)
  expect((await revoke({ email: boss }, member)).body).toEqual([])
  expect((await open(token)).status).toBe(404)
})

test("another project's link ID revokes nothing", async () => {
  const { token } = await sendNew('First')
  const { id } = (await list()).body[0]!
  const elsewhere = await activeProject(testApp, user)
  const answer = await user.call('DELETE', 'v2/projects/review_links', { project_id: elsewhere, email: boss, id })
  expect(answer).toEqual({ status: 200, body: [] })
  expect((await open(token)).status).toBe(200)
})

test("a manager's links end when they are removed from the roster, and others stay", async () => {
  const manager = await colleagueOf(testApp, user, 'Manny')
  const save = (collaborators: object[]) =>
    user.call('PUT', 'v1/projects/settings', { project_id, collaborators: JSON.stringify(collaborators) })
  const me = { email: user.email, role: 1 }
  expect((await save([me, { email: manager.email, role: 2 }])).status).toBe(200)
  const managerLink = await sendNew('Manager', manager.email)
  const otherLink = await sendNew('Other')
  expect((await save([me, { email: manager.email, role: 3 }])).status).toBe(200)
  expect((await open(managerLink.token)).status, 'another role is no removal').toBe(200)
  expect((await save([me])).status).toBe(200)
  expect((await open(managerLink.token)).status).toBe(404)
  expect((await open(otherLink.token)).status).toBe(200)
})

test("an address without a link isn't reminded, and the same email sent again has a new link", async () => {
  const { id, token } = await sendNew('First')
  const later = () => new Date(Date.now() + 50 * 3_600_000)
  const remind = () => remindLateManagers(testApp.database, testApp.services.settings, testApp.services.log, later)
  await revoke({ email: boss })
  await remind()
  expect(await emailsTo(boss), 'no reminder').toHaveLength(1)
  await send(id, 'First')
  const again = await emailsTo(boss)
  expect(again).toHaveLength(2)
  const fresh = /\/review\/([\w-]+)/.exec(again[1]!.body_text)![1]!
  expect(fresh).not.toBe(token)
  expect((await open(fresh)).body.candidates.map((candidate) => candidate.id)).toEqual([id])
  await send(id, 'First')
  expect(await emailsTo(boss), 'sent once').toHaveLength(2)
  await remind()
  expect((await emailsTo(boss)).map(({ email_type }) => email_type)).toEqual([
    'hm_found_warm_lead',
    'hm_found_warm_lead',
    'manager_reminder',
  ])
})
