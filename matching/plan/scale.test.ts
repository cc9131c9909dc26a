// Points that mean the same in every search, rise with the weighted sum, and are distributed so that they add up.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dimensions, strongMatch, type Dimension } from '@fairlead/domain/candidate/assessment'
import { calibration, chanceOf, chosen, isUsable, pointsAt, scaleOf, shareOut } from './scale.ts'
import fit from './fit.json' with { type: 'json' }

const anyWeights = fc
  .array(fc.integer({ min: 0, max: 8 }), { minLength: dimensions.length, maxLength: dimensions.length })
  .filter((list) => list.some((weight) => weight > 0))
  .map((list) => {
    const total = list.reduce((sum, weight) => sum + weight, 0)
    return Object.fromEntries(dimensions.map((name, index) => [name, (list[index] ?? 0) / total])) as Record<Dimension, number>
  })

describe('the scale of a search', () => {
  test('rises from 0 to 100 for every search', () => {
    fc.assert(
      fc.property(anyWeights, fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }), (weights, a, b) => {
        const scale = scaleOf(weights)
        expect(pointsAt(scale, 0)).toBe(0)
        expect(pointsAt(scale, 1)).toBe(100)
        const [low, high] = [Math.min(a, b), Math.max(a, b)]
        expect(pointsAt(scale, high)).toBeGreaterThanOrEqual(pointsAt(scale, low))
        if (high - low > 1e-9) expect(pointsAt(scale, high)).toBeGreaterThan(pointsAt(scale, low))
      }),
    )
  })

  test('gives equal points for equal probabilities, in every search', () => {
    fc.assert(
      fc.property(anyWeights, (weights) => {
        const scale = scaleOf(weights)
        for (const [chance, points] of [
          [0.1, 25],
          [0.5, 50],
          [0.9, strongMatch],
        ] as const) {
          const sum = scale.find(([, value]) => value === points)?.[0] ?? NaN
          expect(chanceOf(weights, sum)).toBeCloseTo(chance, 9)
          expect(pointsAt(scale, sum)).toBeCloseTo(points, 9)
        }
      }),
    )
  })

  test('exists for every search, with the manual and with the fitted scale', () => {
    expect(isUsable(calibration)).toBe(true)
    expect(isUsable(chosen.calibration)).toBe(true)
    expect(isUsable({ ...calibration, slope: 2 })).toBe(false)
    expect(isUsable({ ...calibration, slope: -12 })).toBe(false)
  })

  test('for an empty search is the sum itself', () => {
    const nothing = Object.fromEntries(dimensions.map((name) => [name, 0])) as Record<Dimension, number>
    expect(pointsAt(scaleOf(nothing), 0.4)).toBeCloseTo(40, 9)
  })
})

test('strong matches are right for at least nine of ten on held-out postings', () => {
  const { heldOut } = fit.run
  expect(heldOut.strongMatch).toBe(strongMatch)
  for (const { strong } of Object.values(heldOut.shapes)) {
    expect(strong.people).toBeGreaterThan(100)
    expect(strong.relevant / strong.people).toBeGreaterThanOrEqual(0.9)
  }
  expect(heldOut.map.fitted).toBeGreaterThanOrEqual(heldOut.map.byHand)
})

describe('distribution', () => {
  test('tenths add up exactly to the score', () => {
    const part = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 11 }), fc.array(part, { maxLength: 4 }), (parts, taken) => {
        const sum = parts.reduce((total, value) => total + value, 0)
        const max = taken.reduce((total, deduction) => total + deduction, 0)
        // deductions take at most nine tenths of the points
        const deductions = taken.map((deduction) => (max > 0 ? (-deduction / max) * 0.9 * sum : 0))
        const score = sum > 0.01 ? 73 : 0
        const shares = shareOut([...parts, ...deductions], score)
        expect(shares.reduce((total, share) => total + Math.round(share * 10), 0)).toBe(score * 10)
        for (const share of shares) expect(Math.abs(share * 10 - Math.round(share * 10))).toBeLessThan(1e-9)
      }),
    )
  })

  test('gives a missing tenth to the part that lost most, the first of equals', () => {
    expect(shareOut([1, 1, 1], 10)).toEqual([3.4, 3.3, 3.3])
    expect(shareOut([1, 3, 0], 1)).toEqual([0.3, 0.7, 0])
    expect(shareOut([0, 0], 0)).toEqual([0, 0])
  })
})
