import { expect, test } from 'vitest'
import { historyEventOf, historyEvents, historyLabel, isStage, stages } from './stages.ts'

test('every history line has a text', () => {
  expect(historyEvents.filter((event) => historyLabel(event).trim() === '')).toEqual([])
  expect((['ats', 'taken_over', 'offer', 'hired'] as const).map(historyLabel)).toEqual([
    'Applicant tracking system',
    'Taken over',
    'Offer',
    'Hired',
  ])
})

test.each([
  ['UNDER_REVIEW', 'under_review'],
  ['QUEUE', 'under_review'],
  ['APPROVED', 'approved'],
  ['CONTACTED', 'outreach_email'],
  ['AUTOPILOT_RECRUITER', 'autopilot_recruiter'],
  ['QUESTION', 'question'],
  ['HIRING_MANAGER', 'hiring_manager'],
  ['HIRING_MANAGER_APPROVED', 'hiring_manager_approved'],
  ['AWAITING_INFO', 'awaiting_info'],
  ['INTERVIEWING', 'interview'],
  ['REJECTED', 'rejected'],
  ['NOT_INTERESTED', 'not_interested'],
  ['CUSTOM_1', 'custom_1'],
  ['CUSTOM_2', 'custom_2'],
  ['CUSTOM_3', 'custom_3'],
  ['CUSTOM_4', 'custom_4'],
  ['CUSTOM_5', 'custom_5'],
] as const)('arriving in %s writes %s', (stage, event) => {
  expect(historyEventOf(stage)).toBe(event)
})

test('only stages are stages', () => {
  expect(stages.every(isStage)).toBe(true)
  expect(['WARM_LEADS_HM', 'approved', '', null, 3].some(isStage)).toBe(false)
})
