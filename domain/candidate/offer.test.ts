import { expect, test } from 'vitest'
import { checkNotInterested, notInterestedLabel, notInterestedReasons, notInterestedReasonsFor } from './not-interested.ts'
import { checkOffer, checkStartDate, dayText, longestOfferNote, mayBeOffered, termsOf, termsText, type OfferTerms } from './offer.ts'
import { stages } from '../shared/stages.ts'

const today = '2026-11-23'

test('candidates can get an offer or be hired once they have reached the interviews', () => {
  expect(stages.filter((stage) => !mayBeOffered(stage))).toEqual([
    'UNDER_REVIEW',
    'QUEUE',
    'APPROVED',
    'CONTACTED',
    'AUTOPILOT_RECRUITER',
    'QUESTION',
    'HIRING_MANAGER',
    'AWAITING_INFO',
    'REJECTED',
    'NOT_INTERESTED',
  ])
})

test.each([
  ['', '', { offer_date: 'This field is required.' }],
  ['2026-02-30', '', { offer_date: 'Choose a valid date.' }],
  ['23.11.2026', '', { offer_date: 'Choose a valid date.' }],
  ['0026-11-23', '', { offer_date: 'Choose a valid date.' }],
  ['2026-11-24', '', { offer_date: 'An offer that was made can’t be in the future.' }],
  ['2026-11-23', 'x'.repeat(longestOfferNote + 1), { offer_note: '2,000 characters max.' }],
  ['2026-11-23', 'x'.repeat(longestOfferNote), null],
  ['2026-11-02', '', null],
])('an offer of %j', (day, note, wrong) => expect(checkOffer({ day, note }, today)).toEqual(wrong))

test('the terms of an offer are checked, and written out', () => {
  const terms = { pay: { amount: 95_000, period: 'year', currency: 'EUR' }, startDay: '2027-01-04', conditions: '' } as const
  const check = (change: Partial<OfferTerms>) => checkOffer({ day: '2026-11-02', note: '', terms: { ...terms, ...change } }, today)
  expect(check({})).toBeNull()
  expect(check({ pay: { ...terms.pay, amount: 0 } })).toEqual({ offer_pay_amount: 'Enter an amount above zero.' })
  expect(check({ pay: { ...terms.pay, amount: Number.NaN } })).toEqual({ offer_pay_amount: 'Enter an amount above zero.' })
  expect(check({ pay: { ...terms.pay, currency: 'BEANS' } })).toEqual({ offer_pay_currency: 'Choose a currency.' })
  expect(check({ startDay: '2027-02-30' })).toEqual({ offer_start_date: 'Choose a valid date.' })
  expect(check({ conditions: 'x'.repeat(2001) })).toEqual({ offer_conditions: '2,000 characters max.' })
  expect(termsText(terms)).toBe('€95,000 a year, starts Jan 4, 2027')
  expect(termsText({ ...terms, pay: { amount: 36.5, period: 'hour', currency: 'USD' }, startDay: null })).toBe('$36.50 an hour')
  expect(termsOf({ pay: null, startDay: null, conditions: '  ' })).toBeNull()
})

test.each([
  ['', { start_date: 'Choose the start date.' }],
  ['2027-02-29', { start_date: 'Choose a valid date.' }],
  ['soon', { start_date: 'Choose a valid date.' }],
  ['2027-01-04', null],
  ['2026-11-02', null],
])('a start on %j', (day, wrong) => expect(checkStartDate(day)).toEqual(wrong))

test('writes out a day', () => expect(dayText('2027-01-04')).toBe('Jan 4, 2027'))

test("offers 'declined' only for candidates with an offer", () => {
  expect(notInterestedReasonsFor('OFFER').map(notInterestedLabel).slice(0, 2)).toEqual(['Offer declined', 'Misclassification'])
  expect(notInterestedReasonsFor('INTERVIEWING')).toEqual(notInterestedReasons)
  expect([notInterestedLabel('offer_declined'), checkNotInterested(['offer_declined'], '')]).toEqual(['Offer declined', null])
})
