// What a second factor protects, and what a workspace requires of its members.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openAuthenticator } from '../../../../testing/authenticator.ts'
import { colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { caller, newUser, type TestUser } from '../../../../testing/test-app.ts'
import {
  factorsOrigin,
  openFactorSteps,
  password,
  type FactorsPage,
  type FactorSteps,
  type Question,
} from '../../../../testing/factor-steps.ts'
import { systemContext } from '../../../platform/context.ts'
import { openLink } from '../security/link-store.ts'
import { openSession } from '../sessions/session-store.ts'
import { mailSignInNotice } from '../../alerts/account/on-sign-in-changed.ts'
let steps: FactorSteps
beforeAll(async () => {
  steps = await openFactorSteps()
})
afterAll(() => steps.testApp.close())
// each test at a time of its own, so that none meets the attempts of another
beforeEach(() => steps.minutes(60))

describe('dangerous changes', () => {
  test('need the factor instead of the password, for ten minutes', async () => {
    const user = await newUser(steps.testApp.app)
    await steps.confirm(user)
    const { authenticator } = await steps.addPasskey(user)
    const { secret } = await steps.addApp(user)
    steps.minutes(11)
    const change = { new_password: 'another horse', new_password_again: 'another horse', current_password: password }
    expect(await user.call('PUT', 'v1/users/profile', change), 'the password is no longer enough').toMatchObject({
      status: 403,
      body: { error: 'confirmation_needed' },
    })
    expect((await user.call('POST', 'v2/account/confirmation', { current_password: password })).status).toBe(400)
    expect((await user.call('POST', 'v2/account/confirmation', { code: '000000' })).status).toBe(400)
    const { body } = await user.call<Question>('POST', 'v2/account/confirmation/passkey')
    const foreign = { token: body.token, passkey: openAuthenticator(factorsOrigin).answer(body.options) }
    expect((await user.call('POST', 'v2/account/confirmation', foreign)).status).toBe(400)
    expect(
      (await user.call('POST', 'v2/account/confirmation', { token: body.token, passkey: authenticator.answer(body.options) })).status,
    ).toBe(404)
    expect((await user.call('POST', 'v2/account/confirmation', { code: steps.codeOf(secret) })).status).toBe(200)
    expect((await user.call('PUT', 'v1/users/profile', change)).status).toBe(200)
    steps.minutes(11)
    expect((await user.call('DELETE', 'v2/account/factors', { id: 'none' })).status).toBe(403)
    const question = (await user.call<Question>('POST', 'v2/account/confirmation/passkey')).body
    const right = { token: question.token, passkey: authenticator.answer(question.options) }
    expect((await user.call('POST', 'v2/account/confirmation', right)).status).toBe(200)
    const { factors } = (await user.call<FactorsPage>('GET', 'v2/account/factors')).body
    for (const { id } of factors) expect((await user.call('DELETE', 'v2/account/factors', { id })).status).toBe(200)
    expect((await user.call<FactorsPage>('GET', 'v2/account/factors')).body).toMatchObject({ factors: [], recovery_codes_left: 0 })
    expect((await steps.stranger()('POST', 'v1/sessions', { email: user.email, password: 'another horse' })).body).toHaveProperty('session')
    expect(await steps.changesOf(user)).toEqual(['factor_added', 'factor_added', 'password', 'factor_removed', 'factor_removed'])
  })

  test('a reset by email keeps the second step, and “this wasn’t me” removes what was added since', async () => {
    const user = await newUser(steps.testApp.app)
    await steps.confirm(user)
    await steps.addApp(user)
    const { userId, workspaceId } = await contextOf(steps.testApp, user)
    const ctx = systemContext(steps.testApp.database, workspaceId, () => new Date())
    const token = await ctx.transaction((tx) => openLink(tx, ctx, { purpose: 'reset_password', userId, email: user.email, days: 100 }))
    expect((await steps.stranger()('POST', 'v1/users/reset_password', { token, password })).status).toBe(200)
    expect(await steps.firstStep(user)).toMatchObject({ factors: ['totp'] })
    await mailSignInNotice(ctx, steps.testApp.services.settings, {
      type: 'sign_in.changed',
      userId,
      to: user.email,
      change: 'factor_added',
      requestId: 'notice',
    })
    const mail = await steps.db
      .selectFrom('message')
      .selectAll()
      .where('to_email', '=', user.email)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(mail.body_text).toContain('A second factor was added')
    const [, secure] = /secure-account#token=([\w-]+)/.exec(mail.body_text)!
    expect((await steps.stranger()('POST', 'v2/account/secure', { token: secure })).status).toBe(200)
    expect(await steps.db.selectFrom('second_factor').select('id').where('user_id', '=', userId).execute()).toEqual([])
    expect(await steps.db.selectFrom('recovery_code').select('user_id').where('user_id', '=', userId).execute()).toEqual([])
  })
})

describe('a workspace', () => {
  test('requires second factors from a day on: until then a notice, after it nothing else', async () => {
    const admin = await newUser(steps.testApp.app)
    const member = await colleagueOf(steps.testApp, admin, 'Member')
    const rule = (fields: object) => admin.call('PUT', 'v2/team/second_factor', { is_required: true, grace_days: 7, ...fields })
    expect((await member.call('PUT', 'v2/team/second_factor', { is_required: true })).status).toBe(403)
    await steps.confirm(admin)
    expect(await rule({}), 'admins begin with themselves').toMatchObject({
      status: 400,
      body: { fields: { is_required: expect.any(String) } },
    })
    const { page } = await steps.addApp(admin)
    expect(await rule({ grace_days: 91 })).toMatchObject({ status: 400, body: { fields: { grace_days: expect.any(String) } } })
    const due = new Date(steps.now().getTime() + 7 * 86_400_000).toISOString()
    expect((await rule({})).body).toEqual({ required_from: due, for_providers: false, members: 2, without: 1, can_manage: true })
    expect((await rule({ grace_days: 0 })).body, 'an announced day stays').toMatchObject({ required_from: due })
    expect(await admin.call('DELETE', 'v2/account/factors', { id: page.factors[0]!.id }), 'the last one stays').toMatchObject({
      status: 400,
    })
    expect((await member.call('GET', 'v1/users/settings')).body).toMatchObject({ second_factor_due: due })
    expect((await admin.call('GET', 'v1/users/settings')).body).toMatchObject({ second_factor_due: null })
    expect((await member.call('GET', 'v1/projects')).status).toBe(200)
    const { userId: id, workspaceId: workspace_id } = await contextOf(steps.testApp, member)
    const byProvider = caller(steps.testApp.app, await openSession(steps.db, { id, workspace_id }, steps.now(), { signedInBy: 'google' }))
    steps.minutes(7 * 24 * 60)
    await steps.db.updateTable('session').set({ last_used_at: steps.now() }).execute()
    expect(await member.call('GET', 'v1/projects')).toMatchObject({ status: 403, body: { error: 'second_factor_needed' } })
    expect((await byProvider('GET', 'v1/projects')).status, 'a provider is two factors').toBe(200)
    expect((await member.call('GET', 'v1/users/settings')).status).toBe(200)
    await steps.setConfirmed(member)
    await steps.addApp(member)
    expect((await member.call('GET', 'v1/projects')).status).toBe(200)
    await steps.db.deleteFrom('second_factor').where('user_id', '=', id).execute()
    await steps.db.updateTable('workspace').set({ second_factor_for_providers: true }).where('id', '=', workspace_id).execute()
    expect((await member.call('GET', 'v1/projects')).status).toBe(403)
    steps.minutes(-7 * 24 * 60)
  })

  test('resets the factors of a member who lost them, on record and with a notice', async () => {
    const admin = await newUser(steps.testApp.app)
    const member = await colleagueOf(steps.testApp, admin, 'Member')
    const { userId: user_id, workspaceId } = await contextOf(steps.testApp, member)
    await steps.setConfirmed(member)
    await steps.addApp(member)
    const reset = (user: Pick<TestUser, 'call'>, fields: object) => user.call('DELETE', 'v2/team/members/factors', { ...fields })
    expect((await reset(member, { user_id })).status, 'not by members').toBe(403)
    expect(await reset(admin, { user_id }), 'not without confirming').toMatchObject({ status: 403, body: { error: 'confirmation_needed' } })
    await steps.confirm(admin)
    const foreign = await newUser(steps.testApp.app)
    await steps.confirm(foreign)
    expect((await reset(foreign, { user_id })).status, 'not of another workspace').toBe(404)
    expect((await reset(admin, { user_id: (await contextOf(steps.testApp, admin)).userId })).status, 'not their own').toBe(400)
    await steps.db.updateTable('users').set({ is_super_admin: true }).where('id', '=', user_id).execute()
    expect((await reset(admin, { user_id })).status, 'not a super admin’s').toBe(403)
    await steps.db.updateTable('users').set({ is_super_admin: false }).where('id', '=', user_id).execute()
    const members = (await admin.call('GET', 'v2/team/members')).body.members as { id: string; has_second_factor: boolean | null }[]
    expect(members.find(({ id }) => id === user_id)?.has_second_factor).toBe(true)
    expect((await reset(admin, { user_id })).status).toBe(200)
    expect((await member.call('GET', 'v1/sessions')).status).toBe(401)
    expect(await steps.changesOf(member)).toEqual(['factor_added', 'factors_reset'])
    // of an account that no admin of its workspace can help
    await steps.confirm(foreign)
    await steps.addApp(foreign)
    const change = { user_id: (await contextOf(steps.testApp, foreign)).userId, reset_factors: true }
    expect((await admin.call('PUT', 'v2/operations/users', change)).status, 'hidden from admins of workspaces').toBe(404)
    await steps.db.updateTable('users').set({ is_super_admin: true }).where('email', '=', admin.email).execute()
    expect((await admin.call('PUT', 'v2/operations/users', change)).status).toBe(200)
    expect(await steps.changesOf(foreign)).toEqual(['factor_added', 'factors_reset'])
    steps.minutes(11)
    expect(await admin.call('PUT', 'v2/operations/users', change)).toMatchObject({ status: 403, body: { error: 'confirmation_needed' } })
    const [line] = await steps.db
      .selectFrom('audit_event')
      .select(['actor', 'target', 'workspace_id'])
      .where('kind', '=', 'factors_reset')
      .where('target', '=', member.email)
      .execute()
    expect(line).toEqual({ actor: admin.email, target: member.email, workspace_id: workspaceId })
  })
})
