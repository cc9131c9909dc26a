import { expect, test } from 'vitest'
import { inTouchSentence, touchOf } from './in-touch.ts'

const at = new Date('2026-11-20T09:00:00Z')
const nothing = { stage: 'APPROVED', interviewAt: null, contactedAt: null, repliedAt: null, hasQueued: false } as const

test.each([
  [{}, null],
  [{ stage: 'CONTACTED', contactedAt: at }, null],
  [{ stage: 'REJECTED', contactedAt: at, repliedAt: at }, null],
  [{ stage: 'HIRING_MANAGER' }, null],
  [{ stage: 'HIRING_MANAGER', repliedAt: at }, 'conversation'],
  [{ stage: 'QUESTION', contactedAt: at, hasQueued: true }, 'conversation'],
  [{ stage: 'CONTACTED', contactedAt: at, hasQueued: true }, 'sequence'],
  [{ stage: 'HIRED', interviewAt: at, contactedAt: at }, 'hired'],
  [{ stage: 'HIRED' }, 'hired'],
  [{ stage: 'OFFER', interviewAt: at }, 'offer'],
  [{ stage: 'INTERVIEWING', interviewAt: at, contactedAt: at }, 'interview'],
] as const)('%j: %s', (facts, kind) => {
  expect(touchOf({ ...nothing, ...facts })).toBe(kind)
})

test('the refusal names who and when, and a project only where it may be opened', () => {
  const touch = { kind: 'interview', by: 'Robin Reyes', at, projectName: 'Sales Lead' } as const
  expect(inTouchSentence([touch, { ...touch, kind: 'sequence', by: null, projectName: null }])).toBe(
    'Your team is already in touch with this person: an interview is booked (Robin Reyes, Nov 20, 2026, project Sales Lead); ' +
      'a sequence is running (Nov 20, 2026, another project). Take over to write anyway.',
  )
})
