import { startPayments, type EmbeddedPayments } from '../testing/fakes/start-payments.ts'
import { expect, request as requests, test } from './test.ts'
import { ownServer, type OwnServer } from './own-server.ts'
import { refused } from './refused-writes.ts'
import { demoMember, enter } from './team.ts'

let server: OwnServer
let bank: EmbeddedPayments
test.beforeAll(async () => {
  bank = await startPayments({ apiKey: 'sk_test', prices: ['price_team'] })
  const plan = { about: 'For a team that is always hiring.', points: ['Everything'] }
  server = await ownServer({
    STRIPE_URL: bank.url,
    STRIPE_KEY: 'sk_test',
    FREE_TRIAL_CONTACTS: '5',
    // this server's staff may grant a free trial
    DEMO: 'true',
    STAFF_DOMAINS: 'staff.example',
    PLANS: JSON.stringify([
      { ...plan, key: 'talk', name: 'Large team' },
      { ...plan, key: 'team', name: 'Team', price: { amount: 49_000, currency: 'EUR', per: 'month' }, payment_price: 'price_team' },
    ]),
  })
  await server.start()
})
test.afterAll(async () => {
  await server.remove()
  await bank.stop()
})

test('from the free trial in the panel to a plan: requested, withdrawn, paid [60]', async ({ browser }) => {
  const request = await requests.newContext({ baseURL: server.url })
  const me = await demoMember(request, 'sam@staff.example')
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const { project_id } = await me.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Welders', type: '2' })
  await me.call('PUT', 'v1/projects', { project_id, is_free_trial: true })
  await enter(page, me, `/panel?project=${project_id}`)
  await page.getByRole('link', { name: '5 of 5 candidates left in your free trial' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('5 of 5 candidates left')).toBeVisible()
  await expect(page.getByText('€490 a month for each search')).toBeVisible()

  await page.getByRole('button', { name: 'Request Large team' }).click()
  const dialog = page.getByRole('dialog', { name: 'Request Large team' })
  await dialog.getByLabel('Company').fill('')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(dialog.getByText('This field is required.')).toBeVisible()
  await dialog.getByLabel('Company').fill('Harbor Labs')
  await dialog.getByLabel('Anything we should know').fill('From March on.')
  await refused(page, 'ask for a plan', async () => {
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect(dialog.getByRole('alert')).toHaveText('We couldn’t send your request. Please try again.')
    await expect(dialog.getByLabel('Anything we should know')).toHaveValue('From March on.')
  })
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Waiting for a reply')).toBeVisible()

  const back = page.getByRole('button', { name: 'Withdraw the request for Large team' })
  await refused(page, 'take a plan back', async () => {
    await back.click()
    await expect(page.getByText('We couldn’t withdraw the request. Please try again.')).toBeVisible()
  })
  await back.click()
  await expect(page.getByText('Withdrawn')).toBeVisible()

  // the operator responds
  await page.getByRole('button', { name: 'Request Large team' }).click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Waiting for a reply')).toBeVisible()
  await page.goto('/operations/plans')
  const decline = page.getByRole('button', { name: /^Decline, / })
  await refused(page, 'answer to a plan', async () => {
    await decline.click()
    await expect(page.getByText('We couldn’t update the request. Please try again.')).toBeVisible()
  })
  await decline.click()
  await expect(page.getByRole('heading', { name: 'No pending requests' })).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByText('Declined')).toBeVisible()

  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByRole('button', { name: 'Go to payment' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByText('Waiting for payment')).toBeVisible()
  await page.getByRole('button', { name: 'Pay for Team' }).click()
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByText('Paid. Your searches are no longer free trials.')).toBeVisible()
  await expect(page.getByText('None of your projects is a free trial')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  expect(bank.sessions()).toHaveLength(1)
})
