// Not interested: reasons, their labels, and when the form is complete.
import { describe, expect, test } from 'vitest'
import type { NotInterestedReason } from '../shared/not-interested-reason.ts'
import { asksForWords, cardLabels, checkNotInterested, notInterestedLabel, notInterestedReasons, wordsToSend } from './not-interested.ts'

test('the reasons and their labels, in the order offered [828]', () => {
  expect(notInterestedReasons.map((reason) => [reason, notInterestedLabel(reason)])).toEqual([
    ['misclassification', 'Misclassification'],
    ['timing', 'Timing'],
    ['compensation', 'Compensation'],
    ['seniority', 'Seniority'],
    ['remote_policy', 'Remote Work Policy'],
    ['company_fit', 'Company Fit'],
    ['visa', 'Work/Visa Status'],
    ['role_fit', 'Role Fit'],
    ['wrong_email', 'Wrong Person/Email'],
    ['other', 'Other'],
  ])
  expect(notInterestedLabel('role_fit')).toBe('Role Fit')
})

test('cards show the labels of the reasons [829]', () => {
  expect(
    cardLabels(
      ['misclassification', 'timing', 'compensation', 'seniority', 'remote_policy', 'company_fit', 'visa', 'other', 'role_fit'],
      false,
    ),
  ).toEqual([
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

test('cards show Referred Colleague for a candidate who recommends someone [830]', () => {
  expect(cardLabels(['timing'], true)).toEqual(['Referred Colleague', 'Timing'])
  expect(cardLabels([], true)).toEqual(['Referred Colleague'])
})

test('cards show Wrong email for a wrong address [831]', () => {
  expect(cardLabels(['wrong_email'], false)).toEqual(['Wrong email'])
})

describe('the form', () => {
  test.each([
    [[], '', { not_interested_code: 'This field is required.' }],
    [['timing'], '', null],
    [['misclassification'], '', null],
    [['other'], '', { not_interested_reason_other: 'This field is required.' }],
    [['other'], '  ', { not_interested_reason_other: 'This field is required.' }],
    [['timing', 'other'], 'moved away', null],
  ] as const)('%j with %j', (reasons, details, wrong) => {
    expect(checkNotInterested(reasons, details)).toEqual(wrong)
  })
  test('requires text for Misclassification and Other, and sends it only for Other', () => {
    const choices: NotInterestedReason[][] = [['misclassification'], ['other'], ['timing'], ['misclassification', 'timing']]
    expect(choices.map((reasons) => asksForWords(reasons))).toEqual([true, true, false, true])
    expect([wordsToSend(['misclassification'], 'x'), wordsToSend(['misclassification', 'other'], ' x ')]).toEqual([undefined, 'x'])
  })
})
