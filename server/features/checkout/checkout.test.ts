// Plans and free trials: a request is stored and announced once, paid on a real payment page or withdrawn, and a paid one ends
// the trials.
import { stripePayments } from '@fairlead/adapters/payments/stripe'
import { startPayments, type EmbeddedPayments } from '../../../testing/fakes/start-payments.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settlePayments, settleRequest } from './settle-request.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { startMailStation, until, type MailStation } from '../../../testing/mail-station.ts'
import { activeProject, colleagueOf, contextOf } from '../../../testing/projects.ts'

const plan = { about: 'For teams.', points: ['All of it'] }
const plans = [
  { ...plan, key: 'team', name: 'Team', price: null, paymentPrice: null },
  {
    ...plan,
    key: 'paid',
    name: 'Paid team',
    price: { amount: 49_000, currency: 'EUR', per: 'month' as const },
    paymentPrice: 'price_team',
  },
]
let testApp: TestApp
let station: MailStation
let bank: EmbeddedPayments
beforeAll(async () => {
  bank = await startPayments({ apiKey: 'sk_test', prices: ['price_team'] })
  testApp = await createTestApp({ settings: { plans, contactTo: ['boss@house.example'], freeTrialContacts: 5 } })
  testApp.services.outside = { ...testApp.services.outside, payments: stripePayments({ url: bank.url, apiKey: 'sk_test', timeout: 500 }) }
  station = await startMailStation(testApp)
})
afterAll(async () => {
  await station.stop()
  await testApp.close()
  await bank.stop()
})

interface Page {
  plans: { key: string; payable: boolean }[]
  trials: { project_id: string; contacts_left: number }[]
  requests: { id: string; state: string; pay_url: string | null; by: string; note: string }[]
}
const pageOf = async (user: TestUser) => (await user.call<Page>('GET', 'v1/checkout')).body
const asking = { plan: 'team', searches: 2, company: 'Harbor Labs', note: 'From March on.' }
async function onTrial(user: TestUser): Promise<string> {
  const id = await activeProject(testApp, user)
  await testApp.database.system.updateTable('project').set({ is_free_trial: true }).where('id', '=', id).execute()
  return id
}

test('the page shows plans, trials, and what is left of them', async () => {
  const user = await newUser(testApp.app)
  const project_id = await onTrial(user)
  await activeProject(testApp, user)
  expect(await pageOf(user)).toEqual({
    plans: [
      { ...plan, key: 'team', name: 'Team', price: null, payable: false },
      { ...plan, key: 'paid', name: 'Paid team', price: { amount: 49_000, currency: 'EUR', per: 'month' }, payable: true },
    ],
    trial_contacts: 5,
    trials: [{ project_id, project_name: 'Search', contacts: 5, contacts_left: 5 }],
    requests: [],
  })
})

test('stores and emails a request once, with how to reply; only the whole team sees it', async () => {
  const user = await newUser(testApp.app)
  const request = { ...asking, request_id: 'first' }
  const [first, two] = await Promise.all([user.call('POST', 'v1/checkout', request), user.call('POST', 'v1/checkout', request)])
  expect([first.status, two.status]).toEqual([201, 201])
  expect(first.body).toEqual({ id: two.body.id, pay_url: null })
  await until('the mail', async () => (await station.sentTo('boss@house.example')).length > 0)
  const emails = await station.sentTo('boss@house.example')
  expect(emails).toHaveLength(1)
  expect(emails[0]).toMatchObject({ subject: 'Harbor Labs requests Team', replyTo: { value: [{ address: user.email }] } })
  expect(emails[0]!.text).toContain('for 2 searches at a time')
  expect(emails[0]!.text).toContain('From March on.')
  const mate = await colleagueOf(testApp, user)
  expect((await pageOf(mate)).requests).toMatchObject([{ id: first.body.id, state: 'requested', note: 'From March on.' }])
  expect((await pageOf(await newUser(testApp.app))).requests).toEqual([])
})

test('reports errors by field, and stores nothing', async () => {
  const user = await newUser(testApp.app)
  const { status, body } = await user.call('POST', 'v1/checkout', { request_id: 'x', plan: 'gold', searches: 0, company: ' ' })
  expect(status).toBe(400)
  expect(body.fields).toEqual({ plan: 'Choose one of the plans.', searches: 'From 1 to 500.', company: 'This field is required.' })
  expect((await pageOf(user)).requests).toEqual([])
})

test('can be withdrawn until it is answered, repeatedly with the same effect, but not afterward', async () => {
  const user = await newUser(testApp.app)
  const { body } = await user.call('POST', 'v1/checkout', { ...asking, request_id: 'back' })
  for (const _ of [1, 2])
    expect((await user.call<Page>('DELETE', 'v1/checkout', { id: body.id })).body.requests).toMatchObject([{ state: 'withdrawn' }])
  const answer = await user.call('POST', 'v1/checkout', { ...asking, request_id: 'stays' })
  expect(await settleRequest(await contextOf(testApp, user), String(answer.body.id), 'declined')).toBe(true)
  expect((await user.call('DELETE', 'v1/checkout', { id: answer.body.id })).status).toBe(409)
  await until('the word', async () => (await station.sentTo(user.email)).some(({ text }) => text?.includes('is not available to you')))
})

