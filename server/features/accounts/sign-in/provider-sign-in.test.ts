import { checkName } from '@fairlead/domain/account/names'
import { createHash, randomBytes } from 'node:crypto'
import { redirectUris, startProvider, type TestProvider } from '@fairlead/adapters/identity/provider.fixture'
import { openidProvider } from '@fairlead/adapters/identity/openid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { authenticatorOf } from '../../../../testing/authenticator.ts'
import { caller, newUser, createTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { invitationToken } from '../../../../testing/invitation-token.ts'

const accounts = {
  anna: {
    email: 'Anna@Work.example',
    email_verified: true,
    given_name: 'Anna',
    family_name: 'Keller',
    picture: 'https://pictures.example/a.png',
  },
  baited: {
    email: 'baited@work.example',
    email_verified: true,
    given_name: `Mail full: http://evil.test/login\u202e${'x'.repeat(90)}`,
    family_name: 'www.evil.test',
  },
  renamed: { email: 'renamed@work.example', email_verified: true, name: 'Renée Med' },
  known: { email: 'known@work.example', email_verified: true, name: 'Kay Nown' },
  proven: { email: 'proven@work.example', email_verified: true, name: 'Pro Ven' },
  unverified: { email: 'victim@work.example', email_verified: false, name: 'Not Me' },
  factor: { email: 'factor@work.example', email_verified: true, name: 'Fac Tor' },
  guest: { email: 'guest@work.example', email_verified: true, name: 'Guest One' },
}
const [redirect_uri = ''] = redirectUris

let testApp: TestApp
let server: TestProvider
beforeAll(async () => {
  server = await startProvider(accounts, true)
  testApp = await createTestApp()
  testApp.services.outside = {
    ...testApp.services.outside,
    identity: { google: openidProvider({ ...server, name: 'Google' }), microsoft: null },
  }
})
afterAll(async () => {
  await testApp.close()
  await server.stop()
})

const stranger = () => caller(testApp.app, '')
async function codeOf(account: keyof typeof accounts): Promise<string> {
  const { body } = await stranger()<{ auth_provider: string; name: string; url: string }[]>('GET', 'v1/users/providers', {
    redirect_uri,
    state: 'state',
    scopes: ['calendar'],
  })
  expect(body).toEqual([{ auth_provider: 'google', name: 'Google', url: expect.stringContaining(server.issuer) }])
  return (await server.signIn(body[0]!.url, account)).get('code') ?? ''
}
const redeem = (auth_code: string, more: object = {}) =>
  stranger()('POST', 'v1/users', {
    auth_provider: 'google',
    auth_code,
    redirect_uri,
    scopes: 'openid email',
    read_scopes: ['calendar'],
    ...more,
  })
const enter = async (account: keyof typeof accounts, more: object = {}) => redeem(await codeOf(account), more)
const settingsOf = async (session: unknown) => (await caller(testApp.app, String(session))('GET', 'v1/users/settings')).body
const register = async (email: string) => {
  const form = { first_name: 'Kay', last_name: 'Own', company: 'Kay & Co', job_title: 'Boss', email, password: 'correct horse' }
  return (await stranger()('POST', 'v1/users', form)).body
}

test("a provider's sign-in is both steps, unless the workspace asks for its own second factor too", async () => {
  const { session } = await register('factor@work.example')
  const me = await settingsOf(session)
  const owner = { user_id: String(me.id), workspace_id: String(me.workspace_id) }
  const { system } = testApp.database
  await system.updateTable('users').set({ email_verified_at: new Date() }).where('id', '=', owner.user_id).execute()
  await system
    .insertInto('second_factor')
    .values({ ...authenticatorOf('provider').row(), ...owner })
    .execute()
  expect((await enter('factor')).body).toHaveProperty('session')
  await system.updateTable('workspace').set({ second_factor_for_providers: true }).where('id', '=', owner.workspace_id).execute()
  const { status, body } = await enter('factor')
  expect(status).toBe(200)
  expect(body).toEqual({ second_step: { token: expect.any(String), factors: ['passkey'], options: expect.any(String) } })
  const { token, options } = body.second_step as { token: string; options: string }
  const passkey = authenticatorOf('provider').answer(options)
  expect((await stranger()('POST', 'v2/account/second_step', { token, passkey })).body).toMatchObject({ email: 'factor@work.example' })
})

describe('a new user', () => {
  test('gets a workspace and a session with the five fields, and is recognized from then on [367]', async () => {
    const first = await enter('anna')
    expect(first).toEqual({
      status: 201,
      body: {
        session: expect.stringMatching(/^[\w-]{43}$/),
        first_name: 'Anna',
        last_name: 'Keller',
        email: 'anna@work.example',
        profile_picture: 'https://pictures.example/a.png',
      },
    })
    const me = await settingsOf(first.body.session)
    expect(me).toMatchObject({ workspace_name: 'work.example', missing_modify_scope: true })
    const again = await enter('anna')
    expect(again.status).toBe(200)
    expect(again.body.session).not.toBe(first.body.session)
    expect(await settingsOf(again.body.session)).toMatchObject({ id: me.id })
    expect((await stranger()('POST', 'v1/sessions', { email: 'anna@work.example', password: '' })).status, 'no password').toBe(401)
  })

  test("applies the rules for typed names to the provider's names", async () => {
    const { status, body } = await enter('baited')
    expect(status).toBe(201)
    const { first_name, last_name } = body as unknown as { first_name: string; last_name: string }
    expect([checkName(first_name), checkName(last_name)], `${first_name} ${last_name}`).toEqual([null, null])
    expect(first_name).toMatch(/^Mail full: http/)
  })

  test('recognizes the same person with another address', async () => {
    const first = await enter('renamed')
    const { id } = await settingsOf(first.body.session)
    await testApp.database.system.updateTable('users').set({ email: 'elsewhere@work.example' }).where('id', '=', String(id)).execute()
    expect(await settingsOf((await enter('renamed')).body.session)).toMatchObject({ id, email: 'elsewhere@work.example' })
  })

  test("joins an invitation's workspace", async () => {
    const host = await newUser(testApp.app)
    await host.call('POST', 'v2/team/invitations', { email: 'guest@work.example' })
    const invitation = await invitationToken(testApp, 'guest@work.example')
    const guest = await enter('guest', { invitation })
    expect(guest.status).toBe(201)
    expect(await settingsOf(guest.body.session)).toMatchObject({ workspace_name: 'Robin Works' })
  })

  test('from two concurrent tabs becomes one account', async () => {
    const fresh = { email: 'twice@work.example', email_verified: true, name: 'Two Tabs' }
    Object.assign(accounts, { twice: fresh })
    const codes = await Promise.all([codeOf('twice' as 'anna'), codeOf('twice' as 'anna')])
    const answers = await Promise.all(codes.map((code) => redeem(code)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201])
  })
})

describe('a registered address', () => {
  test('that was never verified: the account is linked, and its earlier sessions end', async () => {
    const squatter = await register('known@work.example')
    const { id } = await settingsOf(squatter.session)
    const owner = await enter('known')
    expect(owner.status).toBe(200)
    expect(await settingsOf(owner.body.session)).toMatchObject({ id })
    expect((await caller(testApp.app, String(squatter.session))('GET', 'v1/sessions')).status).toBe(401)
    expect((await stranger()('POST', 'v1/sessions', { email: 'known@work.example', password: 'correct horse' })).status).toBe(401)
  })

  test('that was verified: both ways of signing in stay', async () => {
    const before = await register('proven@work.example')
    await testApp.database.system
      .updateTable('users')
      .set({ email_verified_at: new Date() })
      .where('email', '=', 'proven@work.example')
      .execute()
    expect((await enter('proven')).status).toBe(200)
    expect((await caller(testApp.app, String(before.session))('GET', 'v1/sessions')).status).toBe(200)
    expect((await stranger()('POST', 'v1/sessions', { email: 'proven@work.example', password: 'correct horse' })).status).toBe(200)
  })

  test("isn't opened by a provider that hasn't verified it, and neither is a new account", async () => {
    expect(await enter('unverified')).toMatchObject({ status: 403, body: { error: 'not_permitted' } })
    await register('victim@work.example')
    expect(await enter('unverified')).toMatchObject({ status: 409, body: { error: 'email_taken' } })
  })
})

describe('choosing the account to sign in to', () => {
  const google = 'https://www.googleapis.com/auth/'
  const linkOf = async (account: string) => ({ auth_provider: 'google', auth_code: await codeOf(account as 'anna'), redirect_uri })
  const meet = (name: string) => Object.assign(accounts, { [name]: { email: `${name}@work.example`, email_verified: true, name } })

  test('links an account with another address, shows its scopes, and unlinks it', async () => {
    meet('second')
    const me = await newUser(testApp.app)
    await me.call('POST', 'v2/account/confirmation', { current_password: 'correct horse' })
    expect((await me.call('GET', 'v1/users/identities')).body).toEqual({ has_password: true, identities: [] })
    const { body } = await me.call('POST', 'v1/users/identities', await linkOf('second'))
    expect(body).toMatchObject({
      has_password: true,
      identities: [{ auth_provider: 'google', email: 'second@work.example', granted: [], missing: ['read_calendar', 'write_calendar'] }],
    })
    expect((await enter('second' as 'anna')).body).toMatchObject({ email: me.email })
    const [{ id }] = (body as unknown as { identities: [{ id: string }] }).identities
    expect((await me.call('DELETE', 'v1/users/identities', { id })).body).toEqual({ has_password: true, identities: [] })
    expect((await me.call('DELETE', 'v1/users/identities', { id })).status, 'gone already').toBe(200)
    expect((await enter('second' as 'anna')).status, 'someone new').toBe(201)
  })

  test('keeps earlier permissions when a later sign-in requests fewer', async () => {
    meet('third')
    const me = await newUser(testApp.app)
    await me.call('POST', 'v2/account/confirmation', { current_password: 'correct horse' })
    await me.call('POST', 'v1/users/identities', await linkOf('third'))
    await testApp.database.system
      .updateTable('identity')
      .set({ scopes: ['openid', `${google}calendar.readonly`] })
      .where('subject', '=', 'third')
      .execute()
    await enter('third' as 'anna')
    const { body } = await me.call('GET', 'v1/users/identities')
    expect(body).toMatchObject({ identities: [{ granted: ['read_calendar'], missing: ['write_calendar'] }] })
  })

  test("can't get another user's account, nor lose the last way to sign in", async () => {
    meet('fourth')
    const session = await enter('fourth' as 'anna')
    const call = caller(testApp.app, String(session.body.session))
    const me = await newUser(testApp.app)
    await me.call('POST', 'v2/account/confirmation', { current_password: 'correct horse' })
    expect(await me.call('POST', 'v1/users/identities', await linkOf('fourth'))).toMatchObject({
      status: 409,
      body: { error: 'identity_taken' },
    })
    const { body } = await call<{ identities: { id: string }[] }>('GET', 'v1/users/identities')
    const { id } = body.identities[0]!
    expect((await me.call('DELETE', 'v1/users/identities', { id })).body).toEqual({ has_password: true, identities: [] })
    expect(await call('DELETE', 'v1/users/identities', { id })).toMatchObject({ status: 409, body: { error: 'only_sign_in' } })
    expect((await call('GET', 'v1/users/identities')).body, 'not by someone else either').toMatchObject({ identities: [{ id }] })
  })

  test('names the workspace after their company while they are its only member', async () => {
    meet('fifth')
    const { body } = await enter('fifth' as 'anna')
    const call = caller(testApp.app, String(body.session))
    const profile = { first_name: 'Fifth', last_name: 'One', company: 'Kay Works', job_title: 'Boss', email: 'fifth@work.example' }
    await call('PUT', 'v1/users/profile', profile)
    expect(await settingsOf(body.session)).toMatchObject({ workspace_name: 'Kay Works' })
    await call('POST', 'v2/team/invitations', { email: 'sixth@work.example' })
    meet('sixth')
    await enter('sixth' as 'anna', { invitation: await invitationToken(testApp, 'sixth@work.example') })
    await call('PUT', 'v1/users/profile', { ...profile, company: 'Another' })
    expect(await settingsOf(body.session)).toMatchObject({ workspace_name: 'Kay Works', company: 'Another' })
  })
})

describe('refused sign-ins', () => {
  test("a code without its sign-in's nonce and verifier, or from another provider than stated", async () => {
    const code_verifier = randomBytes(32).toString('base64url')
    const code_challenge = createHash('sha256').update(code_verifier).digest('base64url')
    const begin = async () => {
      const { body } = await stranger()<{ url: string }[]>('GET', 'v1/users/providers', {
        auth_provider: 'google',
        redirect_uri,
        state: 's',
        nonce: 'the-nonce',
        code_challenge,
      })
      return (await server.signIn(body[0]!.url, 'anna')).get('code') ?? ''
    }
    const whole = { code_verifier, nonce: 'the-nonce', iss: server.issuer }
    expect((await redeem(await begin(), whole)).status).toBe(200)
    expect((await redeem(await begin(), { ...whole, code_verifier: randomBytes(32).toString('base64url') })).status).toBe(401)
    expect((await redeem(await begin(), { ...whole, nonce: 'another' })).status).toBe(401)
    expect((await redeem(await begin(), { ...whole, iss: 'https://evil.example' })).status).toBe(401)
    expect((await redeem(await begin())).status).toBe(401)
  })

  test("doesn't request the sign-in URL from the provider when only its name is needed", async () => {
    const { body } = await stranger()('GET', 'v1/users/providers')
    expect(body).toEqual([{ auth_provider: 'google', name: 'Google', url: null }])
  })

  test('a wrong code, a used one, one for another redirect URI, a disabled account: 401', async () => {
    const sentence = 'Error authenticating Google user - please try again later.'
    expect(await redeem('nonsense')).toMatchObject({ status: 401, body: { message: sentence } })
    const code = await codeOf('anna')
    expect((await redeem(code, { redirect_uri: redirectUris[1] })).status).toBe(401)
    const fresh = await codeOf('anna')
    expect((await redeem(fresh)).status).toBe(200)
    expect((await redeem(fresh)).status).toBe(401)
    await testApp.database.system.updateTable('users').set({ disabled_at: new Date() }).where('email', '=', 'anna@work.example').execute()
    expect((await enter('anna')).status).toBe(401)
  })

  test("a provider that isn't configured: 503 with a sentence; missing fields: 400", async () => {
    expect(await redeem('code', { auth_provider: 'microsoft' })).toMatchObject({
      status: 503,
      body: { error: 'unavailable', message: 'Signing in with Microsoft is not set up here.' },
    })
    expect(await redeem('')).toMatchObject({ status: 400, body: { fields: { auth_code: 'This field is required.' } } })
    expect(await redeem('code', { redirect_uri: '' })).toMatchObject({
      status: 400,
      body: { fields: { redirect_uri: 'Not a valid URL.' } },
    })
    expect((await redeem('code', { auth_provider: 'myspace' })).status).toBe(400)
  })
})
