// Single sign-on against a real OpenID Connect provider and a real DNS server: the way in, everything that must be refused, and
// what happens when a workspace requires it.
import { createHash, randomBytes } from 'node:crypto'
import { companyProviders } from '@fairlead/adapters/identity/company-openid'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { password } from '../../../../testing/factor-steps.ts'
import { colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { openSsoSteps, type SsoSteps } from '../../../../testing/sso-steps.ts'
import { caller, newUser, type TestUser } from '../../../../testing/test-app.ts'
import { notifyOfBreakGlass } from '../../alerts/account/on-sso.ts'
import { systemContext } from '../../../platform/context.ts'
import { checkDueDomains } from '../sso/change-domains.ts'

let sso: SsoSteps
let boss: TestUser
let mate: TestUser
let connection = ''
const db = () => sso.steps.db
const moveTo = (user: TestUser, email: string) => db().updateTable('users').set({ email }).where('email', '=', user.email).execute()

beforeAll(async () => {
  sso = await openSsoSteps()
  boss = await newUser(sso.steps.testApp.app, 'Boss')
  mate = await colleagueOf(sso.steps.testApp, boss, 'Mate')
  await moveTo(boss, 'boss@work.example')
  await moveTo(mate, 'mate@work.example')
  boss.email = 'boss@work.example'
  mate.email = 'mate@work.example'
})
afterAll(() => sso.close())
// each test at a time of its own, so that none meets the attempts of another
beforeEach(() => sso.steps.minutes(20))

const manage = (method: 'POST' | 'PUT' | 'DELETE', path: string, fields: Record<string, unknown>, user = boss) =>
  sso.manage(user, method, path, fields)
const codeOf = (account: string) => sso.codeOf(connection, account)
const redeem = (form: Record<string, unknown>) => sso.steps.stranger()('POST', 'v2/account/sso', form)
const enter = async (account: string) => redeem(await codeOf(account))
const refused = (status: number, message: string | RegExp) => ({ status, body: { message: expect.stringMatching(message) } })
const asSession = (body: Record<string, unknown>) => caller(sso.steps.testApp.app, String(body['session']))
const isAlive = async (body: Record<string, unknown>) => (await asSession(body)('GET', 'v1/sessions')).status === 200
const adminsOf = async () =>
  (await db().selectFrom('users').select('email').where('is_workspace_admin', '=', true).execute()).map(({ email }) => email)

test('an admin adds a provider, tries it, and proves a domain, which no other workspace can have', async () => {
  expect((await mate.call('GET', 'v2/team/sso')).status, 'admins only').toBe(403)
  expect(await boss.call('POST', 'v2/team/sso/connections', sso.provider())).toMatchObject({ body: { error: 'confirmation_needed' } })
  for (const issuer of [
    'no address',
    `${sso.server.issuer}/elsewhere`,
    sso.server.issuer.replace('127.0.0.1', 'localhost'),
    'http://10.0.0.1',
  ])
    expect((await manage('POST', 'connections', sso.provider({ issuer }))).body.fields, issuer).toHaveProperty('issuer')
  const open = sso.steps.testApp.services.outside.openCompanyProvider
  sso.steps.testApp.services.outside.openCompanyProvider = companyProviders()
  const encrypted = sso.server.issuer.replace('http:', 'https:')
  for (const issuer of [sso.server.issuer, encrypted])
    expect((await manage('POST', 'connections', sso.provider({ issuer }))).body.fields, 'a private address').toHaveProperty('issuer')
  sso.steps.testApp.services.outside.openCompanyProvider = open

  const added = await manage('POST', 'connections', sso.provider())
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const [first] = added.body.connections
  connection = first!.id
  expect(JSON.stringify(added.body)).not.toContain(sso.server.clientSecret)
  const row = await db().selectFrom('sso_connection').select('client_secret').executeTakeFirstOrThrow()
  expect(row.client_secret).toMatch(/^v1\./)
  expect(first).toMatchObject({ redirect_uri: `https://hire.example.test/sso/${connection}`, default_role: 'member' })
  sso.register(first!.redirect_uri, first!.logout_uri)

  const tried = await boss.call('POST', 'v2/team/sso/connections/test', { ...(await codeOf('anna')), id: connection })
  expect(tried.body).toMatchObject({
    email: 'anna@work.example',
    email_verified: true,
    problem: expect.stringContaining('verified domain'),
  })
  expect(await enter('anna')).toMatchObject(refused(403, 'isn’t in a verified domain'))

  expect((await manage('POST', 'domains', { domain: '127.0.0.1' })).body.fields).toHaveProperty('domain')
  const [claim] = (await manage('POST', 'domains', { domain: '@Work.example' })).body.domains
  expect(claim).toMatchObject({
    domain: 'work.example',
    record: expect.stringMatching(/^fairlead-verification=\w{26}$/),
    verified_at: null,
  })
  const check = () => manage('POST', 'domains/check', { id: claim!.id })
  sso.dns.fail('work.example', 'silence')
  expect((await check()).status).toBe(503)
  sso.dns.fail('work.example', null)
  sso.dns.set('TXT', 'work.example', ['fairlead-verification=another', `${claim!.record}x`])
  expect((await check()).body.domains[0]).toMatchObject({ verified_at: null, checked_at: expect.any(String) })
  sso.dns.set('TXT', 'work.example', ['v=spf1 -all', claim!.record])
  expect((await check()).body.domains[0]).toMatchObject({ verified_at: expect.any(String) })

  const rival = await newUser(sso.steps.testApp.app, 'Rival')
  const [rivalClaim] = (await manage('POST', 'domains', { domain: 'work.example' }, rival)).body.domains
  sso.dns.set('TXT', 'work.example', [claim!.record, rivalClaim!.record])
  expect(await manage('POST', 'domains/check', { id: rivalClaim!.id }, rival)).toMatchObject(refused(400, 'Another workspace'))
  for (const [method, path] of [
    ['PUT', 'connections'],
    ['DELETE', 'connections'],
  ] as const)
    expect((await manage(method, path, { ...sso.provider(), id: connection }, rival)).status, 'of another workspace').toBe(404)
  expect((await manage('DELETE', 'domains', { id: claim!.id }, rival)).status).toBe(404)
  const search = (email: string) => sso.steps.stranger()('GET', 'v2/account/sso', { email })
  expect((await search('Someone@WORK.example')).body).toEqual({ connections: [{ id: connection, name: 'Work ID' }], is_required: false })
  expect((await search('someone@sub.work.example')).body).toEqual({ connections: [], is_required: false })
})

test('new people become members, existing ones are linked by their verified address, and no account is taken over', async () => {
  const first = await enter('anna')
  expect(first).toMatchObject({ status: 201, body: { email: 'anna@work.example', first_name: 'Anna' } })
  const settings = await asSession(first.body)('GET', 'v1/users/settings')
  expect(settings.body).toMatchObject({ workspace_id: (await contextOf(sso.steps.testApp, boss)).workspaceId, is_workspace_admin: false })
  expect(await enter('anna'), 'known from then on').toMatchObject({ status: 200 })
  expect((await enter('mate')).status, 'the existing member').toBe(200)
  expect(await enter('impostor')).toMatchObject(refused(403, 'belongs to a different account'))
  expect(await enter('unverified')).toMatchObject(refused(403, 'has not verified'))
  expect(await enter('foreign')).toMatchObject(refused(403, 'isn’t in a verified domain'))

  const elsewhere = await newUser(sso.steps.testApp.app, 'Else')
  await moveTo(elsewhere, 'elsewhere@work.example')
  expect(await enter('elsewhere')).toMatchObject({ ...refused(409, 'in another workspace') })
  const waiting = await colleagueOf(sso.steps.testApp, boss, 'Un')
  await db()
    .updateTable('users')
    .set({ email: 'unproven@work.example', email_verified_at: null })
    .where('email', '=', waiting.email)
    .execute()
  expect(await enter('unproven')).toMatchObject(refused(403, 'isn’t verified yet'))
  await db().updateTable('users').set({ disabled_at: new Date() }).where('email', '=', 'anna@work.example').execute()
  expect(await enter('anna')).toMatchObject(refused(401, 'disabled'))
  await db().updateTable('users').set({ disabled_at: null }).where('email', '=', 'anna@work.example').execute()
  const failures = await db().selectFrom('audit_event').select('details').where('kind', '=', 'sign_in_failed').execute()
  expect(failures.length).toBeGreaterThan(5)
})

test('a code is good once, and only with what its sign-in started with and what the provider signed', async () => {
  const once = await codeOf('anna')
  expect((await redeem(once)).status).toBe(200)
  expect(await redeem(once)).toMatchObject({ status: 401 })
  const unrelated = randomBytes(32).toString('base64url')
  expect((await redeem({ ...(await codeOf('anna')), code_verifier: unrelated })).status, 'verifier').toBe(401)
  expect((await redeem({ ...(await codeOf('anna')), code_verifier: '' })).status, 'no verifier').toBe(400)
  expect((await redeem({ ...(await codeOf('anna')), nonce: unrelated })).status, 'nonce').toBe(401)
  expect((await redeem({ ...(await codeOf('anna')), iss: 'https://elsewhere.example' })).status, 'issuer of the redirect').toBe(401)
  expect((await redeem({ ...(await codeOf('anna')), connection: 'none' })).status).toBe(404)
  const seconds = () => Math.floor(Date.now() / 1000)
  const forgeries: Record<string, (claims: Record<string, unknown>) => void> = {
    issuer: (claims) => (claims['iss'] = 'https://elsewhere.example'),
    audience: (claims) => (claims['aud'] = 'another-client'),
    'several audiences': (claims) => Object.assign(claims, { aud: [sso.server.clientId, 'x'], azp: 'x' }),
    'no nonce': (claims) => delete claims['nonce'],
    expired: (claims) => (claims['exp'] = seconds() - 120),
    'from the future': (claims) => Object.assign(claims, { iat: seconds() + 600, exp: seconds() + 1200 }),
    'not before': (claims) => (claims['nbf'] = seconds() + 600),
  }
  for (const [name, change] of Object.entries(forgeries)) {
    const form = await codeOf('anna')
    sso.server.forge(change)
    expect((await redeem(form)).status, name).toBe(401)
  }
  const form = await codeOf('anna')
  sso.server.forge(() => void 0, true)
  expect((await redeem(form)).status, 'a key that is not published').toBe(401)
  sso.server.forge(null)
  expect((await enter('anna')).status).toBe(200)
})

test('groups give roles at every sign-in, the highest wins, and the last admin stays', async () => {
  const mapped = { id: connection, name: 'Work ID', scopes: 'groups', groups_claim: 'groups' }
  const rules = { ...mapped, default_role: 'none', admin_groups: ['leads'], member_groups: ['hiring', 'leads'] }
  expect((await manage('PUT', 'connections', rules)).body.connections[0]).toMatchObject({ admin_groups: ['leads'] })
  sso.accounts['anna']!['groups'] = ['hiring', 'leads']
  const entered = await enter('anna')
  expect(await adminsOf()).toContain('anna@work.example')
  expect((await asSession(entered.body)('GET', 'v2/team/sso')).status).toBe(200)
  sso.accounts['anna']!['groups'] = 'hiring'
  await enter('anna')
  expect(await adminsOf()).not.toContain('anna@work.example')
  expect(await enter('mate')).toMatchObject(refused(403, 'aren’t in a group'))
  sso.accounts['boss']!['groups'] = []
  expect((await enter('boss')).status, 'the last admin').toBe(200)
  expect(await adminsOf()).toContain('boss@work.example')
  const records = await db().selectFrom('audit_event').select('actor').where('kind', '=', 'sso_role_kept').execute()
  expect(records).toEqual([{ actor: 'boss@work.example' }])
  sso.accounts['boss']!['groups'] = ['leads']
  expect((await manage('PUT', 'connections', { ...mapped, default_role: 'member' })).status).toBe(200)
  expect((await enter('mate')).status, 'nothing is mapped any more').toBe(200)
})

test('the provider signs people out by session or by subject, each token once', async () => {
  const [first, second, bystander] = [(await enter('anna')).body, (await enter('anna')).body, (await enter('mate')).body]
  const sids = await db().selectFrom('session').select('sso_session').where('sso_session', 'is not', null).orderBy('created_at').execute()
  expect(sids.length).toBeGreaterThanOrEqual(3)
  const sessionOf = async (body: Record<string, unknown>) =>
    (
      await db()
        .selectFrom('session')
        .select('sso_session')
        .where('token_hash', '=', createHash('sha256').update(String(body['session'])).digest())
        .executeTakeFirstOrThrow()
    ).sso_session ?? ''
  const end = (logout_token: string, to = connection) =>
    sso.steps.stranger()('POST', `v2/account/sso/logout?connection=${to}`, { logout_token })
  const seconds = () => Math.floor(Date.now() / 1000)
  const forgeries: Record<string, (claims: Record<string, unknown>) => void> = {
    issuer: (claims) => (claims['iss'] = 'https://elsewhere.example'),
    audience: (claims) => (claims['aud'] = 'another-client'),
    old: (claims) => Object.assign(claims, { iat: seconds() - 900, exp: seconds() + 60 }),
    'from the future': (claims) => Object.assign(claims, { iat: seconds() + 900, exp: seconds() + 960 }),
    'an ID token': (claims) => (claims['nonce'] = 'n'),
    'no event': (claims) => (claims['events'] = {}),
    'no ID': (claims) => delete claims['jti'],
    'no one': (claims) => delete claims['sub'],
  }
  for (const [name, change] of Object.entries(forgeries)) {
    sso.server.forge(change)
    expect((await end(sso.server.logoutToken('anna'))).status, name).toBe(400)
  }
  sso.server.forge(() => void 0, true)
  expect((await end(sso.server.logoutToken('anna'))).status, 'key').toBe(400)
  sso.server.forge(null)
  expect([await isAlive(first), await isAlive(second)]).toEqual([true, true])
  const token = sso.server.logoutToken('anna', await sessionOf(first))
  expect((await end(token)).status).toBe(200)
  expect([await isAlive(first), await isAlive(second), await isAlive(bystander)]).toEqual([false, true, true])
  expect(await end(token)).toMatchObject(refused(400, 'used before'))
  expect((await end(sso.server.logoutToken('anna'))).status).toBe(200)
  expect([await isAlive(second), await isAlive(bystander)]).toEqual([false, true])
})

test('a workspace requires it: other ways in are refused, other sessions end, and break-glass admins are announced', async () => {
  const rule = (fields: object, user = boss) => manage('PUT', 'required', { is_required: true, ...fields }, user)
  const me = (await contextOf(sso.steps.testApp, boss)).userId
  expect((await rule({ break_glass: [] })).body.fields).toHaveProperty('break_glass')
  expect((await rule({ break_glass: [me] })).body.fields, 'without a second factor').toHaveProperty('break_glass')
  await sso.steps.setConfirmed(boss)
  const { secret } = await sso.steps.addApp(boss)
  const outsider = await colleagueOf(sso.steps.testApp, boss, 'Agency')
  const soon = await rule({ grace_hours: 2, break_glass: [me] })
  expect(soon.body, JSON.stringify(soon.body)).toMatchObject({ required_from: expect.any(String) })
  const signIn = (email: string) => sso.steps.stranger()('POST', 'v1/sessions', { email, password })
  const company = (await enter('anna')).body
  await sso.steps.setConfirmed(mate)
  const { authenticator: device } = await sso.steps.addPasskey(mate)
  expect((await mate.call('GET', 'v1/sessions')).status, 'until then').toBe(200)
  sso.steps.minutes(121)
  expect((await mate.call('GET', 'v1/sessions')).status, 'the session ends').toBe(401)
  expect(await Promise.all([isAlive(company), outsider.call('GET', 'v1/sessions').then(({ status }) => status)])).toEqual([true, 200])
  const hash = (await db().selectFrom('users').select('password_hash').where('id', '=', me).executeTakeFirstOrThrow()).password_hash
  await db().updateTable('users').set({ password_hash: hash }).where('email', '=', mate.email).execute()
  expect(await signIn(mate.email)).toMatchObject({
    status: 403,
    body: { error: 'sso_required', message: 'Your workspace requires single sign-on. Continue with Work ID.', fields: { connection } },
  })
  const google = await sso.codeAt(sso.google, 'mate')
  expect(await sso.steps.stranger()('POST', 'v1/users', { auth_provider: 'google', ...google }), 'Google').toMatchObject({
    status: 403,
    body: { error: 'sso_required' },
  })
  const question = await sso.steps.stranger()<{ token: string; options: string }>('POST', 'v2/account/passkey_sign_in/question')
  const passkey = device.answer(question.body.options)
  expect((await sso.steps.stranger()('POST', 'v2/account/passkey_sign_in', { token: question.body.token, passkey })).body).toMatchObject({
    error: 'sso_required',
  })
  const form = { first_name: 'New', last_name: 'One', company: 'New', job_title: 'Boss', email: 'new@work.example', password }
  expect((await sso.steps.stranger()('POST', 'v1/users', form)).body).toMatchObject({ error: 'sso_required' })
  expect((await signIn('elsewhere@work.example')).status, 'an account of another workspace').toBe(200)
  expect((await sso.steps.stranger()('GET', 'v2/account/sso', { email: mate.email })).body).toMatchObject({ is_required: true })
  const anna = { email: 'anna@work.example', session: String(company['session']), call: asSession(company) }
  await sso.steps.setConfirmed(anna)
  const profile = { first_name: 'Anna', last_name: 'Keller', company: 'Work', job_title: 'Recruiter', email: 'anna@private.example' }
  expect((await anna.call('PUT', 'v1/users/profile', profile)).body, 'no address elsewhere').toMatchObject({
    fields: { email: expect.any(String) },
  })

  const { body } = await signIn(boss.email)
  const { token } = body['second_step'] as { token: string }
  expect((await sso.steps.stranger()('POST', 'v2/account/second_step', { token, code: sso.steps.codeOf(secret) })).body).toHaveProperty(
    'session',
  )
  const event = await db()
    .selectFrom('event')
    .select(['payload', 'workspace_id'])
    .where('type', '=', 'sso.break_glass_used')
    .executeTakeFirstOrThrow()
  await notifyOfBreakGlass(systemContext(sso.steps.testApp.database, event.workspace_id!), {
    type: 'sso.break_glass_used',
    ...(event.payload as object),
  } as never)
  const notes = await db().selectFrom('notification').select(['user_id', 'body']).where('kind', '=', 'sso_break_glass').execute()
  expect(notes).toEqual([{ user_id: me, body: expect.stringContaining('boss@work.example signed in as a break-glass admin') }])
  expect(await manage('DELETE', 'connections', { id: connection })).toMatchObject(refused(400, 'is required'))

  await checkDueDomains(db(), sso.steps.testApp.services.outside.dns, sso.steps.now())
  sso.dns.set('TXT', 'work.example', [])
  const lapse = async (days: number) => {
    await db()
      .updateTable('sso_domain')
      .set({ checked_at: new Date(0) })
      .execute()
    await checkDueDomains(db(), sso.steps.testApp.services.outside.dns, new Date(sso.steps.now().getTime() + days * 86_400_000))
  }
  await lapse(0)
  expect(await signIn(mate.email), 'a missing record is given three days').toMatchObject({ status: 403 })
  await lapse(4)
  expect((await signIn(mate.email)).status, 'the domain is no longer proven').toBe(200)
  expect(await enter('anna')).toMatchObject(refused(403, 'isn’t in a verified domain'))
  const lapsed = await db().selectFrom('event').select('payload').where('type', '=', 'sso.domain_lapsed').execute()
  expect(lapsed).toEqual([{ payload: { domain: 'work.example', requestId: expect.any(String) } }])
  expect((await manage('PUT', 'required', { is_required: false })).body).toMatchObject({ required_from: null })
  expect((await manage('DELETE', 'connections', { id: connection })).body.connections).toEqual([])
  expect(await isAlive(company), 'its sessions end with it').toBe(false)
})
