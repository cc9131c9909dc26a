// Not interested: codes, their labels, and when the form is complete.
import { describe, expect, test } from 'vitest'
import { asksForWords, cardLabels, checkNotInterested, notInterestedLabel, notInterestedReasons, wordsToSend } from './not-interested.ts'

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

test('cards show the labels of the codes, which have a key each [829]', () => {
  expect(notInterestedReasons.map(({ card }) => card).toSorted()).toEqual([
    'company_fit',
    'compensation',
    'misclassification',
    'other',
    'remote_policy',
    'role_fit',
    'seniority',
    'timing',
    'visa',
    'wrong_email',
  ])
  expect(cardLabels([1, 2, 3, 4, 5, 6, 7, 8, 9], false)).toEqual([
    'Misclassification',
    'Timing',
    'Compensation',
    'Seniority',
    'Remote Work Policy',
    'Company Fit',
    'Work/Visa Status',
    'Other',
    'Role Fit',
  ])
})

test('on cards a candidate who recommends someone reads Referred Colleague [830]', () => {
  expect(cardLabels([2], true)).toEqual(['Referred Colleague', 'Timing'])
  expect(cardLabels([], true)).toEqual(['Referred Colleague'])
})

test('on cards a wrong address reads Wrong email [831]', () => {
  expect(cardLabels([12], false)).toEqual(['Wrong email'])
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
