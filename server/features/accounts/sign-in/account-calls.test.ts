import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLink } from '../security/link-store.ts'
import { systemContext } from '../../../platform/context.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({
    settings: { superAdmins: ['chief@own.example'], staffDomains: ['house.example'], recruiterProfiles: ['rex@own.example'] },
  })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const set = (email: string, change: object) => testApp.database.system.updateTable('users').set(change).where('email', '=', email).execute()
const me = async (actor: TestUser) => (await actor.call('GET', 'v1/users/settings')).body
const stranger = () => caller(testApp.app, '')
const password = 'correct horse'
const signIn = async (email: string, secret = password) => {
  const { status, body } = await stranger()('POST', 'v1/sessions', { email, password: secret })
  return { status, call: caller(testApp.app, String(body.session)) }
}

describe("a user's own settings", () => {
  test('every field of a user [2 224 366 592]', async () => {
    const calendar = { id: expect.stringMatching(/^\w{26}$/) as string, name: `Calendar of ${user.email}` }
    expect(await user.call('GET', 'v1/users/settings')).toEqual({
      status: 200,
      body: {
        id: (await contextOf(testApp, user)).userId,
        email: user.email,
        first_name: 'Robin',
        last_name: 'Tester',
        company: 'Robin Works',
        job_title: 'Recruiter',
        profile_picture: null,
        workspace_id: (await contextOf(testApp, user)).workspaceId,
        workspace_name: 'Robin Works',
        experiments: { enable_self_serve_lean_test: true, enable_v2_experience: false },
        is_super_admin: false,
        is_staff: false,
        owns_workspace: true,
        is_workspace_admin: true,
        email_verified: true,
        second_factor_due: null,
        onboarding_tours: {},
        missing_modify_scope: false,
        calendar_preferences: { calendars_avail: [calendar], calendar_synced: { id: null }, is_syncing: false },
        authorized_products: 'autopilot,fasttrack,navigator',
        product_type: 'autopilot',
        backend_variant: 'v1',
        may_send: true,
        notification_mail: 'daily',
        language: null,
        preferences: {},
        shortcuts: { is_off: false, keys: {} },
        opened_by: null,
        product: {
          name: 'Fairlead',
          demo_mail: true,
          hold_seconds: 0,
          has_recruiters: true,
          canary_url: null,
          investor: null,
          session_switching: false,
          error_sample_rate: 0,
        },
      },
    })
    expect((await stranger()('GET', 'v1/users/settings')).status).toBe(401)
  })

  test('offers both bases, and the older one to everyone unless the flag decides [21 345]', async () => {
    const [plain, flagged] = [await newUser(testApp.app), await newUser(testApp.app)]
    await set(flagged.email, { experiments: JSON.stringify({ enable_v2_experience: true }) })
    const variants = async () => [(await me(plain)).backend_variant, (await me(flagged)).backend_variant]
    expect(await variants()).toEqual(['v1', 'v1'])
    testApp.services.settings.backendVariant = 'by_user'
    expect(await variants()).toEqual(['v1', 'v2'])
    testApp.services.settings.backendVariant = 'v1'
    for (const base of ['v1', 'v2']) expect((await flagged.call('GET', `${base}/projects`)).status).toBe(200)
  })
})

