// Forged announcements of new mail: each is refused or ignored, and reveals nothing to its sender.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startMailStation, until, type MailStation } from '../../../../testing/mail-station.ts'
import { connectAt } from '../../../../testing/provider-mailboxes.ts'
import { startPushProviders, type PushProviders } from '../../../../testing/push-providers.ts'
import { createTestApp, newUser, type TestApp } from '../../../../testing/test-app.ts'

let testApp: TestApp
let station: MailStation
let providers: PushProviders
const people = { google: 'ana@team.example', microsoft: 'ben@team.example' }
const db = () => testApp.database.system
beforeAll(async () => {
  providers = await startPushProviders(Object.values(people))
  testApp = await createTestApp({ settings: { holdSeconds: 0, ...providers.pushSettings } })
  providers.announceTo(testApp)
  station = await startMailStation(testApp, { pollMs: 3_600_000 })
  for (const provider of ['google', 'microsoft'] as const) await connectAt(await newUser(testApp.app, provider), provider, people[provider])
  const proved = () => db().selectFrom('mailbox_subscription').select('mailbox_id').where('proved_at', 'is not', null).execute()
  await until('both subscriptions', async () => (await proved()).length === 2, 60)
}, 120_000)
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await providers.stop()
})

const post = (path: string, payload: object | string, headers: Record<string, string> = {}) =>
  testApp.app.inject({ method: 'POST', url: `/api/v2/mailboxes/push/${path}`, payload, headers })
const dataOf = (emailAddress: string) => Buffer.from(JSON.stringify({ emailAddress, historyId: 9 })).toString('base64')
const claims = () => {
  const seconds = Math.floor(Date.now() / 1000)
  const url = 'https://hire.example/api/v2/mailboxes/push/gmail'
  return {
    iss: providers.google.url,
    aud: url,
    email: 'pubsub@hiring-1.iam.gserviceaccount.com',
    email_verified: true,
    iat: seconds,
    exp: seconds + 600,
  }
}
const requestedAt = async () => {
  const rows = await db().selectFrom('mailbox_subscription').select(['mailbox_id', 'notified_at']).orderBy('mailbox_id').execute()
  return rows.map(({ notified_at }) => notified_at?.getTime() ?? null)
}

test('Gmail: another token, audience, account, time, or issuer is refused and does nothing', async () => {
  const before = await requestedAt()
  const sign = (change: object) => providers.google.sign({ ...claims(), ...change })
  const genuine = sign({})
  const [head, , signature] = genuine.split('.')
  const forged = [
    '',
    'made-up',
    sign({ aud: 'https://hire.example' }),
    sign({ email: 'someone@else.iam.gserviceaccount.com' }),
    sign({ email_verified: false }),
    sign({ exp: Math.floor(Date.now() / 1000) - 3600 }),
    sign({ iss: 'https://elsewhere.example' }),
    `${head}.${Buffer.from(JSON.stringify({ ...claims(), sub: 'x' })).toString('base64url')}.${signature}`,
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims())).toString('base64url')}.`,
  ]
  for (const token of forged) {
    const { statusCode } = await post(
      'gmail',
      { message: { data: dataOf(people.google) } },
      token ? { authorization: `Bearer ${token}` } : {},
    )
    expect(statusCode, token).toBe(401)
  }
  expect(await requestedAt()).toEqual(before)
  // unknown addresses and unreadable messages get the same response as the others
  for (const data of [dataOf('no-one@team.example'), 'not base64 of anything', '', dataOf('x'.repeat(400))]) {
    const answer = await post('gmail', { message: { data } }, { authorization: `Bearer ${genuine}` })
    expect([answer.statusCode, answer.body]).toEqual([204, ''])
  }
  expect(await requestedAt()).toEqual(before)
  const connected = await post('gmail', { message: { data: dataOf(people.google.toUpperCase()) } }, { authorization: `Bearer ${genuine}` })
  expect([connected.statusCode, connected.body]).toEqual([204, ''])
  expect(await requestedAt()).not.toEqual(before)
  const large = await post('gmail', { message: { data: 'x'.repeat(70_000) } }, { authorization: `Bearer ${genuine}` })
  expect(large.statusCode).toBe(413)
})

test('Microsoft: another secret or subscription does nothing, and the response is the same', async () => {
  const [subscribed] = providers.microsoft.subscriptions.subscriptionsOf(people.microsoft)
  const before = await requestedAt()
  const stored = await db()
    .selectFrom('mailbox_subscription')
    .select('secret_hash')
    .where('vendor_id', '=', subscribed!.id)
    .executeTakeFirstOrThrow()
  expect(stored.secret_hash).not.toContain(subscribed!.clientState)
  const item = (change: object) => ({
    value: [{ subscriptionId: subscribed!.id, clientState: subscribed!.clientState, changeType: 'created', ...change }],
  })
  const forged = [
    item({ clientState: 'guessed' }),
    item({ clientState: stored.secret_hash }),
    item({ clientState: null }),
    item({ subscriptionId: 'unknown' }),
    item({ clientState: 'guessed', changeType: undefined, lifecycleEvent: 'subscriptionRemoved' }),
    { value: ['x', null, 7] },
    {},
  ]
  for (const payload of forged) expect((await post('graph', payload)).statusCode).toBe(202)
  expect(await requestedAt()).toEqual(before)
  expect(await db().selectFrom('mailbox_subscription').select('vendor_id').where('vendor_id', '=', subscribed!.id).execute()).toHaveLength(
    1,
  )
  expect((await post('graph', item({}))).statusCode).toBe(202)
  expect(await requestedAt()).not.toEqual(before)
})

test('the validation token is sent back as plain text, without markup', async () => {
  const answer = await post(`graph?validationToken=${encodeURIComponent('Validation: <script>alert(1)</script> & more')}`, '', {
    'content-type': 'text/plain',
  })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toMatch(/^text\/plain/)
  expect(answer.body).toBe('Validation: &lt;script&gt;alert(1)&lt;/script&gt; &amp; more')
  expect((await post(`graph?validationToken=${'x'.repeat(1001)}`, '', { 'content-type': 'text/plain' })).statusCode).toBe(400)
})
