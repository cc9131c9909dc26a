// Due dates and forms of tasks.
import { expect, test } from 'vitest'
import { dataRequestDue, taskTitle, validateOutcome, validateDueDay } from './tasks.ts'

test.each([
  ['2026-11-23', '2026-12-23'],
  ['2026-12-31', '2027-01-31'],
  ['2027-01-31', '2027-02-28'],
  ['2028-01-31', '2028-02-29'],
])('a data request of %s is due on %s', (received, due) => expect(dataRequestDue(received)).toBe(due))

test("closing a data request requires a comment, closing other tasks doesn't", () => {
  expect(validateOutcome('data_request', '  done ')).toMatch(/Describe what was done/)
  expect(validateOutcome('data_request', 'Profile and emails deleted on request.')).toBeNull()
  expect(validateOutcome('come_back', '')).toBeNull()
  expect(validateOutcome('come_back', 'x'.repeat(2001))).toBe('2,000 characters max.')
})

test.each([
  ['2026-11-24', null],
  ['2026-11-23', 'Choose a day in the future.'],
  ['2029-11-24', 'Choose a day within three years.'],
  ['2026-13-40', 'Choose a date.'],
  ['soon', 'Choose a date.'],
])('follow up on %s: %s', (day, problem) => expect(validateDueDay(day, '2026-11-23')).toBe(problem))

test('titles include the known names', () => {
  expect(taskTitle('referral', 'Jo Doe', { name: null, email: 'jane@x.example' })).toBe('Jo Doe recommends jane@x.example')
  expect(taskTitle('come_back', 'Jo Doe', {})).toBe('Check back with Jo Doe')
})