describe('kinds of users', () => {
  test('lists and flags decide what a user is; rights by address wait until the address is verified [9 11 12 13 14]', async () => {
    const chief = await colleagueOf(testApp, user, 'Chief')
    const staff = await colleagueOf(testApp, user, 'Staff')
    await set(chief.email, { email: 'chief@own.example', email_verified_at: null })
    await set(staff.email, {
      email: 'sam@house.example',
      email_verified_at: null,
      experiments: JSON.stringify({ enable_v2_experience: true }),
    })
    expect(await me(user)).toMatchObject({ is_super_admin: false, is_staff: false, experiments: { enable_self_serve_lean_test: true } })
    expect(await me(chief), 'anyone could have registered this address').toMatchObject({ is_super_admin: false })
    expect(await me(staff)).toMatchObject({ is_staff: false })
    for (const email of ['chief@own.example', 'sam@house.example']) await set(email, { email_verified_at: new Date() })
    expect(await me(chief)).toMatchObject({ is_super_admin: true, is_staff: false })
    expect(await me(staff)).toMatchObject({ is_super_admin: false, is_staff: true, experiments: { enable_v2_experience: true } })
  })

  test('a collaborator opens the project whose roster lists them and no other [10]', async () => {
    const helper = await colleagueOf(testApp, user, 'Helper')
    const id = await activeProject(testApp, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: helper.email, role: 3 },
      ],
    })
    await activeProject(testApp, user, { collaborators: [{ email: user.email, role: 1 }] })
    const { body } = await helper.call<{ project_id: string; role: number; is_owner: boolean }[]>('GET', 'v1/projects')
    expect(body.map((project) => [project.project_id, project.role, project.is_owner])).toEqual([[id, 3, false]])
  })

  test("a listed recruiter profile sees a candidate's recruiter address [15]", async () => {
    const rex = await colleagueOf(testApp, user, 'Rex')
    await set(rex.email, { email: 'rex@own.example' })
    const id = await activeProject(testApp, user, { collaborators: [] })
    const { id: candidate_id } = await addPerson(testApp, user, id, { profile: { linkedinUrl: 'https://www.linkedin.com/in/jo-doe' } })
    const profileOf = async (actor: TestUser) =>
      (await actor.call('GET', 'v2/projects/candidates/one', { project_id: id, candidate_id })).body.linkedin_profile_url
    expect(await profileOf(user)).toBe('https://www.linkedin.com/in/jo-doe')
    expect(await profileOf({ ...rex, email: 'rex@own.example' })).not.toBe(await profileOf(user))
  })
})

describe("a user's preferences", () => {
  test.each(['PUT', 'PATCH'] as const)('%s users/settings adds seen tours to those seen before [365 560]', async (method) => {
    const newcomer = await newUser(testApp.app)
    expect(await newcomer.call(method, 'v1/users/settings', { onboarding_tours: { project: true } })).toMatchObject({
      status: 200,
      body: { onboarding_tours: { project: true } },
    })
    await newcomer.call(method, 'v1/users/settings', { onboarding_tours: { self_serve_send_email: true, self_serve_interested: false } })
    expect((await me(newcomer)).onboarding_tours).toEqual({ project: true, self_serve_send_email: true, self_serve_interested: false })
    expect((await me(user)).onboarding_tours).toEqual({})
  })

  test("saves an authorized product, the user's calendar, sending in their name, and preferences by project [754]", async () => {
    const newcomer = await newUser(testApp.app)
    await set(newcomer.email, { authorized_products: ['autopilot', 'navigator'] })
    const put = (fields: object) => newcomer.call('PUT', 'v1/users/settings', { ...fields })
    const scopes = async () => (await newcomer.call('GET', 'v1/users/scope_check')).body
    expect(await put({ product_type: 'navigator' })).toMatchObject({
      status: 200,
      body: { product_type: 'navigator', authorized_products: 'autopilot,navigator' },
    })
    expect(await put({ product_type: 'fasttrack', may_send: false })).toMatchObject({
      status: 400,
      body: { fields: { product_type: 'Choose one of autopilot, navigator.' } },
    })
    expect(await scopes()).toEqual({ calendar: false, email_send: true, linkedin: 'sign_in' })
    expect(await put({ calendar_synced_id: `calendar:${user.email}` })).toMatchObject({
      status: 400,
      body: { fields: { calendar_synced_id: 'This calendar is not available.' } },
    })
    const [calendar] = ((await me(newcomer)).calendar_preferences as { calendars_avail: { id: string }[] }).calendars_avail
    expect(await put({ calendar_synced_id: calendar!.id, may_send: false })).toMatchObject({
      body: { calendar_preferences: { calendar_synced: calendar && { id: calendar.id } }, may_send: false },
    })
    expect(await scopes()).toEqual({ calendar: true, email_send: false, linkedin: 'sign_in' })
    await put({ calendar_synced_id: '' })
    expect(await scopes()).toEqual({ calendar: false, email_send: false, linkedin: 'sign_in' })
    const chosen = { preferred_sender_email: newcomer.email, preferred_template_name: 'Short' }
    await put({ preferences: { p1: chosen } })
    await put({ preferences: { p2: { preferred_template_name: 'Long' } } })
    expect((await me(newcomer)).preferences).toEqual({
      p1: chosen,
      p2: { preferred_sender_email: null, preferred_template_name: 'Long' },
    })
    expect((await stranger()('GET', 'v1/users/scope_check')).status).toBe(401)
  })
})

