import { expect, test } from 'vitest'
import { ApiFailure } from '../api/failure.ts'
import { isWorthRetrying, nextPause } from './retry-later.ts'

const failure = (status: number) => new ApiFailure(status, { error: 'x', message: 'x' })

test('a write is retried without a response or a server, but not after a refusal', () => {
  expect([0, 401, 408, 429, 502, 503, 504].filter((status) => !isWorthRetrying(failure(status)))).toEqual([])
  expect([400, 403, 404, 409, 417, 422, 500, 501].filter((status) => isWorthRetrying(failure(status)))).toEqual([])
  expect(isWorthRetrying(new Error('a fault of the page'))).toBe(false)
})

test('pauses double from one second to fifteen', () => {
  const pauses = [0]
  for (let n = 0; n < 6; n++) pauses.push(nextPause(pauses.at(-1) ?? 0))
  expect(pauses.slice(1)).toEqual([1000, 2000, 4000, 8000, 15_000, 15_000])
})
