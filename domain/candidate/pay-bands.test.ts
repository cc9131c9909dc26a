// Bands cover all amounts, are at most ten, and begin at round numbers.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { payBands } from './pay-bands.ts'

test.each([
  [[], []],
  [[60_000], [[60_000, 61_000, 1]]],
  [
    [52_000, 58_000, 71_000],
    [
      [52_000, 54_000, 1],
      [54_000, 56_000, 0],
      [56_000, 58_000, 0],
      [58_000, 60_000, 1],
      [60_000, 62_000, 0],
      [62_000, 64_000, 0],
      [64_000, 66_000, 0],
      [66_000, 68_000, 0],
      [68_000, 70_000, 0],
      [70_000, 72_000, 1],
    ],
  ],
])('%j', (amounts, bands) => expect(payBands(amounts).map(({ from, to, people }) => [from, to, people])).toEqual(bands))

test('everyone is in one band of at most ten', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 900_000_000 }), { minLength: 1, maxLength: 50 }), (amounts) => {
      const bands = payBands(amounts)
      expect(bands.length).toBeLessThanOrEqual(10)
      expect(bands.reduce((sum, { people }) => sum + people, 0)).toBe(amounts.length)
      for (const amount of amounts) expect(bands.some(({ from, to }) => from <= amount && amount < to)).toBe(true)
    }),
  )
})
