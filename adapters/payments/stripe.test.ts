// Paying through Stripe Checkout, against the local server: one session per order, even after lost responses, and refusals.
import { PaymentsDown, PaymentsRefused, type Order } from '@fairlead/domain/ports/payments'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startPayments } from '../../testing/fakes/start-payments.ts'
import type { EmbeddedPayments } from '../../testing/fakes/start-payments.ts'
import { stripePayments } from './stripe.ts'

let vendor: EmbeddedPayments
beforeEach(async () => {
  vendor = await startPayments({ apiKey: 'sk_test', prices: ['price_team'] })
})
afterEach(() => vendor.stop())

const payments = (apiKey = 'sk_test') => stripePayments({ url: vendor.url, apiKey, timeout: 300 })
const order = (more: Partial<Order> = {}): Order => ({
  reference: 'request-1',
  price: 'price_team',
  quantity: 3,
  isRepeated: true,
  email: 'robin@harbor.example',
  paidUrl: 'https://app.example/checkout?paid=1',
  backUrl: 'https://app.example/checkout',
  ...more,
})

test('an order becomes a payment page, open until it is paid', async () => {
  const opened = await payments().open(order())
  expect(opened.url).toBe(`${vendor.url}/pay/${opened.id}`)
  expect(vendor.sessions()).toMatchObject([{ mode: 'subscription', price: 'price_team', quantity: 3, client_reference_id: 'request-1' }])
  expect(await payments().stateOf(opened.id)).toBe('open')
  const paid = await fetch(opened.url, { method: 'POST', redirect: 'manual' })
  expect(paid.headers.get('location')).toBe('https://app.example/checkout?paid=1')
  expect(await payments().stateOf(opened.id)).toBe('paid')
})

test("an unpaid order expires; a one-time payment isn't a subscription", async () => {
  const { id } = await payments().open(order({ isRepeated: false }))
  vendor.expire(id)
  expect(await payments().stateOf(id)).toBe('expired')
  expect(vendor.sessions()).toMatchObject([{ mode: 'payment' }])
})

test.each(['silent', 'hung_up'] as const)('an answer lost on the way (%s) leaves one session', async (fault) => {
  vendor.fault(fault, 'POST')
  const opened = await payments().open(order())
  expect(vendor.sessions().map(({ id }) => id)).toEqual([opened.id])
  expect(await payments().open(order())).toEqual(opened)
  expect(vendor.sessions()).toHaveLength(1)
})

test.each(['rate_limited', 'server_fault', 'unavailable', 'unreadable'] as const)('%s: it cannot be asked now', async (fault) => {
  vendor.fault(fault, 'POST')
  await expect(payments().open(order())).rejects.toThrow(PaymentsDown)
})

test("reports Stripe's refusals; a wrong key is our own fault", async () => {
  await expect(payments().open(order({ price: 'price_none' }))).rejects.toThrow(new PaymentsRefused("No such price: 'price_none'"))
  await expect(payments().stateOf('cs_none')).rejects.toThrow(PaymentsRefused)
  await expect(payments('wrong').open(order())).rejects.toThrow(PaymentsDown)
  await expect(stripePayments({ url: 'http://127.0.0.1:1', apiKey: 'x' }).open(order())).rejects.toThrow(PaymentsDown)
})
