import { expect, test } from 'vitest'
import { contactsLeft, freeTrialText, whyNotContact } from './free-trial.ts'

const trial = (contacted: number, limit = 25) => ({ isFreeTrial: true, contacted, limit })

test.each([
  [0, 25],
  [24, 1],
  [25, 0],
  [40, 0],
])('after %i contacts %i are left [4]', (contacted, remaining) => {
  expect(contactsLeft(trial(contacted))).toBe(remaining)
  expect(freeTrialText(trial(contacted))).toBe(`${remaining} of 25 candidates left in your free trial`)
})
test('at its end no one new is contacted [4]', () => {
  expect(whyNotContact(trial(24))).toBeNull()
  expect(whyNotContact(trial(25))).toBe('The free trial includes 25 candidates. Choose a plan to contact more.')
  expect(whyNotContact(trial(0, 0))).not.toBeNull()
})
test("a project that isn't a trial has no end [4]", () => {
  const paid = { ...trial(1000), isFreeTrial: false }
  expect([contactsLeft(paid), whyNotContact(paid), freeTrialText(paid)]).toEqual([null, null, null])
})
