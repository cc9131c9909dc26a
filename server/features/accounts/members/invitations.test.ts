// A colleague joins by invitation: to the right workspace, with the right address, once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { invitationToken } from '../../../../testing/invitation-token.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let stars: TestApp
let owner: TestUser
beforeAll(async () => {
  stars = await createTestApp()
  owner = await newUser(stars.app)
})
afterAll(() => stars.close())

const stranger = () => caller(stars.app, '')
const form = (email: string, more: Record<string, unknown> = {}) => ({
  first_name: 'Col',
  last_name: 'League',
  company: 'Whatever',
  job_title: 'Recruiter',
  email,
  password: 'correct horse',
  ...more,
})

async function invited(email: string): Promise<string> {
  const { status, body } = await owner.call('POST', 'v2/team/invitations', { email })
  expect({ status, body }).toEqual({ status: 201, body: { email: email.toLowerCase(), is_member: false, is_mailed: true } })
  return invitationToken(stars, email)
}

test('adds a user who registers with the link to the team, and shows the project once on its roster', async () => {
  const token = await invited('Mate@Team.example')
  const note = await stranger()<{ email: string; company: string }>('GET', 'v2/team/invitations', { token })
  expect(note.body).toMatchObject({ email: 'mate@team.example', company: 'Robin Works' })
  const project = await owner.call<{ project_id: string }>('POST', 'v1/projects/self_serve', { project_name: 'Shared' })
  await owner.call('PUT', 'v1/projects/settings', {
    project_id: project.body.project_id,
    collaborators: [
      { email: owner.email, role: 1 },
      { email: 'mate@team.example', role: 3 },
    ],
  })
  const joined = await stranger()<{ session: string }>('POST', 'v1/users', form('mate@team.example', { invitation: token }))
  expect(joined.status).toBe(201)
  const mate = caller(stars.app, joined.body.session)
  const list = await mate<{ project_id: string; role: number }[]>('GET', 'v1/projects')
  expect(list.body).toMatchObject([{ project_id: project.body.project_id, role: 3 }])
  const again = await owner.call('POST', 'v2/team/invitations', { email: 'mate@team.example' })
  expect(again.body).toEqual({ email: 'mate@team.example', is_member: true, is_mailed: false })
})

test('a link works once, for its own address only, and ends when a newer one is made', async () => {
  const old = await invited('late@team.example')
  const token = await invited('late@team.example')
  expect((await stranger()('GET', 'v2/team/invitations', { token: old })).status).toBe(404)
  for (const wrong of [
    form('late@team.example', { invitation: old }),
    form('other@team.example', { invitation: token }),
    form('late@team.example', { invitation: 'made up' }),
  ])
    expect((await stranger()('POST', 'v1/users', wrong)).status).toBe(400)
  expect((await stranger()('POST', 'v1/users', form('late@team.example', { invitation: token }))).status).toBe(201)
  expect((await stranger()('POST', 'v1/users', form('late2@team.example', { invitation: token }))).status).toBe(400)
})

test('an expired link opens nothing', async () => {
  const token = await invited('slow@team.example')
  await stars.database.system
    .updateTable('invitation')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('email', '=', 'slow@team.example')
    .execute()
  expect((await stranger()('GET', 'v2/team/invitations', { token })).status).toBe(404)
  expect((await stranger()('POST', 'v1/users', form('slow@team.example', { invitation: token }))).status).toBe(400)
})

test('someone who is to interview is led to their hours, and needs no job title', async () => {
  const email = 'interviews@team.example'
  expect((await owner.call('POST', 'v2/team/invitations', { email, interviews: true })).status).toBe(201)
  const mail = await stars.database.system.selectFrom('message').selectAll().where('to_email', '=', email).executeTakeFirstOrThrow()
  expect(mail.body_text).toContain('to join the hiring team at Robin Works and to interview candidates.')
  const [, token] = /\/register\?next=hours#invitation=(\S+)/.exec(mail.body_text)!
  expect((await stranger()('POST', 'v1/users', form('untitled@team.example', { job_title: '' }))).status).toBe(400)
  expect((await stranger()('POST', 'v1/users', form(email, { invitation: token, job_title: '' }))).status).toBe(201)
})

test("stores only the link's hash, and opens separate workspaces without an invitation", async () => {
  const token = await invited('hash@team.example')
  const rows = await stars.database.system.selectFrom('invitation').selectAll().execute()
  expect(JSON.stringify(rows.map((row) => row.token_hash.toString('utf8')))).not.toContain(token)
  const alone = await stranger()<{ session: string }>('POST', 'v1/users', form('hash@team.example'))
  const me = await caller(stars.app, alone.body.session)<{ workspace_name: string }>('GET', 'v1/users/settings')
  expect(me.body.workspace_name).toBe('Whatever')
})

test('an invitation is an email, waits until it is used, and has a sending limit', async () => {
  const email = 'waits@team.example'
  await invited(email)
  const mail = await stars.database.system.selectFrom('message').selectAll().where('to_email', '=', email).executeTakeFirstOrThrow()
  expect(mail).toMatchObject({ kind: 'team', email_type: 'invitation', reply_to: owner.email })
  expect(mail.subject).toContain('invites you to Robin Works')
  const [, token] = /register#invitation=(\S+)/.exec(mail.body_text)!
  const team = async () => (await owner.call<{ members: { email: string }[]; invitations: { email: string }[] }>('GET', 'v2/team')).body
  expect((await team()).invitations.map((invitation) => invitation.email)).toContain(email)
  expect((await stranger()('POST', 'v1/users', form(email, { invitation: token }))).status).toBe(201)
  const now = await team()
  expect(now.invitations.map((invitation) => invitation.email)).not.toContain(email)
  expect(now.members).toContainEqual({ email, name: 'Col League', has_calendar: false, has_hours: false, may_send: true })
  const answers = []
  for (let time = 0; time < 6; time++)
    answers.push((await owner.call('POST', 'v2/team/invitations', { email: 'often@team.example' })).status)
  expect(answers).toEqual([201, 201, 201, 201, 201, 429])
})
