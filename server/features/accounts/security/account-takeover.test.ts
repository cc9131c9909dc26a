// Accounts can't be taken over: links are bound to their address, a new address requires proof, changes require the current
// password.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLink, type LinkPurpose } from './link-store.ts'
import { mailPasswordLink } from '../../alerts/account/on-password-forgotten.ts'
import { mailSignInNotice } from '../../alerts/account/on-sign-in-changed.ts'
import { systemContext } from '../../../platform/context.ts'
import { newId } from '../../../platform/ids.ts'
import { caller, newUnprovenUser, newUser, proveAddress, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
beforeAll(async () => {
  testApp = await createTestApp({
    settings: { staffDomains: ['staff.example'], superAdmins: ['boss@hq.example'], sessionSwitching: true },
  })
})
afterAll(() => testApp.close())

const password = 'correct horse'
const stranger = () => caller(testApp.app, '')
const users = () => testApp.database.system
const rowOf = (email: string) => users().selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
const profile = { first_name: 'Ro', last_name: 'Bin', company: 'Works', job_title: 'Lead' }
const reset = (token: string, secret = 'another horse') => stranger()('POST', 'v1/users/reset_password', { token, password: secret })

/** The link as sent to this account, created by the same code. */
async function linkFor(user: TestUser, purpose: LinkPurpose, email = user.email): Promise<string> {
  const { userId, workspaceId } = await contextOf(testApp, user)
  const ctx = systemContext(testApp.database, workspaceId)
  return ctx.transaction((tx) => openLink(tx, ctx, { purpose, userId, email, days: 1 }))
}

async function mailedToken(user: TestUser, email = user.email): Promise<string> {
  const { userId, workspaceId } = await contextOf(testApp, user)
  await mailPasswordLink(systemContext(testApp.database, workspaceId), testApp.services.settings, {
    type: 'password.forgotten',
    userId,
    requestId: newId(),
  })
  const mail = await users()
    .selectFrom('message')
    .selectAll()
    .where('to_email', '=', email)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return /reset-password#token=([\w-]+)/.exec(mail.body_text)![1]!
}

describe('a stranger', () => {
  test.each(['eve@staff.example', 'boss@hq.example'])('does not become %s with a reset link from their own mailbox', async (target) => {
    const mallory = await newUser(testApp.app, 'Mallory')
    const token = await mailedToken(mallory)
    const change = await mallory.call('PUT', 'v1/users/profile', { ...profile, email: target, current_password: password })
    expect(change).toMatchObject({ status: 200, body: { email: mallory.email, pending_email: target } })
    expect((await reset(token)).status).toBe(200)
    const signedIn = await stranger()('POST', 'v1/sessions', { email: mallory.email, password: 'another horse' })
    const me = caller(testApp.app, String(signedIn.body.session))
    expect((await me('GET', 'v1/users/settings')).body).toMatchObject({ email: mallory.email, is_staff: false, is_super_admin: false })
    expect((await me('GET', 'v2/operations/projects')).status).toBe(404)
    expect(await rowOf(target)).toBeUndefined()
  })

  test("can't use a reset link after the account's address has changed, even when written into the database", async () => {
    const user = await newUser(testApp.app)
    const token = await linkFor(user, 'reset_password')
    await users()
      .updateTable('users')
      .set({ email: `moved.${user.email}` })
      .where('email', '=', user.email)
      .execute()
    expect((await reset(token)).status).toBe(404)
    const unbound = await linkFor({ ...user, email: `moved.${user.email}` }, 'reset_password')
    await users().updateTable('link').set({ email: null }).where('token_hash', '=', createHash('sha256').update(unbound).digest()).execute()
    expect((await reset(unbound)).status, 'a link without an address counts for none').toBe(404)
  })

  test("can't give an account an address by having its owner click: the link requires a session of that account", async () => {
    const mallory = await newUser(testApp.app, 'Mallory')
    await mallory.call('PUT', 'v1/users/profile', { ...profile, email: 'sam@staff.example', current_password: password })
    const token = await linkFor(mallory, 'prove_email', 'sam@staff.example')
    const sam = await newUser(testApp.app, 'Sam')
    expect((await stranger()('POST', 'v2/account/email/verify', { token })).status).toBe(401)
    expect((await sam.call('POST', 'v2/account/email/verify', { token })).status).toBe(404)
    expect((await mallory.call('GET', 'v1/users/settings')).body).toMatchObject({ is_staff: false })
  })
})

describe('a new address', () => {
  test('takes effect once its link is used; other sessions and links end, rosters follow', async () => {
    const user = await newUser(testApp.app)
    const second = await stranger()('POST', 'v1/sessions', { email: user.email, password })
    const project = await activeProject(testApp, user)
    const newEmail = `new.${user.email}`
    const oldReset = await linkFor(user, 'reset_password')
    await user.call('PUT', 'v1/users/profile', { ...profile, email: newEmail, current_password: password })
    expect((await user.call('GET', 'v1/users/profile')).body).toMatchObject({
      email: user.email,
      email_verified: true,
      pending_email: newEmail,
    })
    const token = await linkFor(user, 'prove_email', newEmail)
    expect(await user.call('POST', 'v2/account/email/verify', { token })).toEqual({
      status: 200,
      body: { email: newEmail, is_changed: true },
    })
    expect((await user.call('GET', 'v1/users/profile')).body).toMatchObject({ email: newEmail, email_verified: true, pending_email: null })
    expect((await caller(testApp.app, String(second.body.session))('GET', 'v1/sessions')).status, 'other sessions end').toBe(401)
    expect((await reset(oldReset)).status, 'open links end').toBe(404)
    expect((await user.call('POST', 'v2/account/email/verify', { token })).status, 'once').toBe(404)
    const settings = await user.call<{ collaborators: { email: string }[] }>('GET', 'v1/projects/settings', { project_id: project })
    expect(settings.body.collaborators.map(({ email }) => email)).toEqual([newEmail])
  })

  test("that was canceled or replaced isn't verified by an older link", async () => {
    const user = await newUser(testApp.app)
    const put = (email: string) => user.call('PUT', 'v1/users/profile', { ...profile, email, current_password: password })
    await put(`one.${user.email}`)
    const token = await linkFor(user, 'prove_email', `one.${user.email}`)
    await put(`two.${user.email}`)
    expect((await user.call('POST', 'v2/account/email/verify', { token })).status).toBe(404)
    const again = await linkFor(user, 'prove_email', `two.${user.email}`)
    expect((await user.call('DELETE', 'v2/account/email')).status).toBe(200)
    expect((await user.call('POST', 'v2/account/email/verify', { token: again })).status).toBe(404)
    expect((await user.call('GET', 'v1/users/profile')).body).toMatchObject({ email: user.email, pending_email: null })
  })

  test('that someone else has registered in the meantime stays theirs', async () => {
    const user = await newUser(testApp.app)
    const newEmail = `wanted.${user.email}`
    await user.call('PUT', 'v1/users/profile', { ...profile, email: newEmail, current_password: password })
    const token = await linkFor(user, 'prove_email', newEmail)
    await stranger()('POST', 'v1/users', { ...profile, email: newEmail, password })
    expect((await user.call('POST', 'v2/account/email/verify', { token })).status).toBe(409)
  })
})

describe('a stolen session', () => {
  test("can't change address, password, or providers without the current password", async () => {
    const user = await newUser(testApp.app)
    const put = (fields: object) => user.call('PUT', 'v1/users/profile', { ...profile, email: user.email, ...fields })
    const changes = [{ email: `x.${user.email}` }, { new_password: 'another horse', new_password_again: 'another horse' }]
    for (const change of changes) {
      expect(await put(change)).toMatchObject({
        status: 403,
        body: { error: 'confirmation_needed', fields: { current_password: expect.any(String) } },
      })
      expect(await put({ ...change, current_password: 'wrong' })).toMatchObject({
        status: 400,
        body: { fields: { current_password: 'This is not your current password.' } },
      })
    }
    expect((await user.call('DELETE', 'v1/users/identities', { id: newId() })).status).toBe(403)
    expect((await put({})).status, 'names need none').toBe(200)
    expect((await user.call('POST', 'v2/account/confirmation', { current_password: password })).status).toBe(200)
    expect((await put(changes[1]!)).status, 'ten minutes').toBe(200)
    await users()
      .updateTable('session')
      .set({ confirmed_at: new Date(Date.now() - 11 * 60_000) })
      .execute()
    expect((await put({ email: `x.${user.email}` })).status, 'no longer').toBe(403)
  })

  test('can guess the current password at most ten times', async () => {
    const user = await newUser(testApp.app)
    const guess = () => user.call('POST', 'v2/account/confirmation', { current_password: 'wrong' })
    const statuses = (await Promise.all(Array.from({ length: 14 }, guess))).map(({ status }) => status)
    expect(statuses.filter((status) => status === 400)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(4)
  })

  test('triggers a notice whose link recovers the account', async () => {
    const user = await newUser(testApp.app)
    const thief = `thief@${newId()}.example`
    await user.call('PUT', 'v1/users/profile', { ...profile, email: thief, current_password: password })
    await user.call('POST', 'v2/account/email/verify', { token: await linkFor(user, 'prove_email', thief) })
    const event = await users()
      .selectFrom('event')
      .selectAll()
      .where('type', '=', 'sign_in.changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    expect(event.payload).toMatchObject({ to: user.email, change: 'email' })
    const ctx = systemContext(testApp.database, event.workspace_id!)
    await mailSignInNotice(ctx, testApp.services.settings, { type: 'sign_in.changed', ...(event.payload as object) } as never)
    const mail = await users()
      .selectFrom('message')
      .selectAll()
      .where('to_email', '=', user.email)
      .where('email_type', '=', 'sign_in_changed')
      .executeTakeFirstOrThrow()
    const token = /secure-account#token=([\w-]+)/.exec(mail.body_text)![1]!
    const secured = await stranger()<{ reset_token: string }>('POST', 'v2/account/secure', { token })
    expect(secured.status).toBe(200)
    expect((await user.call('GET', 'v1/sessions')).status, 'every session ends').toBe(401)
    expect((await rowOf(user.email))?.password_hash, 'the thief knew the password').toBeNull()
    expect((await reset(secured.body.reset_token)).status).toBe(200)
    expect((await stranger()('POST', 'v1/sessions', { email: user.email, password: 'another horse' })).status).toBe(200)
    expect((await stranger()('POST', 'v2/account/secure', { token })).status, 'once').toBe(404)
  })
})

describe('an account registered by someone else before its owner', () => {
  test('gives the mailbox owner a new workspace when others use the old one', async () => {
    const attacker = await newUnprovenUser(testApp.app, 'Victim')
    const mate = await colleagueOf(testApp, attacker, 'Mate')
    expect((await reset(await mailedToken(attacker))).status).toBe(200)
    expect((await attacker.call('GET', 'v1/sessions')).status).toBe(401)
    const signedIn = await stranger()<{ session: string }>('POST', 'v1/sessions', { email: attacker.email, password: 'another horse' })
    const victim = { email: attacker.email, session: signedIn.body.session, call: caller(testApp.app, signedIn.body.session) }
    await activeProject(testApp, victim, { project_name: 'Secret search' })
    const team = await mate.call<{ members: { email: string }[] }>('GET', 'v2/team')
    expect(team.body.members.map(({ email }) => email)).not.toContain(victim.email)
    expect(JSON.stringify((await mate.call('GET', 'v1/projects')).body)).not.toContain('Secret search')
    const answer = await victim.call<{ members: { email: string }[] }>('GET', 'v2/team')
    expect(answer.body.members.map(({ email }) => email)).toEqual([victim.email])
  })

  test("keeps the work but not the other holder's connections when no one else is in it", async () => {
    const user = await newUnprovenUser(testApp.app, 'Solo')
    const project = await activeProject(testApp, user)
    const { userId, workspaceId } = await contextOf(testApp, user)
    await users()
      .insertInto('identity')
      .values({ workspace_id: workspaceId, user_id: userId, issuer: 'i', subject: newId(), provider: 'google', email: 'a@b' })
      .execute()
    await users()
      .insertInto('invitation')
      .values({
        token_hash: Buffer.from(newId()),
        workspace_id: workspaceId,
        email: 'mate@x.example',
        invited_by: userId,
        expires_at: new Date(Date.now() + 1e6),
      })
      .execute()
    expect((await reset(await mailedToken(user))).status).toBe(200)
    const signedIn = await stranger()<{ session: string }>('POST', 'v1/sessions', { email: user.email, password: 'another horse' })
    const call = caller(testApp.app, signedIn.body.session)
    expect((await call<{ project_id: string }[]>('GET', 'v1/projects')).body.map(({ project_id }) => project_id)).toEqual([project])
    for (const table of ['identity', 'invitation'] as const)
      expect(await users().selectFrom(table).select('workspace_id').where('workspace_id', '=', workspaceId).execute()).toEqual([])
  })

  test('a roster that lists an unverified address grants nothing until it is verified', async () => {
    const owner = await newUser(testApp.app, 'Owner')
    const mate = await colleagueOf(testApp, owner, 'Late')
    await users().updateTable('users').set({ email_verified_at: null }).where('email', '=', mate.email).execute()
    const project_id = await activeProject(testApp, owner, {
      collaborators: [
        { email: owner.email, role: 1 },
        { email: mate.email, role: 1 },
      ],
    })
    expect((await mate.call('GET', 'v1/projects/settings', { project_id })).status).toBe(404)
    expect((await mate.call('GET', 'v1/projects')).body).toEqual([])
    await proveAddress(testApp.app, mate)
    expect((await mate.call('GET', 'v1/projects/settings', { project_id })).status).toBe(200)
  })
})
