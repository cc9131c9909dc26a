import { expect, test } from 'vitest'
import { failureOf } from './failed-email.ts'
import { noTries, type MessageState } from './message-state.ts'

const now = new Date('2026-11-27T12:00:00Z')
const common = { attempt: 1, tries: noTries }
const states: [MessageState, boolean][] = [
  [{ ...common, state: 'queued', notBefore: now }, false],
  [{ ...common, state: 'claimed', leaseUntil: now }, false],
  [{ ...common, state: 'committing', since: now }, false],
  [{ ...common, state: 'unknown', since: now }, false],
  [{ ...common, state: 'sent', at: now }, false],
  [{ ...common, state: 'parked', since: now, reason: 'no_witness' }, true],
  [{ ...common, state: 'cancelled', reason: 'suppressed' }, true],
]

test.each(states)('%o is reported to the author of a test and of shared candidates: %s', (state, isFailure) => {
  expect(failureOf('test_email', state)).toBe(isFailure ? 'test_email.failed' : null)
  expect(failureOf('share', state)).toBe(isFailure ? 'share_email.failed' : null)
  for (const type of [null, 'invitation', 'reset_password']) expect(failureOf(type, state)).toBeNull()
})
