// Plans are read as written or refused with an explanation; a request is settled once.
import { describe, expect, test } from 'vitest'
import { checkPlanRequest, defaultPlans, endsFreeTrial, mayBecome, planStates, priceText, readPlans } from './plans.ts'

const team = { key: 'team', name: 'Team', about: 'For teams.' }

describe('reading plans', () => {
  test('with and without a price', () => {
    const price = { amount: 49_000, currency: 'EUR', per: 'month' }
    expect(readPlans(JSON.stringify([team, { ...team, key: 'big', price, points: ['All'], payment_price: 'price_1' }]))).toEqual([
      { ...team, price: null, points: [], paymentPrice: null },
      { ...team, key: 'big', price, points: ['All'], paymentPrice: 'price_1' },
    ])
    expect(readPlans('[]')).toEqual([])
  })
  test.each([
    ['{', 'the plans are not valid JSON'],
    ['{}', 'the plans must be a list'],
    ['[1]', 'plan 1 is not an object'],
    [JSON.stringify([{ ...team, name: ' ' }]), 'plan 1 needs a name'],
    [JSON.stringify([{ ...team, key: 'A b' }]), 'plan 1: a key contains only lower-case letters, digits, - and _'],
    [JSON.stringify([team, team]), 'two plans have the same key'],
    [JSON.stringify([{ ...team, points: [1] }]), 'plan 1: points must be a list of sentences'],
    [JSON.stringify([{ ...team, price: { amount: 4.5, currency: 'EUR', per: 'month' } }]), 'plan 1: a price is an amount'],
    [JSON.stringify([{ ...team, price: { amount: 4, currency: 'euro', per: 'month' } }]), 'plan 1: a price is an amount'],
    [JSON.stringify([{ ...team, price: { amount: 4, currency: 'EUR', per: 'day' } }]), 'plan 1: a price is an amount'],
    [JSON.stringify([{ ...team, payment_price: 3 }]), 'plan 1: payment_price must be an id'],
  ])('%s: %s', (json, sentence) => {
    expect(() => readPlans(json)).toThrow(sentence)
  })
})

test.each([
  [null, 'Price on request'],
  [{ amount: 49_000, currency: 'EUR', per: 'month' }, '€490 a month for each search'],
  [{ amount: 1999, currency: 'USD', per: 'search' }, '$19.99 for each search'],
  [{ amount: 5000, currency: 'JPY', per: 'search' }, '¥5,000 for each search'],
] as const)('%j reads %s', (price, text) => expect(priceText(price)).toBe(text))

test('never invents a price', () => {
  expect(defaultPlans.every(({ price }) => price === null)).toBe(true)
})

test('settles a request once and ends the free trial for two outcomes', () => {
  for (const from of planStates)
    for (const to of planStates) expect(mayBecome(from, to), `${from} to ${to}`).toBe(from === 'requested' && to !== 'requested')
  expect(planStates.filter(endsFreeTrial)).toEqual(['accepted', 'paid'])
})

test.each([
  [{}, null],
  [{ plan: 'none' }, { plan: 'Choose one of the plans.' }],
  [{ searches: 0 }, { searches: 'From 1 to 500.' }],
  [{ searches: 1.5 }, { searches: 'From 1 to 500.' }],
  [{ company: ' ' }, { company: 'This field is required.' }],
  [{ note: 'x'.repeat(100_000) }, { note: expect.stringMatching(/characters max\.$/) }],
])('a request with %j: %j', (more, fields) => {
  expect(checkPlanRequest({ plan: 'team', searches: 2, company: 'Kay', note: '', ...more }, [team])).toEqual(fields)
})
