// LinkedIn through the gateway: signing in, codes, messages sent once, and every kind of failure.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Linkedin } from '@fairlead/domain/ports/linkedin'
import { startLinkedin } from '../../local-services/linkedin/start-linkedin.ts'
import type { EmbeddedLinkedin } from '../../local-services/linkedin/start-linkedin.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { unipileLinkedin } from './unipile.ts'

let folder: string
let gateway: EmbeddedLinkedin
let linkedin: Linkedin
const journal = () => join(folder, 'linkedin', 'journal')
const adapter = () => unipileLinkedin({ url: gateway.url, apiKey: gateway.apiKey, timeout: 400 })

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'linkedin-'))
  gateway = await startLinkedin({ apiKey: 'gateway-key', journal: journal() })
  linkedin = adapter()
})
afterEach(async () => {
  await gateway.stop()
  rmSync(folder, { recursive: true })
})

async function signedIn(username = 'anna@work.example'): Promise<string> {
  const account = await linkedin.signIn(username, 'a-password')
  if (account.state !== 'signed_in') throw new Error(JSON.stringify(account))
  return account.accountId
}
const message = { profileUrl: 'https://www.linkedin.com/in/j%C3%BCrgen-fl00000001/', body: 'Hello Jürgen', key: 'c1' }

test('an account signs in immediately, and signing in again reactivates the same one', async () => {
  const accountId = await signedIn()
  expect(await signedIn()).toBe(accountId)
})

test('refuses a wrong password, and neither stores nor reveals passwords', async () => {
  const refused = await linkedin.signIn('anna@work.example', 'the-wrong-one')
  expect(refused).toEqual({ state: 'refused', reason: 'LinkedIn does not accept this username and password.' })
  await signedIn()
  expect(readFileSync(journal(), 'utf8')).not.toContain('a-password')
})

test("a rate limit or failure while signing in isn't reported as a wrong password", async () => {
  for (const [fault, sentence] of [
    ['rate_limited', 'asks us to wait'],
    ['server_fault', 'failed (500)'],
    ['silent', 'did not answer (timeout)'],
  ] as const) {
    gateway.fault(fault, 'POST')
    const refused = await linkedin.signIn('anna@work.example', 'a-password')
    expect(refused).toMatchObject({ state: 'refused', reason: expect.stringContaining(sentence) as string })
  }
})

test('a second factor: the code leads to the account, three wrong codes end the sign-in', async () => {
  const firstStep = await linkedin.signIn('two-step@work.example', 'x')
  if (firstStep.state !== 'code_needed') throw new Error(JSON.stringify(firstStep))
  expect(await linkedin.verify(firstStep.sessionId, '000000')).toEqual({ state: 'refused', reason: 'LinkedIn does not accept this code.' })
  expect(await linkedin.verify(firstStep.sessionId, '123456')).toMatchObject({ state: 'signed_in' })
  expect(await linkedin.verify(firstStep.sessionId, '123456')).toMatchObject({ state: 'refused' })

  const second = await linkedin.signIn('two-step@work.example', 'x')
  if (second.state !== 'code_needed') throw new Error(JSON.stringify(second))
  for (const code of ['1', '2', '3']) await linkedin.verify(second.sessionId, code)
  expect(await linkedin.verify(second.sessionId, '123456')).toMatchObject({ state: 'refused' })
})

test('reports a confirmation that only the LinkedIn app can give', async () => {
  const refused = await linkedin.signIn('in-app@work.example', 'x')
  expect(refused).toMatchObject({ state: 'refused', reason: expect.stringContaining('own app') as string })
})

test("an InMail and an invitation from the account reach the profile's owner", async () => {
  const accountId = await signedIn()
  const inmail = await linkedin.sendInmail({ ...message, accountId, subject: 'A role for you' })
  const invitation = await linkedin.sendInvitation({ ...message, accountId })
  expect([inmail, invitation]).toMatchObject([{ state: 'sent' }, { state: 'sent' }])
  const person = { accountId, publicId: 'jürgen-fl00000001', body: 'Hello Jürgen' }
  expect(gateway.sent()).toMatchObject([
    { ...person, kind: 'inmail', subject: 'A role for you', reference: inmail.state === 'sent' && inmail.reference },
    { ...person, kind: 'invitation', reference: invitation.state === 'sent' && invitation.reference },
  ])
})

test('a message that is accepted and delivered later is accepted', async () => {
  const accountId = await signedIn()
  const profileUrl = 'https://www.linkedin.com/in/slow-sam'
  expect(await linkedin.sendInmail({ ...message, profileUrl, accountId, subject: '' })).toMatchObject({ state: 'accepted' })
})

test('sends the same key once: concurrently, later, and from another process', async () => {
  const accountId = await signedIn()
  const first = await Promise.all([1, 2, 3].map(() => linkedin.sendInmail({ ...message, accountId, subject: 'A role' })))
  const later = await linkedin.sendInmail({ ...message, accountId, subject: 'A role' })
  const elsewhere = await adapter().sendInmail({ ...message, accountId, subject: 'A role' })
  expect(new Set([...first, later, elsewhere].map((outcome) => JSON.stringify(outcome))).size).toBe(1)
  expect(gateway.sent()).toHaveLength(1)
  expect(await linkedin.sendInmail({ ...message, accountId, subject: 'A role', key: 'c2' })).toMatchObject({ state: 'sent' })
  expect(gateway.sent()).toHaveLength(2)
})

test('the gateway also refuses an invitation of more than 300 characters', async () => {
  const accountId = await signedIn()
  const long = await linkedin.sendInvitation({ ...message, accountId, body: 'x'.repeat(301) })
  expect(long).toEqual({ state: 'failed', permanent: true, reason: 'LinkedIn says that the message is too long.' })
  expect(gateway.sent()).toEqual([])
  expect(await linkedin.sendInvitation({ ...message, accountId, body: 'x'.repeat(300) })).toMatchObject({ state: 'sent' })
})

