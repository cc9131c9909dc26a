// Workspace mailboxes: connected by admins, used by the projects that choose them, each reply read once.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { activeProject, addPerson, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { answerTo, connectAt, startMailboxProviders, type MailboxProviders } from '../../../../testing/provider-mailboxes.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'

let testApp: TestApp
let station: MailStation
let providers: MailboxProviders
beforeAll(async () => {
  providers = await startMailboxProviders(['talent@team.example', 'jobs@team.example', 'ana@team.example'])
  testApp = await createTestApp({ settings: { holdSeconds: 0, ...providers.settings } })
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await providers.stop()
})

const db = () => testApp.database.system
interface Shown {
  id: string
  address: string
  state: string
  paused_for: string | null
  read_at: string | null
}
interface Listed {
  mailboxes: Shown[]
  shared: Shown[]
  may_manage_shared: boolean
}
const listed = async (user: TestUser) => (await user.call<Listed>('GET', 'v2/mailboxes')).body
const choose = (user: TestUser, project_id: string, mailbox_id: string) =>
  user.call('PUT', 'v2/mailboxes/sending', { project_id, mailbox_id })
const contact = async (user: TestUser, project_id: string) => {
  const person = await addPerson(testApp, user, project_id)
  await user.call('POST', 'v2/projects/candidates/approve_and_send', { project_id, candidate_id: person.id })
  return person
}
const messageTo = (id: string, step = 0) =>
  db().selectFrom('message').selectAll().where('candidate_id', '=', id).where('step', '=', step).executeTakeFirst()
const isSent = (id: string) => until('the email', async () => ((await messageTo(id))?.state === 'sent' ? messageTo(id) : null))
const receivedBy = (id: string) => db().selectFrom('inbound_mail').selectAll().where('candidate_id', '=', id).execute()
const sharedBy = async (admin: TestUser, address: string) => {
  expect((await connectAt(admin, 'google', address, { isShared: true })).status).toBe(201)
  return until(
    'the first reading',
    async () => (await listed(admin)).shared.find((mailbox) => mailbox.address === address && mailbox.read_at !== null) ?? null,
  )
}

test('an admin connects it, a project sends from it, and the reply is read once', async () => {
  const admin = await newUser(testApp.app, 'Olga')
  const mate = await colleagueOf(testApp, admin, 'Mate')
  const refused = await connectAt(mate, 'google', 'talent@team.example', { isShared: true })
  expect(refused.status).toBe(403)
  const { id } = await sharedBy(admin, 'talent@team.example')
  expect(await listed(mate)).toMatchObject({ mailboxes: [], shared: [{ id, address: 'talent@team.example' }], may_manage_shared: false })
  for (const [method, path, fields] of [
    ['DELETE', 'v2/mailboxes', {}],
    ['PUT', 'v2/mailboxes/pause', { is_paused: 'true' }],
    ['PUT', 'v2/mailboxes', { name: 'Mine' }],
  ] as const)
    expect((await mate.call(method, path, { mailbox_id: id, ...fields })).status).toBe(403)

  const project = await activeProject(testApp, mate)
  const before = await mate.call('GET', 'v2/mailboxes/sending', { project_id: project })
  expect(before.body).toMatchObject({ address: testApp.services.settings.mailFrom, is_shared: false, may_choose: true, shared: [{ id }] })
  expect((await choose(mate, project, id)).body).toMatchObject({ address: 'talent@team.example', is_shared: true, state: 'connected' })

  const person = await contact(mate, project)
  expect(await isSent(person.id)).toMatchObject({ from_email: 'talent@team.example', mailbox_id: id })
  const [email, ...rest] = providers.google.sent.filter(({ to }) => to === person.email)
  expect(rest).toEqual([])
  providers.google.deliver('talent@team.example', answerTo(email!.source, person.email, 'Yes, I am interested.'))
  await until('the answer', async () => (await receivedBy(person.id)).length > 0)
  const { read_to_end_at: read } = await db()
    .selectFrom('mailbox_state')
    .selectAll()
    .where('mailbox', '=', `mailbox:${id}`)
    .executeTakeFirstOrThrow()
  await until('another reading', async () => {
    const now = await db()
      .selectFrom('mailbox_state')
      .select('read_to_end_at')
      .where('mailbox', '=', `mailbox:${id}`)
      .executeTakeFirstOrThrow()
    return now.read_to_end_at! > read!
  })
  expect(await receivedBy(person.id)).toHaveLength(1)

  // a mailbox is read in only one place: neither replaces the other
  expect((await connectAt(mate, 'google', 'talent@team.example')).body).toMatchObject({
    fields: { address: expect.stringContaining('is a mailbox of your team') as string },
  })
  expect((await connectAt(mate, 'google', 'ana@team.example')).status).toBe(201)
  expect((await connectAt(admin, 'google', 'ana@team.example', { isShared: true })).body).toMatchObject({
    fields: { address: expect.stringContaining('A member of your team has connected') as string },
  })
}, 60_000)

