// When a failed start signs the user out, and when it must not.
import { expect, test } from 'vitest'
import { ApiFailure } from '../api/failure.ts'
import { mayStartOver } from './may-start-over.ts'

const failure = (status: number) => new ApiFailure(status, { error: 'x', message: 'x' })
const now = 10_000_000

test.each([
  [failure(500), null, true],
  [failure(403), null, true],
  [failure(500), now - 700_000, true],
  [failure(500), now - 5000, false],
  [failure(0), null, false],
  [failure(503), null, false],
  [failure(429), null, false],
  [failure(401), null, false],
  [new Error('of our own making'), null, false],
])('%s after the last time at %s: %s [421]', (error, lastAt, may) => {
  expect(mayStartOver(error, lastAt, now)).toBe(may)
})
