// Parts of a score as clients receive them, including people scored before scores were calibrated.
import { describe, expect, test } from 'vitest'
import { dimensions, strongMatch, type Dimension, type DimensionScore } from './assessment.ts'
import { isStrongMatch, pointsByDimension } from './scores.ts'

const all = (part: DimensionScore) => Object.fromEntries(dimensions.map((name) => [name, part])) as Record<Dimension, DimensionScore>
const calibrated = all({ value: 0.5, weight: 0.1, points: 7.2 })
const older = all({ value: 0.5, weight: 0.1 })

describe('a strong match', () => {
  test.each([
    [calibrated, strongMatch, true],
    [calibrated, strongMatch - 1, false],
    [older, 100, false],
  ])('needs a calibrated score of at least the threshold', (parts, score, is) => {
    expect(isStrongMatch({ score, dimensions: parts })).toBe(is)
  })
  test("doesn't apply to people without a score", () => expect(isStrongMatch(null)).toBe(false))
})

test('points are those of the score, or of the weighted sum for older scores', () => {
  expect(pointsByDimension({ dimensions: calibrated }).title?.points).toBe(7.2)
  expect(pointsByDimension({ dimensions: older }).title?.points).toBe(5)
  expect(pointsByDimension(null)).toEqual({})
})
