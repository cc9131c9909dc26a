import { expect, test } from 'vitest'
import { emailRunOf, type CheckedEmail } from './email-check.ts'

const timeAt = (hour: number) => new Date(Date.UTC(2026, 10, 24, hour))
const email = (change: Partial<CheckedEmail> = {}): CheckedEmail => ({ stop: null, leavesAt: timeAt(9), atOnce: timeAt(9), ...change })

test('none, when no one can be written to', () => {
  expect(emailRunOf([], false)).toEqual({ count: 0, lastAt: null, waiting: 0 })
  expect(emailRunOf([email({ stop: 'no_address' })], true)).toEqual({ count: 0, lastAt: null, waiting: 0 })
})

test("the last one is the one that waits longest; stopped emails don't count", () => {
  const emails = [
    email(),
    email({ leavesAt: timeAt(15) }),
    email({ leavesAt: timeAt(12) }),
    email({ stop: 'in_touch', leavesAt: timeAt(20) }),
  ]
  expect(emailRunOf(emails, false)).toEqual({ count: 3, lastAt: timeAt(15), waiting: 2 })
})

test('sent now, none waits for working hours', () => {
  expect(emailRunOf([email({ leavesAt: timeAt(15) }), email()], true).lastAt).toEqual(timeAt(9))
})
