import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alwaysValidZ, newcombeInterval, shareOf, wilsonInterval } from './proportions.ts'

const rounded = ({ low, high }: { low: number; high: number }) => [Number(low.toFixed(4)), Number(high.toFixed(4))]

// R. G. Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('Wilson: %d of %d as published', (count, total, low, high) => {
  expect(rounded(wilsonInterval({ count, total }))).toEqual([low, high])
})

// R. G. Newcombe, Statistics in Medicine 17 (1998), 873-890, table II, method 10
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('Newcombe: %d of %d against %d of %d as published', (a, ofA, b, ofB, low, high) => {
  expect(rounded(newcombeInterval({ count: a, total: ofA }, { count: b, total: ofB }))).toEqual([low, high])
})

const proportion = fc.nat(3000).chain((total) => fc.record({ total: fc.constant(total), count: fc.nat(total) }))
const quantile = fc.double({ min: 0.1, max: 6, noNaN: true })

test('the interval of a share is within 0 and 1 and contains the share', () => {
  fc.assert(
    fc.property(proportion, quantile, (a, z) => {
      const { low, high } = wilsonInterval(a, z)
      expect(low).toBeGreaterThanOrEqual(0)
      expect(high).toBeLessThanOrEqual(1)
      expect(low).toBeLessThanOrEqual(shareOf(a) + 1e-12)
      if (a.total > 0) expect(high).toBeGreaterThanOrEqual(shareOf(a) - 1e-12)
    }),
  )
})

test('the interval of a difference contains the difference, is the mirror image of the opposite one, and grows with the quantile', () => {
  fc.assert(
    fc.property(proportion, proportion, quantile, (a, b, z) => {
      const { low, high } = newcombeInterval(a, b, z)
      expect(low).toBeGreaterThanOrEqual(-1 - 1e-12)
      expect(high).toBeLessThanOrEqual(1 + 1e-12)
      const opposite = newcombeInterval(b, a, z)
      expect(opposite.low).toBeCloseTo(-high, 12)
      expect(opposite.high).toBeCloseTo(-low, 12)
      const wider = newcombeInterval(a, b, z + 0.5)
      expect(wider.low).toBeLessThanOrEqual(low + 1e-12)
      expect(wider.high).toBeGreaterThanOrEqual(high - 1e-12)
      if (a.total === 0 || b.total === 0) return
      const difference = shareOf(a) - shareOf(b)
      expect(low).toBeLessThanOrEqual(difference + 1e-12)
      expect(high).toBeGreaterThanOrEqual(difference - 1e-12)
    }),
  )
})

test('the always-valid quantile is far above 1.96 and follows the formula of Robbins', () => {
  expect(alwaysValidZ(0)).toBe(Infinity)
  // by hand: (1 + 25/200) * (ln(1 + 200/25) + 2 ln 20)
  expect(alwaysValidZ(200) ** 2).toBeCloseTo(1.125 * (Math.log(9) + 2 * Math.log(20)), 10)
  fc.assert(fc.property(fc.integer({ min: 1, max: 1_000_000 }), (size) => alwaysValidZ(size) > 2.9))
})