describe('custom keys', () => {
  test('are saved as a whole, and refused if two actions would share one', async () => {
    const newcomer = await newUser(testApp.app)
    const put = (shortcuts: object) => newcomer.call('PUT', 'v1/users/settings', { shortcuts })
    expect(await put({ is_off: false, keys: { approve: 'y' } })).toMatchObject({
      status: 200,
      body: { shortcuts: { is_off: false, keys: { approve: 'y' } } },
    })
    expect(await put({ is_off: true, keys: { reject: 'y' } })).toMatchObject({
      body: { shortcuts: { is_off: true, keys: { reject: 'y' } } },
    })
    for (const keys of [{ approve: 'r' }, { approve: 'Enter' }, { nothing: 'q' }])
      expect(await put({ is_off: false, keys })).toMatchObject({ status: 400, body: { fields: { shortcuts: expect.any(String) } } })
    expect((await me(newcomer)).shortcuts).toEqual({ is_off: true, keys: { reject: 'y' } })
    expect((await me(user)).shortcuts).toEqual({ is_off: false, keys: {} })
  })
})

describe('the profile', () => {
  const form = { first_name: 'Ro', last_name: 'Bin', company: 'New Works', job_title: 'Lead' }

  test("is read and saved with the form's sentences", async () => {
    const newcomer = await newUser(testApp.app)
    expect((await newcomer.call('GET', 'v1/users/profile')).body).toEqual({
      first_name: 'Robin',
      last_name: 'Tester',
      company: 'Robin Works',
      job_title: 'Recruiter',
      email: newcomer.email,
      email_verified: true,
      pending_email: null,
    })
    const save = (fields: object) => newcomer.call('PUT', 'v1/users/profile', { ...form, email: newcomer.email, ...fields })
    for (const [fields, wrong] of [
      [{ company: ' ' }, { company: 'This field is required.' }],
      [{ email: 'unknown' }, { email: 'Not a valid email address' }],
      [{ new_password: 'seven77', new_password_again: 'seven77' }, { new_password: 'Password is too short' }],
      [{ new_password: 'k7-vQ2-x', new_password_again: 'k7-vQ2-y' }, { new_password_again: 'Passwords do not match' }],
    ])
      expect(await save(fields!)).toMatchObject({ status: 400, body: { fields: wrong } })
    expect(await save({ email: user.email, current_password: password })).toMatchObject({
      status: 409,
      body: { error: 'email_taken', message: 'This e-mail is already registered.' },
    })
    expect(await save({})).toEqual({ status: 200, body: { ...form, email: newcomer.email, email_verified: true, pending_email: null } })
    expect((await stranger()('GET', 'v1/users/profile')).status).toBe(401)
  })

  test('a new password ends every other session and the old password', async () => {
    const newcomer = await newUser(testApp.app)
    const secondSession = await signIn(newcomer.email)
    const passwords = { new_password: 'another horse', new_password_again: 'another horse', current_password: password }
    const change = { ...form, email: newcomer.email, ...passwords }
    expect((await newcomer.call('PUT', 'v1/users/profile', change)).status).toBe(200)
    expect((await newcomer.call('GET', 'v1/sessions')).status).toBe(200)
    expect((await secondSession.call('GET', 'v1/sessions')).status).toBe(401)
    expect((await signIn(newcomer.email)).status).toBe(401)
    expect((await signIn(newcomer.email, 'another horse')).status).toBe(200)
  })

  test("a new address keeps its projects, and is never one from another user's roster", async () => {
    const newcomer = await newUser(testApp.app)
    const id = await activeProject(testApp, newcomer, {
      collaborators: [
        { email: newcomer.email, role: 1 },
        { email: 'coming@team.example', role: 1 },
      ],
    })
    const email = `new.${newcomer.email}`
    expect(
      (await newcomer.call('PUT', 'v1/users/profile', { ...form, email: 'Coming@team.example', current_password: password })).status,
    ).toBe(409)
    expect((await newcomer.call('PUT', 'v1/users/profile', { ...form, email, current_password: password })).status).toBe(200)
    const { userId, workspaceId } = await contextOf(testApp, newcomer)
    const ctx = systemContext(testApp.database, workspaceId)
    const token = await ctx.transaction((tx) => openLink(tx, ctx, { purpose: 'prove_email', userId, email, days: 1 }))
    expect((await newcomer.call('POST', 'v2/account/email/verify', { token })).status).toBe(200)
    const settings = await newcomer.call<{ collaborators: { email: string }[] }>('GET', 'v1/projects/settings', { project_id: id })
    expect(settings.body.collaborators.map((c) => c.email)).toEqual([email, 'coming@team.example'])
    expect((await newcomer.call('PUT', 'v1/projects/settings', { project_id: id, job_title: 'Baker' })).status).toBe(200)
    const row = await testApp.database.system.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
    expect(row.email_verified_at).not.toBeNull()
  })
})

