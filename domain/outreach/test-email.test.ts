import { expect, test } from 'vitest'
import { testSubject } from './test-email.ts'

test.each([
  ['A role', false, '[Test] A role'],
  ['A role', true, '[Test] Re: A role'],
  ['Re: A role', true, '[Test] Re: A role'],
  ['Re: A role', false, '[Test] Re: A role'],
])('the subject %s of a test, as a follow-up %s', (subject, isFollowUp, expected) => {
  expect(testSubject(subject, isFollowUp)).toBe(expected)
})
