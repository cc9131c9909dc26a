// Not interested: codes, the keys of cards, and when the form is complete.
import { describe, expect, test } from 'vitest'
import { asksForWords, cardLabel, checkNotInterested, notInterestedLabel, notInterestedReasons, wordsToSend } from './not-interested.ts'

test('the codes and their words, in the order offered [828]', () => {
  expect(notInterestedReasons.map(({ code, label }) => [code, label])).toEqual([
    [1, 'Misclassification'],
    [2, 'Timing'],
    [3, 'Compensation'],
    [4, 'Seniority'],
    [5, 'Remote Work Policy'],
    [6, 'Company Fit'],
    [7, 'Work/Visa Status'],
    [9, 'Role Fit'],
    [12, 'Wrong Person/Email'],
    [8, 'Other'],
  ])
  expect([notInterestedLabel(9), notInterestedLabel(99)]).toEqual(['Role Fit', 'Other'])
})

test.each([
  ['misclassification', 'Misclassification'],
  ['timing', 'Timing'],
  ['compensation', 'Compensation'],
  ['seniority', 'Seniority'],
  ['remote_policy', 'Remote Work Policy'],
  ['company_fit', 'Company Fit'],
  ['visa', 'Work/Visa Status'],
  ['other', 'Other'],
  ['role_fit', 'Role Fit'],
])('the card key %s reads %s [829]', (card, label) => {
  expect(cardLabel(card)).toBe(label)
})

test('has its own text for a referral [830]', () => {
  expect(cardLabel('making_referral')).toBe('Referred Colleague')
})

test('so has a wrong address [831]', () => {
  expect(cardLabel('wrong_email')).toBe('Wrong email')
})

test('an unknown key is shown as it is', () => {
  expect(cardLabel('moved_to_mars')).toBe('moved_to_mars')
})

describe('the form', () => {
  test.each([
    [[], '', { not_interested_code: 'This field is required.' }],
    [[2], '', null],
    [[1], '', null],
    [[8], '', { not_interested_reason_other: 'This field is required.' }],
    [[8], '  ', { not_interested_reason_other: 'This field is required.' }],
    [[2, 8], 'moved away', null],
    [[10], '', { not_interested_code: 'Choose one of the listed reasons.' }],
  ])('%j with %j', (codes, other, wrong) => {
    expect(checkNotInterested(codes, other)).toEqual(wrong)
  })
  test('requires text for Misclassification and Other, and sends it only for Other', () => {
    expect([[1], [8], [2], [1, 2]].map((codes) => asksForWords(codes))).toEqual([true, true, false, true])
    expect([wordsToSend([1], 'x'), wordsToSend([1, 8], ' x ')]).toEqual([undefined, 'x'])
  })
})
