import { expect, test } from 'vitest'
import { inTouchSentence, touchOf } from './in-touch.ts'

const time = new Date('2026-11-20T09:00:00Z')
const nothing = { stage: 'APPROVED', interviewAt: null, contactedAt: null, repliedAt: null, hasQueued: false } as const

test.each([
  [{}, null],
  [{ stage: 'CONTACTED', contactedAt: time }, null],
  [{ stage: 'REJECTED', contactedAt: time, repliedAt: time }, null],
  [{ stage: 'HIRING_MANAGER' }, null],
  [{ stage: 'HIRING_MANAGER', repliedAt: time }, 'conversation'],
  [{ stage: 'QUESTION', contactedAt: time, hasQueued: true }, 'conversation'],
  [{ stage: 'CONTACTED', contactedAt: time, hasQueued: true }, 'sequence'],
  [{ stage: 'HIRED', interviewAt: time, contactedAt: time }, 'hired'],
  [{ stage: 'HIRED' }, 'hired'],
  [{ stage: 'OFFER', interviewAt: time }, 'offer'],
  [{ stage: 'INTERVIEWING', interviewAt: time, contactedAt: time }, 'interview'],
] as const)('%j: %s', (facts, kind) => {
  expect(touchOf({ ...nothing, ...facts })).toBe(kind)
})

test('the refusal states who and when, and the project only if the reader may open it', () => {
  const touch = { kind: 'interview', by: 'Robin Reyes', at: time, projectName: 'Sales Lead' } as const
  expect(inTouchSentence([touch, { ...touch, kind: 'sequence', by: null, projectName: null }])).toBe(
    'Your team is already in touch with this person: an interview is booked (Robin Reyes, Nov 20, 2026, project Sales Lead); ' +
      'a sequence is running (Nov 20, 2026, another project). Take over to write anyway.',
  )
})
