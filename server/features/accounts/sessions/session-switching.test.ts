// Sessions as another user: off by default, only for staff and listed Slack members, short, marked, and recorded.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

const secret = 'slack-signing-secret'
let testApp: TestApp
let target: TestUser
let staff: TestUser
beforeAll(async () => {
  testApp = await createTestApp({
    settings: {
      sessionSwitching: true,
      staffDomains: ['house.example'],
      superAdmins: ['chief@house.example'],
      slackSigningSecret: secret,
      slackMembers: ['U1'],
    },
  })
})
afterAll(() => testApp.close())
beforeEach(async () => {
  ;[target, staff] = await Promise.all([newUser(testApp.app, 'Target'), newUser(testApp.app, 'Staff')])
  const email = staff.email.replace('team.example', 'house.example')
  await testApp.database.system
    .updateTable('users')
    .set({ email, email_verified_at: new Date() })
    .where('email', '=', staff.email)
    .execute()
  staff = { ...staff, email }
})

const command = '/session-token'
const ask = (actor: Pick<TestUser, 'call'>, text: string, slashCommand = command) =>
  actor.call<string>('POST', 'v1/slack/commandin', { command: slashCommand, text })
const tokenOf = (text: string) => text.replace(/^Session token: /, '')
const audit = (about: string) =>
  testApp.database.system
    .selectFrom('audit_event')
    .select(['actor', 'kind', 'workspace_id'])
    .where('target', '=', about)
    .where('kind', 'in', ['staff_session_opened', 'staff_session_refused'])
    .orderBy('id')
    .execute()
const sessions = (email: string) =>
  testApp.database.system
    .selectFrom('session')
    .innerJoin('users', 'users.id', 'session.user_id')
    .selectAll('session')
    .where('email', '=', email)
    .orderBy('session.created_at')
    .execute()

describe('staff', () => {
  test("get a new half-hour session marked as another user's, and recorded [369 853]", async () => {
    const { status, body } = await ask(staff, target.email.toUpperCase())
    expect(status).toBe(200)
    expect(body).toMatch(/^Session token: [\w-]{43}$/)
    expect(tokenOf(body)).not.toBe(target.session)
    expect((await staff.call('GET', 'v1/users/settings')).body).toMatchObject({ is_staff: true, product: { session_switching: true } })
    const borrowed = caller(testApp.app, tokenOf(body))
    expect((await borrowed('GET', 'v1/users/settings')).body).toMatchObject({
      email: target.email,
      opened_by: staff.email,
      is_staff: false,
    })
    const [ownSession, lent] = await sessions(target.email)
    expect(ownSession).toMatchObject({ opened_by: null, opened_by_name: null })
    expect(lent).toMatchObject({ opened_by_name: staff.email })
    expect(lent!.expires_at.getTime() - lent!.created_at.getTime()).toBe(30 * 60_000)
    expect(await audit(target.email)).toEqual([
      { actor: staff.email, kind: 'staff_session_opened', workspace_id: ownSession!.workspace_id },
    ])
    expect((await target.call('GET', 'v1/users/settings')).body).toMatchObject({ opened_by: null })
  })

  test('are answered None for no one, Command failed. for another command', async () => {
    expect(await ask(staff, 'unknown@nowhere.example')).toEqual({ status: 200, body: 'None' })
    for (const [text, commandName] of [
      [target.email, '/other'],
      [target.email, ''],
      ['', command],
    ])
      expect(await ask(staff, text!, commandName)).toEqual({ status: 200, body: 'Command failed.' })
    expect(await sessions(target.email)).toHaveLength(1)
  })

  test('leave nothing behind that outlives the session, and every change is recorded under their own name', async () => {
    const borrowed = { call: caller(testApp.app, tokenOf((await ask(staff, target.email)).body)) }
    const project = await target.call<{ project_id: string }>('POST', 'v1/projects/self_serve', { project_name: 'Theirs' })
    const { project_id } = project.body
    for (const [method, path, input] of [
      ['POST', 'v2/team/invitations', { email: 'friend@house.example' }],
      ['POST', 'v1/share', { candidate_ids: ['x'], to_emails: ['friend@house.example'] }],
      ['POST', 'v2/audit/export', {}],
      ['POST', 'v2/ats/linking', {}],
      ['POST', 'v2/calendars', { kind: 'ics', url: 'https://calendar.example/feed.ics' }],
      [
        'PUT',
        'v1/projects/settings',
        {
          project_id,
          collaborators: [
            { email: target.email, role: 1 },
            { email: 'friend@house.example', role: 1 },
          ],
        },
      ],
    ] as const)
      expect(await borrowed.call(method, path, input), path).toMatchObject({ status: 403, body: { error: 'staff_session' } })
    expect((await borrowed.call('PUT', 'v1/projects/settings', { project_id, project_name: 'Renamed' })).status).toBe(200)
    const changes = await testApp.database.system
      .selectFrom('audit_event')
      .select(['kind', 'project_id', 'details'])
      .where('actor', '=', staff.email)
      .where('project_id', '=', project_id)
      .execute()
    expect(changes).toEqual([{ kind: 'project_changed', project_id, details: { as: target.email, call: 'PUT v1/projects/settings' } }])
  })

  test("can't change a password or open other sessions from it, and gain no rights", async () => {
    const borrowed = { call: caller(testApp.app, tokenOf((await ask(staff, target.email)).body)) }
    const profile = { first_name: 'A', last_name: 'B', company: 'C', job_title: 'D', email: target.email }
    expect((await borrowed.call('PUT', 'v1/users/profile', profile)).status).toBe(403)
    const colleague = await newUser(testApp.app, 'Colleague')
    const email = colleague.email.replace('team.example', 'house.example')
    await testApp.database.system
      .updateTable('users')
      .set({ email, email_verified_at: new Date() })
      .where('email', '=', colleague.email)
      .execute()
    const asStaff = { call: caller(testApp.app, tokenOf((await ask(staff, email)).body)) }
    expect((await ask(asStaff, target.email)).status).toBe(403)
    await testApp.database.system.updateTable('users').set({ email: 'chief@house.example' }).where('email', '=', target.email).execute()
    expect((await ask(staff, 'chief@house.example')).body).toBe('Command failed.')
    expect((await audit('chief@house.example')).map(({ kind }) => kind)).toEqual(['staff_session_refused'])
  })
})

