import { afterAll, beforeAll, expect, test } from 'vitest'
import { openLink } from '../../accounts/security/link-store.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { invitationToken } from '../../../../testing/invitation-token.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())

interface Page {
  can_manage: boolean
  members: { id: string; email: string; name: string; is_admin: boolean; email_verified: boolean; last_seen_at: string | null }[]
  invitations: { email: string; invited_by: string }[]
}
const pageOf = async (user: TestUser) => (await user.call<Page>('GET', 'v2/team/members')).body
const idOf = async (user: TestUser) => (await contextOf(testApp, user)).userId
const admin = async (by: TestUser, target: TestUser, is_admin: boolean) =>
  by.call<Page & { message: string }>('PUT', 'v2/team/members', { user_id: await idOf(target), is_admin })
const kindsOf = async (user: TestUser) => {
  const { workspaceId } = await contextOf(testApp, user)
  const rows = await testApp.database.system
    .selectFrom('audit_event')
    .select(['kind', 'target', 'details'])
    .orderBy('id')
    .where('workspace_id', '=', workspaceId)
    .execute()
  return rows
}
const rosterOf = async (user: TestUser, project_id: string) =>
  (await user.call<{ collaborators: { email: string; role: number }[] }>('GET', 'v1/projects/settings', { project_id })).body.collaborators

test('shows the team and its admins to everyone, and the last activity only to admins', async () => {
  const owner = await newUser(testApp.app, 'Olga')
  const mate = await colleagueOf(testApp, owner, 'Mate')
  await mate.call('GET', 'v2/team')
  const page = await pageOf(owner)
  expect(page.can_manage).toBe(true)
  expect(page.members.map(({ email, is_admin, email_verified }) => ({ email, is_admin, email_verified }))).toEqual([
    { email: mate.email, is_admin: false, email_verified: true },
    { email: owner.email, is_admin: true, email_verified: true },
  ])
  expect(page.members.every(({ last_seen_at }) => last_seen_at !== null)).toBe(true)
  const bySomeone = await pageOf(mate)
  expect(bySomeone).toMatchObject({ can_manage: false, members: [{ last_seen_at: null }, { last_seen_at: null }] })
})

test('an admin appoints another; the last one stays, even when two give up their rights concurrently', async () => {
  const owner = await newUser(testApp.app)
  const mate = await colleagueOf(testApp, owner, 'Mate')
  expect((await admin(mate, mate, true)).status, 'members cannot make themselves admins').toBe(403)
  const last = await admin(owner, owner, false)
  expect(last).toMatchObject({ status: 400, body: { message: 'A workspace needs at least one admin. Make someone else an admin first.' } })
  expect((await admin(owner, mate, true)).body.members.every(({ is_admin }) => is_admin)).toBe(true)
  expect((await mate.call('GET', 'v2/audit')).status).toBe(200)
  const responses = await Promise.all([admin(owner, owner, false), admin(mate, mate, false)])
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await pageOf(owner)).members.filter(({ is_admin }) => is_admin)).toHaveLength(1)
  expect((await kindsOf(owner)).filter(({ kind }) => kind === 'role_changed')).toMatchObject([
    { target: mate.email, details: { now: 'admin' } },
    { details: { now: 'member' } },
  ])
})

test("a user with an unverified address can't become an admin", async () => {
  const owner = await newUser(testApp.app)
  const mate = await colleagueOf(testApp, owner, 'Mate')
  await testApp.database.system.updateTable('users').set({ email_verified_at: null }).where('email', '=', mate.email).execute()
  expect(await admin(owner, mate, true)).toMatchObject({ status: 400, body: { message: 'They must verify their email address first.' } })
})

