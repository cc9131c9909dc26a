import { expect, test } from 'vitest'
import { bouncesTooOften } from './bounce-limit.ts'

test.each([
  ['none', 0, 0, false],
  ['a few of a few', 4, 4, false],
  ['five of a hundred', 100, 5, false],
  ['five of ninety-nine', 99, 5, true],
  ['all', 5, 5, true],
  ['many of very many', 10_000, 400, false],
])('%s', (_, sent, bounced, isTooOften) => {
  expect(bouncesTooOften({ sent, bounced })).toBe(isTooOften)
})
