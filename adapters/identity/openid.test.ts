// Signing in with a real OpenID Connect provider: valid codes, invalid codes, and everything that must be refused.
import { createHash, randomBytes } from 'node:crypto'
import { IdentityDown, IdentityRefused } from '@fairlead/domain/ports/identity'
import type { AuthorizationRequest, CodeContext, IdentityProvider } from '@fairlead/domain/ports/identity'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openidProvider } from './openid.ts'
import { redirectUris, startProvider } from './provider.fixture.ts'
import type { TestProvider } from './provider.fixture.ts'

const accounts = {
  anna: {
    email: 'Anna@Work.example',
    email_verified: true,
    name: 'Anna Keller',
    given_name: 'Anna',
    family_name: 'Keller',
    picture: 'https://pictures.example/anna.png',
  },
  unverified: { email: 'someone@else.example', email_verified: false, given_name: 'Some', family_name: 'One' },
  directory: { email: 'boss@victim.example', preferred_username: 'boss@victim.example', name: 'Big van der Boss' },
  owner: { email: 'owner@work.example', xms_edov: true, name: 'Olga Owner', picture: 'https://graph.microsoft.com/v1.0/me/photo' },
  nameless: { preferred_username: 'someone@work.example' },
  mailless: { preferred_username: 'anna', name: 'Anna' },
}
const [redirectUri = '', otherRedirectUri = ''] = redirectUris

let server: TestProvider
let identity: IdentityProvider
const start = async (inIdToken = true, port = 0) => {
  server = await startProvider(accounts, inIdToken, port)
  identity = openidProvider({ ...server, name: 'Google' })
}
beforeEach(() => start())
afterEach(() => server.stop())

const plain: CodeContext = { issuer: null, codeVerifier: null, nonce: null, scopes: [] }
async function codeFor(account: string, request: Partial<AuthorizationRequest> = {}): Promise<string> {
  const whole = {
    redirectUri,
    state: 'the-state',
    scopes: [],
    nonce: null,
    codeChallenge: null,
    loginHint: null,
    isLasting: false,
    ...request,
  }
  const parameters = await server.signIn(await identity.authorizationUrl(whole), account)
  expect(parameters.get('state')).toBe('the-state')
  return parameters.get('code') ?? ''
}
async function rejectionOf(promise: Promise<unknown>): Promise<Error> {
  const reason: unknown = await promise.then(
    () => null,
    (error: unknown) => error,
  )
  if (!(reason instanceof Error)) throw new Error('Nothing was refused.')
  return reason
}

describe.each([
  ['in the ID token', true],
  ['at the userinfo endpoint', false],
])('claims %s', (_, inIdToken) => {
  beforeEach(async () => {
    await server.stop()
    await start(inIdToken)
  })

  test('the code of a sign-in identifies the user', async () => {
    const proven = await identity.exchange(await codeFor('anna', { scopes: ['calendar'] }), redirectUri, plain)
    expect(proven).toEqual({
      issuer: server.issuer,
      subject: 'anna',
      email: 'anna@work.example',
      emailVerified: true,
      firstName: 'Anna',
      lastName: 'Keller',
      pictureUrl: 'https://pictures.example/anna.png',
      refreshToken: null,
      scopes: ['openid', 'email', 'profile', 'calendar'],
    })
  })

  test('reports an unverified address as such', async () => {
    const proven = await identity.exchange(await codeFor('unverified'), redirectUri, plain)
    expect(proven).toMatchObject({ email: 'someone@else.example', emailVerified: false })
  })

  test("Microsoft: a directory's address isn't verified, unless its domain's owner is", async () => {
    expect(await identity.exchange(await codeFor('directory'), redirectUri, plain)).toMatchObject({
      email: 'boss@victim.example',
      emailVerified: false,
      firstName: 'Big',
      lastName: 'van der Boss',
    })
    expect(await identity.exchange(await codeFor('owner'), redirectUri, plain)).toMatchObject({ emailVerified: true, pictureUrl: null })
  })

  test('accepts a username that is an address, unverified; no one signs in without any address', async () => {
    const proven = await identity.exchange(await codeFor('nameless'), redirectUri, plain)
    expect(proven).toMatchObject({ email: 'someone@work.example', emailVerified: false, firstName: '', lastName: '' })
    expect(await rejectionOf(identity.exchange(await codeFor('mailless'), redirectUri, plain))).toBeInstanceOf(IdentityRefused)
  })
})

