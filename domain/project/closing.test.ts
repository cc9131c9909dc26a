import { expect, test } from 'vitest'
import { stages } from '../shared/stages.ts'
import { countStillIn, isStillIn } from './closing.ts'

test('those the team talks with are still in the search, without offers, answers, and people never talked with', () => {
  expect(stages.filter(isStillIn)).toEqual([
    'AUTOPILOT_RECRUITER',
    'QUESTION',
    'HIRING_MANAGER',
    'HIRING_MANAGER_APPROVED',
    'AWAITING_INFO',
    'INTERVIEWING',
  ])
  expect(countStillIn({ INTERVIEWING: 2, QUESTION: 1, OFFER: 4, HIRED: 1, REJECTED: 8, NOT_INTERESTED: 3, CONTACTED: 9 })).toBe(3)
})