test("another workspace can’t choose it, and each project's roster decides who may", async () => {
  const admin = await newUser(testApp.app, 'Pia')
  const { id } = await sharedBy(admin, 'jobs@team.example')
  const stranger = await newUser(testApp.app, 'Stranger')
  const strangerProject = await activeProject(testApp, stranger)
  expect((await choose(stranger, strangerProject, id)).status).toBe(404)
  expect((await stranger.call('DELETE', 'v2/mailboxes', { mailbox_id: id })).status).toBe(404)
  const member = await colleagueOf(testApp, admin, 'Member')
  const project = await activeProject(testApp, admin)
  await db()
    .insertInto('project_collaborator')
    .values([
      { workspace_id: (await contextOf(testApp, admin)).workspaceId, project_id: project, email: admin.email, roster_role: 'owner' },
      { workspace_id: (await contextOf(testApp, admin)).workspaceId, project_id: project, email: member.email, roster_role: 'member' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  expect((await choose(member, project, id)).status).toBe(403)
  expect((await choose(admin, project, id)).status).toBe(200)
  expect((await member.call('GET', 'v2/mailboxes/sending', { project_id: project })).body).toMatchObject({
    is_shared: true,
    may_choose: false,
    state: 'connected',
    reason: null,
  })
  // what is wrong is said where its emails are approved and written
  expect((await admin.call('PUT', 'v2/mailboxes/pause', { mailbox_id: id, is_paused: true })).status).toBe(200)
  expect((await member.call('GET', 'v2/mailboxes/sending', { project_id: project })).body).toMatchObject({
    state: 'paused',
    reason: expect.stringContaining('paused') as string,
  })
  // a colleague who sends it uses their mailbox, not the project's
  await admin.call('PUT', 'v1/users/settings', { may_send: true })
  const sender = await admin.call('GET', 'v2/mailboxes/sending', { project_id: project, sender_override: admin.email })
  expect(sender.body).toMatchObject({ state: null, is_shared: false, is_mine: true })
}, 60_000)

test('outlives the admin who connected it, notifies all admins when consent is gone, and loses nothing on disconnecting', async () => {
  const admin = await newUser(testApp.app, 'Rosa')
  const otherMember = await colleagueOf(testApp, admin, 'Other')
  const context = await contextOf(testApp, admin)
  await admin.call('PUT', 'v2/team/members', { user_id: (await contextOf(testApp, otherMember)).userId, is_admin: true })
  const { id } = await sharedBy(admin, 'talent@team.example')
  const project = await activeProject(testApp, otherMember)
  await choose(otherMember, project, id)
  await db().updateTable('users').set({ disabled_at: new Date() }).where('id', '=', context.userId).execute()
  const first = await contact(otherMember, project)
  expect(await isSent(first.id)).toMatchObject({ mailbox_id: id })

  providers.google.withdraw('talent@team.example')
  const waiting = await contact(otherMember, project)
  await until('the pause', async () => (await listed(otherMember)).shared[0]?.paused_for === 'consent')
  await until('the notification', async () => {
    const { body } = await otherMember.call<{ kind: string }[]>('GET', 'v1/notifications')
    return body.some(({ kind }) => kind === 'mailbox_paused')
  })
  // another admin reconnects the same mailbox
  expect((await connectAt(otherMember, 'google', 'talent@team.example', { isShared: true })).status).toBe(201)
  expect((await listed(otherMember)).shared).toMatchObject([{ id, state: 'connected' }])
  await db()
    .updateTable('message')
    .set({ due_at: new Date(), reserved_until: null })
    .where('candidate_id', '=', waiting.id)
    .where('state', '=', 'queued')
    .execute()
  station.wakeSender()
  await isSent(waiting.id)
  expect(providers.google.sent.filter(({ to }) => to === waiting.email)).toHaveLength(1)

  await until('the follow-up', async () => (await messageTo(first.id, 1))?.state === 'queued')
  await otherMember.call('PUT', 'v2/mailboxes/pause', { mailbox_id: id, is_paused: 'true' })
  const late = await contact(otherMember, project)
  expect((await otherMember.call('DELETE', 'v2/mailboxes', { mailbox_id: id })).body).toMatchObject({ shared: [] })
  expect(await isSent(late.id)).toMatchObject({ from_email: testApp.services.settings.mailFrom, mailbox_id: null })
  await until('the follow-up to wait for a person', async () => (await messageTo(first.id, 1))?.state === 'parked')
  expect((await otherMember.call('GET', 'v2/mailboxes/sending', { project_id: project })).body).toMatchObject({ is_shared: false })
}, 90_000)

test('a mailbox that became a user’s own sends for no project; one that replaced another sends for its projects', async () => {
  const admin = await newUser(testApp.app, 'Vera')
  const { id } = await sharedBy(admin, 'jobs@team.example')
  const project = await activeProject(testApp, admin)
  await choose(admin, project, id)
  await admin.call('DELETE', 'v2/mailboxes', { mailbox_id: id })
  expect((await connectAt(admin, 'google', 'jobs@team.example')).status).toBe(201)
  const sender = async () =>
    (await admin.call<{ address: string; is_shared: boolean }>('GET', 'v2/mailboxes/sending', { project_id: project })).body
  expect(await sender()).toMatchObject({ is_shared: false })
  const mate = await colleagueOf(testApp, admin, 'Nina')
  const mateProject = await activeProject(testApp, mate)
  expect((await mate.call('GET', 'v2/mailboxes/sending', { project_id: mateProject })).body).not.toMatchObject({
    address: 'jobs@team.example',
  })
  const first = await sharedBy(admin, 'talent@team.example')
  await choose(mate, mateProject, first.id)
  // as if connected with a password: the same address on another server is another mailbox
  await db().updateTable('mailbox').set({ kind: 'smtp', imap_host: 'imap.team.example' }).where('id', '=', first.id).execute()
  expect((await connectAt(admin, 'microsoft', 'talent@team.example', { isShared: true })).status).toBe(201)
  const second = (await listed(admin)).shared.find(({ address }) => address === 'talent@team.example')!
  expect(second.id).not.toBe(first.id)
  expect((await mate.call('GET', 'v2/mailboxes/sending', { project_id: mateProject })).body).toMatchObject({
    address: 'talent@team.example',
    is_shared: true,
  })
  const kit = { project_id: mateProject, questions: ['Why us?'], attributes: ['Kotlin', 'Design', 'Writing'] }
  expect((await mate.call('PUT', 'v2/interviews/kit', kit)).status).toBe(200)
  const { body: copy } = await mate.call<string>('POST', 'v2/projects/copy', { project_id: mateProject })
  expect((await mate.call('GET', 'v2/mailboxes/sending', { project_id: copy })).body).toMatchObject({ is_shared: true })
  expect((await mate.call('GET', 'v2/interviews/kit', { project_id: copy })).body).toMatchObject({
    attributes: kit.attributes,
    is_proposed: false,
  })
}, 60_000)
