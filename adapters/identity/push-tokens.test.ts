// Pub/Sub tokens signed by a local issuer: what is accepted, what isn't, and how often its keys are read.
import { mailboxScopes } from '@fairlead/domain/account/scopes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGmail, type LocalGmail } from '../../testing/fakes/mailboxes/start-gmail.ts'
import { pushTokens } from './push-tokens.ts'

let issuer: LocalGmail
beforeAll(async () => {
  issuer = await startGmail({ addresses: [], clientId: 'c', clientSecret: 's' })
  issuer.allow('a@b.example', mailboxScopes('google'))
})
afterAll(() => issuer.stop())

const audience = 'https://hire.example/push'
const account = 'pubsub@hiring-1.iam.gserviceaccount.com'
const seconds = () => Math.floor(Date.now() / 1000)
const claims = (change: object = {}) => ({
  iss: issuer.url,
  aud: audience,
  email: account,
  email_verified: true,
  iat: seconds(),
  exp: seconds() + 600,
  ...change,
})

test('only a token of the service account for this address is valid', async () => {
  const tokens = pushTokens({ issuer: issuer.url, audience, account })
  const isGenuine = (change?: object) => tokens.isGenuine(issuer.sign(claims(change)))
  expect(await isGenuine()).toBe(true)
  // the clocks of two servers differ
  expect(await isGenuine({ exp: seconds() - 20 })).toBe(true)
  expect(await isGenuine({ exp: seconds() - 120 })).toBe(false)
  expect(await isGenuine({ exp: undefined })).toBe(false)
  expect(await isGenuine({ aud: 'https://elsewhere.example' })).toBe(false)
  expect(await isGenuine({ iss: 'https://elsewhere.example' })).toBe(false)
  expect(await isGenuine({ email: 'x@hiring-1.iam.gserviceaccount.com' })).toBe(false)
  expect(await isGenuine({ email_verified: false })).toBe(false)
  for (const token of ['', 'x', 'a.b.c', `${issuer.sign(claims())}x`, 'x'.repeat(9000)]) expect(await tokens.isGenuine(token)).toBe(false)
})

test('made-up keys cause no requests to the issuer', async () => {
  const tokens = pushTokens({ issuer: issuer.url, audience, account })
  expect(await tokens.isGenuine(issuer.sign(claims()))).toBe(true)
  let reads = 0
  issuer.behave(({ path }) => {
    if (path === '/jwks') reads += 1
    return null
  })
  const head = (kid: string) => Buffer.from(JSON.stringify({ alg: 'RS256', kid })).toString('base64url')
  const [, body, signature] = issuer.sign(claims()).split('.')
  for (let count = 0; count < 50; count++) expect(await tokens.isGenuine(`${head(`k-${count}`)}.${body}.${signature}`)).toBe(false)
  issuer.behave(() => null)
  expect(reads).toBeLessThanOrEqual(1)
})

test('unreadable keys say nothing about a token, and are read again next time', async () => {
  const tokens = pushTokens({ issuer: issuer.url, audience, account })
  issuer.fault('unavailable', 'GET', 1, '/.well-known/openid-configuration')
  await expect(tokens.isGenuine(issuer.sign(claims()))).rejects.toThrow('does not name its keys')
  issuer.fault('unavailable', 'GET', 1, '/jwks')
  await expect(tokens.isGenuine(issuer.sign(claims()))).rejects.toThrow()
  expect(await tokens.isGenuine(issuer.sign(claims()))).toBe(true)
})
