import { expect, test } from 'vitest'
import { endRefusedTest, testSubject } from './test-email.ts'

test.each([
  ['A role', false, '[Test] A role'],
  ['A role', true, '[Test] Re: A role'],
  ['Re: A role', true, '[Test] Re: A role'],
  ['Re: A role', false, '[Test] Re: A role'],
])('the subject %s of a test, as a follow-up %s', (subject, isFollowUp, expected) => {
  expect(testSubject(subject, isFollowUp)).toBe(expected)
})

const tries = { refused: 1, unknown: 0, crashed: 0 }
const queued = { state: 'queued', attempt: 2, tries, notBefore: new Date(0) } as const
const refusal = { state: 'refused', permanent: true, code: 554, response: '554 5.7.1 Spam', stage: 'content' } as const

test('a test ends with the first refusal for good, and waits where the server puts it off', () => {
  expect(endRefusedTest(queued, refusal)).toEqual({ state: 'cancelled', attempt: 2, tries, reason: 'refused' })
  expect(endRefusedTest(queued, { ...refusal, permanent: false, code: 450 })).toBe(queued)
  expect(endRefusedTest(queued, { ...refusal, code: 421 })).toBe(queued)
  expect(endRefusedTest(null, refusal)).toBe(null)
})
