import { expect, test } from 'vitest'
import type { Actor } from '../project/project.ts'
import { isReviewable, mayBeKept, whyNotSendForReview } from './send-for-review.ts'
import { stages } from '../shared/stages.ts'

const actor: Actor = { userId: 'u', workspaceId: 'w', email: 'ada@home.example', isSuperAdmin: false, isStaff: false }
const project = { ownerEmail: 'ada@home.example', collaborators: [] }

test("candidates can be sent for review in every stage between the review queue and the manager's decision", () => {
  expect(stages.filter((stage) => !isReviewable(stage))).toEqual([
    'UNDER_REVIEW',
    'QUEUE',
    'HIRING_MANAGER_APPROVED',
    'INTERVIEWING',
    'REJECTED',
    'NOT_INTERESTED',
    'OFFER',
    'HIRED',
  ])
  for (const stage of stages) expect(whyNotSendForReview(project, actor, stage) === null, stage).toBe(isReviewable(stage))
})

test('explains what to do first and refuses comment-only users', () => {
  expect(whyNotSendForReview(project, actor, 'REJECTED')).toMatchObject({
    code: 'invalid_move',
    message: expect.stringContaining('Move them back'),
  })
  const roster = { ...project, collaborators: [{ email: 'ada@home.example', role: 'commenter' as const }] }
  expect(whyNotSendForReview(roster, actor, 'QUESTION')).toMatchObject({ code: 'not_permitted' })
})

test('only candidates who are interested or have a question can be held until they send an item', () => {
  expect(stages.filter(mayBeKept)).toEqual(['AUTOPILOT_RECRUITER', 'QUESTION', 'HIRING_MANAGER'])
})
