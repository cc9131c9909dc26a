// How figures are shown: no percentages of small groups, durations in one unit, medians within 5%.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bucketOf, quantile } from './durations.ts'
import { durationText, shareText } from './shares.ts'

test('small groups show counts, not percentages [57]', () => {
  expect(shareText(3, 4)).toBe('3 of 4')
  expect(shareText(0, 9)).toBe('0 of 9')
  expect(shareText(1, 10)).toBe('10%')
  expect(shareText(0, 0)).toBe('–')
})

test('durations have one unit', () => {
  expect(durationText(null)).toBe('–')
  expect(durationText(20)).toBe('< 1 minute')
  expect(durationText(60)).toBe('1 minute')
  expect(durationText(5400)).toBe('1.5 hours')
  expect(durationText(86_400 * 12.3)).toBe('12 days')
})

test('a quantile from the histogram is within 5% of the exact one [56]', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90_000_000 }), { minLength: 1, maxLength: 80 }),
      fc.constantFrom(0.5, 0.9),
      (all, share) => {
        const buckets = new Map<number, number>()
        for (const value of all) buckets.set(bucketOf(value), (buckets.get(bucketOf(value)) ?? 0) + 1)
        const exact = all.toSorted((a, b) => a - b)[Math.max(1, Math.ceil(all.length * share)) - 1]!
        const read = quantile({ n: all.length, buckets }, share)!
        expect(Math.abs(read - exact) / exact).toBeLessThan(0.05)
      },
    ),
  )
  expect(quantile({ n: 0, buckets: new Map() }, 0.5)).toBeNull()
})
