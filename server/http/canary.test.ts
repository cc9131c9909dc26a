// The canary host and the investor mark: the server reveals them only to the users they are for.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSession } from '../features/accounts/sessions/session-store.ts'
import { createTestApp, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { createStaffUsers } from '../../testing/staff-users.ts'
import { canaryDocument } from './canary.ts'

let testApp: TestApp
let customer: TestUser
let admin: TestUser
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
beforeAll(async () => {
  testApp = await createTestApp({
    settings: {
      superAdmins: ['chief@boss.example'],
      staffDomains: ['house.example'],
      canaryUrl: 'https://canary.example',
      productionUrls: ['https://app.example', 'https://www.example'],
      investor: { domain: 'fund.example', name: 'Harbor Fund', logo: { type: 'image/svg+xml', bytes: drawing } },
    },
  })
  ;({ customer, admin } = await createStaffUsers(testApp))
})
afterAll(() => testApp.close())

interface Told {
  canary_url: string | null
  investor: object | null
}
const reportOf = async (session: string, host = 'app.example') => {
  const answer = await testApp.app.inject({ url: '/api/v1/users/settings', headers: { host, 'x-parse-session-token': session } })
  return answer.json<{ product: Told }>().product
}

test('super admins learn the canary host only on production hosts, until they opt out; others never [64 67]', async () => {
  expect((await reportOf(admin.session)).canary_url).toBe('https://canary.example')
  expect((await reportOf(admin.session, 'WWW.example')).canary_url).toBe('https://canary.example')
  for (const host of ['canary.example', 'staging.example', 'localhost:8000'])
    expect((await reportOf(admin.session, host)).canary_url).toBeNull()
  expect((await reportOf(customer.session)).canary_url).toBeNull()
  testApp.services.settings.canaryOptOuts = ['chief@boss.example']
  expect((await reportOf(admin.session)).canary_url).toBeNull()
  testApp.services.settings.canaryOptOuts = []
  const row = await testApp.database.system
    .selectFrom('users')
    .select(['id', 'workspace_id'])
    .where('email', '=', admin.email)
    .executeTakeFirstOrThrow()
  const borrowed = await openSession(testApp.database.system, row, new Date(), { openedBy: { userId: null, name: 'Slack member U1' } })
  expect((await reportOf(borrowed)).canary_url, 'a borrowed session is known here alone').toBeNull()
})

test('a public page says so on the canary host, and is unchanged on any other [68]', () => {
  const html = '<!doctype html><html lang="en"><body class="x"><main>Hello</main></body></html>'
  const settings = { canaryUrl: 'https://canary.example', productionUrls: ['https://app.example/?a="b"'] }
  expect(canaryDocument(html, 'app.example', settings)).toBeNull()
  const document = canaryDocument(html, 'canary.example', settings)!
  expect(document).toContain('<html data-canary="https://app.example/?a=&#34;b&#34;" lang="en">')
  expect(document).toMatch(/<body class="x"><p class="canary" role="note">/)
})

test('users with the investor’s domain get its mark, which can only be viewed [347]', async () => {
  expect((await reportOf(customer.session)).investor).toBeNull()
  await testApp.database.system.updateTable('users').set({ email: 'ida@fund.example' }).where('email', '=', customer.email).execute()
  expect((await reportOf(customer.session)).investor).toEqual({ name: 'Harbor Fund', logo_url: '/marks/investor' })
  const picture = await testApp.app.inject({ url: '/marks/investor' })
  expect(picture.rawPayload).toEqual(drawing)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
})