test("doesn't invite a person again under another key", async () => {
  const accountId = await signedIn()
  await linkedin.sendInvitation({ ...message, accountId })
  const again = await linkedin.sendInvitation({ ...message, accountId, key: 'c2' })
  expect(again).toMatchObject({ state: 'failed', permanent: true })
  expect(gateway.sent()).toHaveLength(1)
})

test('requires signing in without an account, after the session ended, or when the gateway no longer has the account', async () => {
  expect(await linkedin.sendInvitation({ ...message, accountId: null })).toEqual({ state: 'sign_in_needed' })
  expect(await linkedin.sendInvitation({ ...message, accountId: 'gone' })).toEqual({ state: 'sign_in_needed' })
  const accountId = await signedIn()
  gateway.expire(accountId)
  expect(await linkedin.sendInvitation({ ...message, accountId })).toEqual({ state: 'sign_in_needed' })
  await signedIn()
  expect(await linkedin.sendInvitation({ ...message, accountId })).toMatchObject({ state: 'sent' })
})

test("failures that retrying can't fix are permanent: unknown profile, restricted account, no premium plan, no profile address", async () => {
  const accountId = await signedIn()
  const noOne = { ...message, accountId, profileUrl: 'https://www.linkedin.com/in/unknown-at-all' }
  const elsewhere = { ...message, accountId, profileUrl: 'https://evil.example/in/anna' }
  const restricted = { ...message, accountId: await signedIn('restricted@work.example') }
  const basic = { ...message, accountId: await signedIn('basic@work.example'), subject: 'A role' }
  for (const outcome of [linkedin.sendInvitation(noOne), linkedin.sendInvitation(elsewhere), linkedin.sendInvitation(restricted)]) {
    expect(await outcome).toMatchObject({ state: 'failed', permanent: true })
  }
  expect(await linkedin.sendInmail(basic)).toMatchObject({ state: 'failed', permanent: true })
  expect(gateway.sent()).toEqual([])
})

test.each(['rate_limited', 'unavailable'] as const)('%s: certainly not sent, and sent when tried again', async (fault) => {
  const accountId = await signedIn()
  gateway.fault(fault, 'POST')
  expect(await linkedin.sendInvitation({ ...message, accountId })).toMatchObject({ state: 'failed', permanent: false })
  expect(gateway.sent()).toEqual([])
  expect(await linkedin.sendInvitation({ ...message, accountId })).toMatchObject({ state: 'sent' })
})

test.each(['server_fault', 'silent', 'hung_up', 'unreadable'] as const)('%s while sending: no one knows', async (fault) => {
  const accountId = await signedIn()
  gateway.fault(fault, 'POST')
  expect(await linkedin.sendInmail({ ...message, accountId, subject: 'A role' })).toMatchObject({ state: 'unknown' })
  expect(gateway.sent()).toHaveLength(fault === 'server_fault' ? 0 : 1)
})

test('retries a fault in the profile lookup once, and never reports it as unknown', async () => {
  const accountId = await signedIn()
  gateway.fault('unavailable', 'GET')
  expect(await linkedin.sendInvitation({ ...message, accountId })).toMatchObject({ state: 'sent' })
  gateway.fault('hung_up', 'GET', 2)
  expect(await linkedin.sendInvitation({ ...message, accountId, key: 'c2' })).toMatchObject({ state: 'failed', permanent: false })
  gateway.fault('unreadable', 'GET')
  expect(await linkedin.sendInvitation({ ...message, accountId, key: 'c3' })).toMatchObject({ state: 'failed', permanent: false })
})

test("a wrong key of ours isn't reported as an ended session, and is never revealed", async () => {
  const accountId = await signedIn()
  const stranger = unipileLinkedin({ url: gateway.url, apiKey: 'not-the-key' })
  const outcome = await stranger.sendInvitation({ ...message, accountId })
  expect(outcome).toMatchObject({ state: 'failed', permanent: false })
  expect(JSON.stringify([outcome, await stranger.signIn('anna', 'a-password')])).not.toMatch(/not-the-key|a-password/)
})

test('an unreachable gateway: certainly not sent', async () => {
  const accountId = await signedIn()
  await gateway.stop()
  expect(await linkedin.sendInvitation({ ...message, accountId })).toMatchObject({ state: 'failed', permanent: false })
  expect(await linkedin.signIn('anna', 'a-password')).toMatchObject({ state: 'refused' })
  gateway = await startLinkedin({ apiKey: 'gateway-key' })
})

test('accounts, sent messages, and keys survive a restart', async () => {
  const accountId = await signedIn()
  await linkedin.sendInmail({ ...message, accountId, subject: 'A role' })
  await gateway.stop()
  gateway = await startLinkedin({ apiKey: 'gateway-key', journal: journal() })
  expect(await adapter().sendInmail({ ...message, accountId, subject: 'A role' })).toMatchObject({ state: 'sent' })
  expect(gateway.sent()).toHaveLength(1)
})

test('an account reaches its invitation limit for a while', async () => {
  await gateway.stop()
  gateway = await startLinkedin({ apiKey: 'gateway-key', invitationsAllowed: 1 })
  linkedin = adapter()
  const accountId = await signedIn()
  await linkedin.sendInvitation({ ...message, accountId })
  const otherMessage = { ...message, accountId, key: 'c2', profileUrl: 'https://www.linkedin.com/in/berta' }
  expect(await linkedin.sendInvitation(otherMessage)).toMatchObject({ state: 'failed', permanent: false })
})