describe('others', () => {
  test('are refused, signed in or not, and recorded if known [853]', async () => {
    const nosy = await newUser(testApp.app, 'Nosy')
    expect(await ask(nosy, target.email)).toMatchObject({ status: 403, body: { error: 'not_permitted' } })
    expect(await ask({ call: caller(testApp.app, '') }, target.email)).toMatchObject({ status: 401 })
    expect((await audit(target.email)).map(({ actor, kind }) => [actor, kind])).toEqual([[nosy.email, 'staff_session_refused']])
    // an unverified company address grants nothing
    await testApp.database.system.updateTable('users').set({ email_verified_at: null }).where('email', '=', staff.email).execute()
    expect((await ask(staff, target.email)).status).toBe(403)
    expect(await sessions(target.email)).toHaveLength(1)
  })

  test('and everyone while it is off', async () => {
    testApp.services.settings.sessionSwitching = false
    expect(await ask(staff, target.email)).toMatchObject({ status: 403, body: { message: 'Session switching is off here.' } })
    expect(await slack({}).then(({ statusCode }) => statusCode)).toBe(403)
    testApp.services.settings.sessionSwitching = true
    expect(await sessions(target.email)).toHaveLength(1)
  })
})

function slack(change: { member?: string; key?: string; age?: number; spoil?: boolean; body?: string }) {
  const timestamp = String(Math.floor(Date.now() / 1000) - (change.age ?? 0))
  const member = change.member ?? 'U1'
  const body = change.body ?? `token=x&user_id=${member}&command=%2Fsession-token&text=${encodeURIComponent(target.email)}`
  const signature = `v0=${createHmac('sha256', change.key ?? secret)
    .update(`v0:${timestamp}:${body}`)
    .digest('hex')}`
  return testApp.app.inject({
    method: 'POST',
    url: '/api/v1/slack/commandin',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-slack-signature': signature,
      'x-slack-request-timestamp': timestamp,
    },
    payload: change.spoil ? `${body}&a=b` : body,
  })
}

describe('the Slack command', () => {
  test('from a listed member gets a plain-text reply, and is recorded by their ID [369]', async () => {
    const answer = await slack({})
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('text/plain')
    expect(answer.body).toMatch(/^Session token: [\w-]{43}$/)
    const me = await caller(testApp.app, tokenOf(answer.body))('GET', 'v1/users/settings')
    expect(me.body).toMatchObject({ email: target.email, opened_by: 'Slack member U1' })
    expect((await audit(target.email)).map(({ actor }) => actor)).toEqual(['Slack member U1'])
  })

  test.each([
    ['another key', { key: 'other' }, 401],
    ['a changed body', { spoil: true }, 401],
    ['a recording of six minutes ago', { age: 360 }, 401],
    ['a time to come', { age: -360 }, 401],
    ['a member who is not listed', { member: 'U2' }, 403],
  ])('with %s is refused [853]', async (_, change, status) => {
    expect((await slack(change)).statusCode).toBe(status)
    expect(await sessions(target.email)).toHaveLength(1)
  })
})
