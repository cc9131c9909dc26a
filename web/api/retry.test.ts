import { expect, test } from 'vitest'
import { mayAskAgain } from './cache.ts'
import { ApiFailure, sentenceOf } from './failure.ts'

const limited = (ms: number | null) =>
  new ApiFailure(429, { error: 'rate_limited', message: 'Too many requests. Try again in 9 seconds.' }, ms)

test('reads wait for a limit that ends soon, not for fifteen minutes, and never more than three times', () => {
  expect(mayAskAgain(0, limited(9000))).toBe(true)
  expect(mayAskAgain(0, limited(null))).toBe(true)
  expect(mayAskAgain(0, limited(900_000))).toBe(false)
  expect(mayAskAgain(3, limited(9000))).toBe(false)
})

test("shows a limit in the server's words", () => {
  expect(sentenceOf(limited(9000), 'We couldn’t save it.')).toBe('Too many requests. Try again in 9 seconds.')
})