describe('sessions', () => {
  test('are sent in the header, ended by signing out, and required [350 351 401]', async () => {
    const newcomer = await newUser(testApp.app)
    const ask = (headers: Record<string, string>, payload = 'project_name=Form&job_titles=Baker') =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/v1/projects',
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload,
      })
    expect((await ask({ 'X-Parse-Session-Token': newcomer.session })).statusCode).toBe(201)
    for (const headers of [
      {},
      { 'x-parse-session-token': 'false' },
      { authorization: `Bearer ${newcomer.session}` },
      { cookie: `session=${newcomer.session}` },
    ])
      expect((await ask(headers as Record<string, string>)).statusCode).toBe(401)
    expect(await newcomer.call('DELETE', 'v1/sessions')).toEqual({ status: 200, body: { ok: true } })
    expect((await ask({ 'X-Parse-Session-Token': newcomer.session })).statusCode).toBe(401)
    expect((await newcomer.call('DELETE', 'v1/sessions')).status).toBe(401)
  })

  test.each([
    ['a repeated key', 'keywords_required=rye&keywords_required=ovens'],
    ['key[]', 'keywords_required[]=rye&keywords_required[]=ovens'],
    ['numbered brackets', 'keywords_required[0]=rye&keywords_required[1]=ovens'],
    ['JSON', `keywords_required=${encodeURIComponent('["rye","ovens"]')}`],
  ])('a list in a form may be %s [352]', async (_, form) => {
    const id = await activeProject(testApp, user)
    const { statusCode } = await testApp.app.inject({
      method: 'PUT',
      url: '/api/v1/projects/settings',
      headers: { 'x-parse-session-token': user.session, 'content-type': 'application/x-www-form-urlencoded' },
      payload: `project_id=${id}&${form}`,
    })
    expect(statusCode).toBe(200)
    const { body } = await user.call('GET', 'v1/projects/settings', { project_id: id })
    expect(body.keywords_required).toEqual(['rye', 'ovens'])
  })
})
