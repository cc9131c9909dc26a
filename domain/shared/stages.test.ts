import { expect, test } from 'vitest'
import { historyCodeOf, historyCodes, historyLabel, isStage, stages } from './stages.ts'

test.each([
  [1, 'underReview'],
  [2, 'imported'],
  [3, 'approved'],
  [4, 'rejected'],
  [5, 'outreachEmail'],
  [6, 'outreachManual'],
  [7, 'linkedinInmail'],
  [8, 'interview'],
  [9, 'notInterested'],
  [10, 'followUp1'],
  [11, 'followUp2'],
  [12, 'followUp3'],
  [13, 'linkedinInvitation'],
  [14, 'custom1'],
  [15, 'custom2'],
  [16, 'custom3'],
  [17, 'custom4'],
  [18, 'custom5'],
  [19, 'linkedinMessage'],
  [20, 'scheduledEmail'],
  [21, 'autopilotRecruiter'],
  [22, 'hiringManager'],
  [23, 'hiringManagerApproved'],
  [24, 'question'],
  [25, 'awaitingInfo'],
  [26, 'trainingPositive'],
  [27, 'trainingNegative'],
] as const)(
  'code %i is %s and has words [602 603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622]',
  (code, name) => {
    expect(historyCodes[name]).toBe(code)
    expect(historyLabel(code)).not.toBe('Updated')
  },
)

test('no code but these exists, and four of this product’s own behind them', () => {
  expect(Object.values(historyCodes).toSorted((a, b) => a - b)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
  expect([28, 29, 30, 31, 32].map(historyLabel)).toEqual(['Applicant tracking system', 'Taken over', 'Offer', 'Hired', 'Updated'])
})

test.each([
  ['UNDER_REVIEW', 1],
  ['QUEUE', 1],
  ['APPROVED', 3],
  ['CONTACTED', 5],
  ['AUTOPILOT_RECRUITER', 21],
  ['QUESTION', 24],
  ['HIRING_MANAGER', 22],
  ['HIRING_MANAGER_APPROVED', 23],
  ['AWAITING_INFO', 25],
  ['INTERVIEWING', 8],
  ['REJECTED', 4],
  ['NOT_INTERESTED', 9],
  ['CUSTOM_1', 14],
  ['CUSTOM_2', 15],
  ['CUSTOM_3', 16],
  ['CUSTOM_4', 17],
  ['CUSTOM_5', 18],
] as const)('arriving in %s writes code %i', (stage, code) => {
  expect(historyCodeOf(stage)).toBe(code)
})

test('only stages are stages', () => {
  expect(stages.every(isStage)).toBe(true)
  expect(['WARM_LEADS_HM', 'approved', '', null, 3].some(isStage)).toBe(false)
})