describe('offline access', () => {
  const context: CodeContext = plain
  test.each(['parameter', 'scope'] as const)(
    'is granted when requested by %s, and renewed until the consent is withdrawn',
    async (lasting) => {
      identity = openidProvider({ ...server, name: 'Google', lasting, timeout: 1 })
      const { refreshToken } = await identity.exchange(
        await codeFor('anna', { isLasting: true, scopes: ['calendar'] }),
        redirectUri,
        context,
      )
      const { accessToken, expiresAt, refreshToken: next } = await identity.renew(refreshToken ?? '')
      expect([accessToken.length > 20, next]).toEqual([true, null])
      expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(50_000)
      expect((await identity.renew(refreshToken ?? '')).accessToken).not.toBe(accessToken)
      server.rotate()
      const { refreshToken: newer } = await identity.renew(refreshToken ?? '')
      expect(newer).not.toBe(refreshToken)
      expect((await rejectionOf(identity.renew(refreshToken ?? ''))).name).toBe('IdentityRefused')
      server.withdrawConsent()
      expect((await rejectionOf(identity.renew(newer ?? ''))).name).toBe('IdentityRefused')
    },
  )

  test("isn't granted to a sign-in that didn't request it", async () => {
    expect((await identity.exchange(await codeFor('anna'), redirectUri, context)).refreshToken).toBeNull()
  })
})

test('a code works once', async () => {
  const code = await codeFor('anna')
  await identity.exchange(code, redirectUri, plain)
  expect(await rejectionOf(identity.exchange(code, redirectUri, plain))).toBeInstanceOf(IdentityRefused)
})

test('refuses a wrong code, a missing code, and an invalid address', async () => {
  for (const [code, uri] of [
    ['wrong', redirectUri],
    ['', redirectUri],
    [await codeFor('anna'), 'no address'],
  ] as const) {
    expect(await rejectionOf(identity.exchange(code, uri, plain))).toBeInstanceOf(IdentityRefused)
  }
})

test('refuses a redirect URI other than the one the code was requested with', async () => {
  const code = await codeFor('anna')
  expect(await rejectionOf(identity.exchange(code, otherRedirectUri, plain))).toBeInstanceOf(IdentityRefused)
  expect(await identity.exchange(await codeFor('anna', { redirectUri: otherRedirectUri }), otherRedirectUri, plain)).toMatchObject({
    subject: 'anna',
  })
})

test("PKCE: only the challenge's verifier redeems the code", async () => {
  const codeVerifier = randomBytes(32).toString('base64url')
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const request = { codeChallenge }
  expect(await identity.exchange(await codeFor('anna', request), redirectUri, { ...plain, codeVerifier })).toMatchObject({
    subject: 'anna',
  })
  const wrong = { ...plain, codeVerifier: randomBytes(32).toString('base64url') }
  expect(await rejectionOf(identity.exchange(await codeFor('anna', request), redirectUri, wrong))).toBeInstanceOf(IdentityRefused)
  expect(await rejectionOf(identity.exchange(await codeFor('anna', request), redirectUri, plain))).toBeInstanceOf(IdentityRefused)
})

test("a nonce must match the sign-in's", async () => {
  const nonce = 'n-1'
  expect(await identity.exchange(await codeFor('anna', { nonce }), redirectUri, { ...plain, nonce })).toMatchObject({ subject: 'anna' })
  expect(await rejectionOf(identity.exchange(await codeFor('anna', { nonce }), redirectUri, { ...plain, nonce: 'n-2' }))).toBeInstanceOf(
    IdentityRefused,
  )
  expect(await rejectionOf(identity.exchange(await codeFor('anna', { nonce }), redirectUri, plain))).toBeInstanceOf(IdentityRefused)
})

test("refuses an ID token whose signature doesn't match the published keys", async () => {
  const code = await codeFor('anna')
  server.publishForeignKeys()
  const error = await rejectionOf(identity.exchange(code, redirectUri, plain))
  expect(error).toBeInstanceOf(IdentityRefused)
  expect(error.message).toBe('We couldn’t verify the sign-in with Google.')
})

test('a refused client secret is our fault, and is never revealed', async () => {
  const code = await codeFor('anna')
  const stranger = openidProvider({ ...server, name: 'Google', clientSecret: 'not-the-secret' })
  const error = await rejectionOf(stranger.exchange(code, redirectUri, plain))
  expect(error).toBeInstanceOf(IdentityDown)
  expect(error.message + String(error.stack) + JSON.stringify(error)).not.toMatch(new RegExp(`not-the-secret|${code}`))
  expect(error.cause).toBeUndefined()
})

test('a silent or unreachable provider is down, and is tried again later', async () => {
  const code = await codeFor('anna')
  const impatient = openidProvider({ ...server, name: 'Google', timeout: 1 })
  server.fallSilent()
  expect(await rejectionOf(impatient.exchange(code, redirectUri, plain))).toBeInstanceOf(IdentityDown)
  await server.stop()
  const port = Number(new URL(server.issuer).port)
  const later = openidProvider({ ...server, name: 'Google' })
  expect(await rejectionOf(later.exchange(code, redirectUri, plain))).toBeInstanceOf(IdentityDown)
  await start(true, port)
  expect(await later.exchange(await codeFor('anna'), redirectUri, plain)).toMatchObject({ subject: 'anna' })
})

test('ignores a discovery document from another issuer', async () => {
  const aside = openidProvider({ ...server, name: 'Google', issuer: server.issuer.replace('127.0.0.1', 'localhost') })
  expect(await rejectionOf(aside.exchange(await codeFor('anna'), redirectUri, plain))).toBeInstanceOf(IdentityDown)
})
