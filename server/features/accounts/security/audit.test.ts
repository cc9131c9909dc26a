import fs from 'node:fs'
import path from 'node:path'
import { auditKinds } from '@fairlead/domain/account/audit-events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { staffSettings, createStaffUsers } from '../../../../testing/staff-users.ts'
import { invitationToken } from '../../../../testing/invitation-token.ts'
import { colleagueOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let owner: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: staffSettings })
  owner = await newUser(testApp.app)
})
afterAll(() => testApp.close())

interface Page {
  events: { kind: string; actor: string | null; target: string | null; ip: string | null; workspace_name: string | null }[]
  has_more: boolean
}
const log = async (user: TestUser, search: Record<string, unknown> = {}) => (await user.call<Page>('GET', 'v2/audit', search)).body.events
const stranger = () => caller(testApp.app, '')

test('records sign-ins, failures, and sign-outs with sender and browser, never with a secret', async () => {
  const wrong = { email: owner.email, password: 'wrong horse battery' }
  await stranger()('POST', 'v1/sessions', wrong)
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/api/v1/sessions',
    headers: { 'user-agent': 'Test\u0000Agent/1.0 ' + 'x'.repeat(500) },
    payload: { email: owner.email, password: 'correct horse' },
  })
  const { session } = answer.json<{ session: string }>()
  await caller(testApp.app, session)('DELETE', 'v1/sessions')
  const events = await log(owner)
  expect(events.slice(0, 3).map(({ kind }) => kind)).toEqual(['sign_out', 'sign_in', 'sign_in_failed'])
  expect(events[1]).toMatchObject({ actor: owner.email, ip: '127.0.0.1' })
  const rows = await testApp.database.system.selectFrom('audit_event').selectAll().execute()
  const all = JSON.stringify(rows)
  for (const secret of [session, wrong.password, 'correct horse']) expect(all).not.toContain(secret)
  for (const row of rows) expect(row.user_agent?.length ?? 0).toBeLessThanOrEqual(200)
})

test('records an invitation with its address, not its link', async () => {
  await owner.call('POST', 'v2/team/invitations', { email: 'new.mate@home.example' })
  const [event] = await log(owner, { kind: 'invitation_sent' })
  expect(event).toMatchObject({ actor: owner.email, target: 'new.mate@home.example' })
  expect(JSON.stringify(event)).not.toContain(await invitationToken(testApp, 'new.mate@home.example'))
})

test('every kind of event is written somewhere', () => {
  const folder = path.join(import.meta.dirname, '../../../..')
  const sources = fs
    .globSync('{server/{features,http,worker},contract}/**/*.ts', { cwd: folder })
    .filter((file) => !file.endsWith('.test.ts'))
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8'))
    .join('')
  expect(auditKinds.filter((kind) => !sources.includes(`'${kind}'`))).toEqual([])
})

test('a change and its line are kept together: refused, repeated, and hidden ones leave no line, and names are looked up', async () => {
  const { body } = await owner.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Bakers' })
  const { project_id } = body
  const lines = async () => (await log(owner, { text: 'Bakers' })).map(({ kind }) => kind)
  expect(await lines()).toEqual(['project_created'])
  expect((await owner.call('POST', 'v2/projects/archive', { project_id, should_archive: 'true' })).status).toBe(200)
  expect(await lines()).toEqual(['project_archived', 'project_created'])
  expect((await owner.call('PUT', 'v1/projects/settings', { project_id, outreach_templates: 'no list' })).status).toBe(400)
  expect(await lines()).toHaveLength(2)
  const [event] = await log(owner, { kind: 'project_archived' })
  expect(event).toMatchObject({ actor: owner.email, target: 'Bakers', project_id, candidate: null, ip: '127.0.0.1' })
})

test('filters by kind and by text, and pages', async () => {
  for (let n = 0; n < 55; n++)
    await testApp.database.system
      .insertInto('audit_event')
      .values({ kind: 'export', workspace_id: await workspaceOf(owner), actor: `bulk${n}@team.example` })
      .execute()
  expect((await log(owner, { kind: 'sign_out' })).map(({ kind }) => kind)).toEqual(['sign_out'])
  expect(await log(owner, { text: 'bulk7@' })).toHaveLength(1)
  const first = await owner.call<Page>('GET', 'v2/audit', { kind: 'export' })
  expect([first.body.events.length, first.body.has_more]).toEqual([50, true])
  const second = await owner.call<Page>('GET', 'v2/audit', { kind: 'export', page_idx: 2 })
  expect([second.body.events.length, second.body.has_more]).toEqual([5, false])
  const { body } = await owner.call<{ csv: string; is_whole: boolean }>('POST', 'v2/audit/export', { kind: 'export' })
  // 55 events, the export itself, a header line and the last line break
  expect(body.csv.split('\r\n')).toHaveLength(58)
  expect(body.is_whole).toBe(true)
})

test('hides it from other members and workspaces; super admins see all', async () => {
  const mate = await colleagueOf(testApp, owner, 'Mel')
  const otherUser = await newUser(testApp.app, 'Other')
  expect((await mate.call('GET', 'v2/audit')).status).toBe(404)
  expect((await mate.call('POST', 'v2/audit/export')).status).toBe(404)
  expect(JSON.stringify(await log(otherUser))).not.toContain(owner.email)
  const { admin, staff } = await createStaffUsers(testApp)
  expect((await staff.call('GET', 'v2/operations/audit')).status).toBe(404)
  const all = await admin.call<Page>('GET', 'v2/operations/audit', { text: owner.email })
  expect(all.body.events.length).toBeGreaterThan(3)
})

test('a failed sign-in to an unknown address belongs to no workspace', async () => {
  await stranger()('POST', 'v1/sessions', { email: 'unknown@far.example', password: 'x' })
  const row = await testApp.database.system
    .selectFrom('audit_event')
    .selectAll()
    .where('actor', '=', 'unknown@far.example')
    .executeTakeFirst()
  expect(row).toMatchObject({ kind: 'sign_in_failed', workspace_id: null, user_id: null })
})

test('a refused permission is recorded once a minute', async () => {
  const mate = await colleagueOf(testApp, owner, 'Ref')
  const { body } = await mate.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Mine' })
  const change = { project_id: body.project_id, operations_status: 'healthy' }
  for (let n = 0; n < 5; n++) expect((await mate.call('PUT', 'v1/projects', change)).status).toBe(403)
  const events = await log(owner, { kind: 'refused_permission', text: mate.email })
  expect(events).toHaveLength(1)
  expect(events[0]).toMatchObject({ target: 'PUT v1/projects' })
})

async function workspaceOf(user: TestUser): Promise<string> {
  const row = await testApp.database.system
    .selectFrom('users')
    .select('workspace_id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow()
  return row.workspace_id
}
