import { expect, test } from 'vitest'
import { checkNotInterested, notInterestedLabel, notInterestedReasons, notInterestedReasonsFor } from './not-interested.ts'
import { checkOffer, checkStartDate, dayText, longestOfferNote, mayBeOffered } from './offer.ts'
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