test("an accepted request ends all of the team's trials, and no other's", async () => {
  const [user, neighbour] = [await newUser(testApp.app), await newUser(testApp.app)]
  await onTrial(user)
  await onTrial(user)
  await onTrial(neighbour)
  const { body } = await user.call('POST', 'v1/checkout', { ...asking, request_id: 'yes' })
  const ctx = await contextOf(testApp, user)
  expect(await Promise.all([1, 2, 3].map(() => settleRequest(ctx, String(body.id), 'accepted')))).toEqual(
    expect.arrayContaining([true, false, false]),
  )
  expect((await pageOf(user)).trials).toEqual([])
  expect((await pageOf(neighbour)).trials).toHaveLength(1)
})

test("the operator sees every request and answers it once, in the audit log; for others the page doesn't exist", async () => {
  const [user, staff] = [await newUser(testApp.app), await newUser(testApp.app)]
  const project = await onTrial(user)
  const { body } = await user.call('POST', 'v1/checkout', { ...asking, request_id: 'house' })
  const answer = (actor: TestUser, state: string) => actor.call('PUT', 'v2/operations/plans', { plan_request_id: body.id, state })
  expect((await user.call('GET', 'v2/operations/plans')).status).toBe(404)
  expect((await answer(user, 'accepted')).status).toBe(404)
  await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', staff.email).execute()
  const list = await staff.call<{ requests: { plan_request_id: string; email: string; note: string }[] }>('GET', 'v2/operations/plans')
  expect(list.body.requests.find(({ plan_request_id }) => plan_request_id === body.id)).toMatchObject({
    email: user.email,
    note: 'From March on.',
  })
  expect((await Promise.all([1, 2, 3].map(() => answer(staff, 'accepted')))).map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await answer(staff, 'declined')).status).toBe(409)
  expect(await pageOf(user)).toMatchObject({ requests: [{ state: 'accepted' }], trials: [] })
  const log = await testApp.database.system.selectFrom('audit_event').selectAll().where('kind', '=', 'plan_answered').execute()
  expect(log).toMatchObject([{ actor: staff.email, target: user.email, details: { answer: 'accepted', plan: 'Team' } }])
  expect(project).toBeTruthy()
})

test('paid at the provider: one payment page, noticed on return or by the worker, and the trials end', async () => {
  const user = await newUser(testApp.app)
  await onTrial(user)
  const request = { ...asking, plan: 'paid', request_id: 'pay' }
  bank.fault('hung_up', 'POST')
  const first = await user.call('POST', 'v1/checkout', request)
  const again = await user.call('POST', 'v1/checkout', request)
  expect(String(first.body.pay_url)).toMatch(new RegExp(`^${bank.url}/pay/`))
  expect(again.body).toEqual(first.body)
  const [session] = bank.sessions().filter(({ client_reference_id }) => client_reference_id === first.body.id)
  expect(session).toMatchObject({ price: 'price_team', quantity: 2, mode: 'subscription' })
  expect((await pageOf(user)).requests).toMatchObject([{ state: 'requested', pay_url: first.body.pay_url }])
  bank.pay(session!.id)
  await Promise.all([1, 2].map(() => settlePayments(testApp.database, testApp.services.outside.payments!, () => new Date())))
  expect(await pageOf(user)).toMatchObject({ requests: [{ state: 'paid', pay_url: null }], trials: [] })
  await until('the receipt', async () => (await station.sentTo(user.email)).length === 1)
})

test('replaces an expired page; an unreachable provider leaves the request unchanged', async () => {
  const user = await newUser(testApp.app)
  const request = { ...asking, plan: 'paid', request_id: 'late' }
  const { body } = await user.call('POST', 'v1/checkout', request)
  bank.expire(bank.sessions().at(-1)!.id)
  expect((await pageOf(user)).requests).toMatchObject([{ state: 'requested', pay_url: null }])
  const second = await user.call('POST', 'v1/checkout', request)
  expect(second.body).toEqual({ id: body.id, pay_url: expect.stringContaining('/pay/') })
  expect(second.body.pay_url).not.toBe(body.pay_url)
  bank.fault('unavailable', 'POST', 1)
  const answer = await user.call('POST', 'v1/checkout', { ...request, request_id: 'down' })
  expect(answer).toMatchObject({ status: 201, body: { pay_url: null } })
  const again = await user.call('POST', 'v1/checkout', { ...request, request_id: 'down' })
  expect(String(again.body.pay_url)).toContain('/pay/')
  expect(body.id).not.toBe(again.body.id)
})