test('a removal ends sessions, links, roles, and connections, hands projects over, and keeps the name in history', async () => {
  const owner = await newUser(testApp.app, 'Olga')
  const leaver = await colleagueOf(testApp, owner, 'Lea')
  const heir = await colleagueOf(testApp, owner, 'Heidi')
  const { workspaceId, userId } = await contextOf(testApp, leaver)
  const ownProject = await activeProject(testApp, leaver, {
    collaborators: [
      { email: leaver.email, role: 1 },
      { email: heir.email, role: 3 },
    ],
  })
  const shared = await activeProject(testApp, owner, {
    collaborators: [
      { email: owner.email, role: 1 },
      { email: leaver.email, role: 2 },
    ],
  })
  const db = testApp.database.system
  const ctx = systemContext(testApp.database, workspaceId)
  const review = await ctx.transaction((tx) =>
    openLink(tx, ctx, { purpose: 'hm_review', projectId: shared, email: leaver.email, days: 14 }),
  )
  const elsewhere = await newUser(testApp.app)
  const otherContext = await contextOf(testApp, elsewhere)
  const otherCtx = systemContext(testApp.database, otherContext.workspaceId)
  const foreignProject = await activeProject(testApp, elsewhere)
  const foreign = await otherCtx.transaction((tx) =>
    openLink(tx, otherCtx, { purpose: 'hm_review', projectId: foreignProject, email: leaver.email, days: 14 }),
  )
  await db
    .insertInto('calendar_account')
    .values({ id: newId(), workspace_id: workspaceId, user_id: userId, kind: 'ics', name: 'Feed' })
    .execute()
  await owner.call('PUT', 'v2/team/members', { user_id: userId, is_admin: true })
  const guest = `guest.${newId()}@elsewhere.example`
  expect((await leaver.call('POST', 'v2/team/invitations', { email: guest })).status).toBe(201)
  const token = await invitationToken(testApp, guest)

  const preview = await owner.call('GET', 'v2/team/members/removal', { user_id: userId })
  expect(preview.body).toMatchObject({
    projects: [{ id: ownProject }],
    rosters: 1,
    calendars: 1,
    invitations: 1,
    review_links: 1,
    interviews: 0,
  })
  const missing = await owner.call('DELETE', 'v2/team/members', { user_id: userId })
  expect(missing).toMatchObject({ status: 400, body: { fields: { hand_to: 'Choose who takes over their projects.' } } })
  expect((await leaver.call('GET', 'v1/projects')).status, 'nothing has happened').toBe(200)
  for (const hand_to of [userId, otherContext.userId, 'absent'])
    expect((await owner.call('DELETE', 'v2/team/members', { user_id: userId, hand_to })).status, hand_to).toBe(400)

  const removed = await owner.call<Page>('DELETE', 'v2/team/members', { user_id: userId, hand_to: await idOf(heir) })
  expect(removed.status).toBe(200)
  expect(removed.body.members.map(({ email }) => email)).not.toContain(leaver.email)
  expect((await leaver.call('GET', 'v1/projects')).status).toBe(401)
  expect(await rosterOf(heir, ownProject), 'the heir becomes its owner').toEqual([expect.objectContaining({ email: heir.email, role: 1 })])
  expect(await rosterOf(owner, shared)).toEqual([expect.objectContaining({ email: owner.email, role: 1 })])
  const link = (linkToken: string) => testApp.app.inject(`/api/v2/manager_review?token=${linkToken}`)
  expect((await link(review)).statusCode).toBe(404)
  expect((await link(foreign)).statusCode, 'links of other workspaces go on').toBe(200)
  expect(await db.selectFrom('calendar_account').select('id').where('user_id', '=', userId).execute()).toEqual([])
  const form = { first_name: 'Gus', last_name: 'Guest', company: 'Guests', job_title: 'Guest', password: 'correct horse' }
  expect((await caller(testApp.app, '')('POST', 'v1/users', { ...form, email: guest, invitation: token })).status).toBe(400)
  const row = await db.selectFrom('users').select(['first_name', 'removed_email']).where('id', '=', userId).executeTakeFirstOrThrow()
  expect(row).toEqual({ first_name: 'Lea', removed_email: leaver.email })
  expect(await kindsOf(owner)).toContainEqual(
    expect.objectContaining({
      kind: 'member_removed',
      target: leaver.email,
      details: expect.objectContaining({ projects: 1, handed_to: heir.email }),
    }),
  )
  expect((await owner.call('DELETE', 'v2/team/members', { user_id: userId })).status, 'asked again').toBe(404)
  const back = await caller(testApp.app, '')('POST', 'v1/users', { ...form, email: leaver.email })
  expect(back.status, 'the address can open an account of its own').toBe(201)
})

test('admins cannot remove themselves, a super admin, or a member of another workspace', async () => {
  const owner = await newUser(testApp.app)
  const root = await colleagueOf(testApp, owner, 'Root')
  await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', root.email).execute()
  const remove = async (by: TestUser, target: TestUser) => by.call('DELETE', 'v2/team/members', { user_id: await idOf(target) })
  expect(await remove(owner, owner)).toMatchObject({ status: 400, body: { message: 'You can’t remove yourself. Ask another admin.' } })
  expect(await remove(owner, root)).toMatchObject({
    status: 400,
    body: { message: 'Super admins of this installation can’t be removed here.' },
  })
  expect((await remove(await newUser(testApp.app), owner)).status).toBe(404)
  expect((await pageOf(owner)).members).toHaveLength(2)
})

test('a pending invitation is revoked: its link ends, once, and it is in the audit log', async () => {
  const owner = await newUser(testApp.app)
  const email = `guest.${newId()}@elsewhere.example`
  await owner.call('POST', 'v2/team/invitations', { email })
  expect((await pageOf(owner)).invitations).toMatchObject([{ email, invited_by: 'Robin Tester' }])
  const token = await invitationToken(testApp, email)
  const mate = await colleagueOf(testApp, owner, 'Mate')
  expect((await mate.call('DELETE', 'v2/team/invitations', { email })).status).toBe(403)
  expect((await owner.call('DELETE', 'v2/team/invitations', { email: email.toUpperCase() })).status).toBe(200)
  expect((await pageOf(owner)).invitations).toEqual([])
  expect((await caller(testApp.app, '')('GET', 'v2/team/invitations', { token })).status).toBe(404)
  expect((await owner.call('DELETE', 'v2/team/invitations', { email })).status).toBe(404)
  expect(await kindsOf(owner)).toContainEqual(expect.objectContaining({ kind: 'invitation_revoked', target: email }))
})
