import { describe, expect, test } from 'vitest'
import { fitLogistic, type Sample } from './logistic-regression.ts'

const sample = (positive: boolean, ...features: [number, number][]): Sample => ({ features: new Map(features), positive, weight: 1 })

describe('fitLogistic', () => {
  test('at the result the gradient of the penalized likelihood is zero', () => {
    const samples = [
      sample(true, [1, 1], [2, 1]),
      sample(true, [1, 1], [3, 0.5]),
      sample(false, [2, 1], [4, 1]),
      sample(false, [3, 1]),
      sample(true, [4, 0.5]),
    ]
    const variance = 0.7
    const weights = fitLogistic(samples, variance)
    const latent = (entry: Sample, intercept: number) =>
      intercept + [...entry.features].reduce((sum, [feature, value]) => sum + value * (weights.get(feature) ?? 0), 0)
    const errors = (intercept: number) => samples.map((entry) => Number(entry.positive) - 1 / (1 + Math.exp(-latent(entry, intercept))))
    // the intercept has variance 4, so it is four times the sum of the errors: the only root of a falling function
    let [low, high] = [-10, 10]
    for (let round = 0; round < 80; round += 1) {
      const middle = (low + high) / 2
      if (4 * errors(middle).reduce((a, b) => a + b, 0) > middle) low = middle
      else high = middle
    }
    const error = errors(low)
    for (const [feature, weight] of weights) {
      const slope = samples.reduce((sum, entry, index) => sum + (entry.features.get(feature) ?? 0) * (error[index] ?? 0), 0)
      expect(slope - weight / variance).toBeCloseTo(0, 6)
    }
  })

  test('a feature only the approved have gets a positive weight, one that all have gets less', () => {
    const samples = [sample(true, [1, 1], [9, 1]), sample(true, [1, 1], [9, 1]), sample(false, [2, 1], [9, 1]), sample(false, [9, 1])]
    const weights = fitLogistic(samples, 0.5)
    expect(weights.get(1)).toBeGreaterThan(0.2)
    expect(weights.get(2)).toBeLessThan(-0.1)
    expect(Math.abs(weights.get(9) ?? 1)).toBeLessThan(0.1)
  })

  test("no samples yield no weights, and samples without features don't either", () => {
    expect(fitLogistic([], 1).size).toBe(0)
    expect(fitLogistic([sample(true), sample(false)], 1).size).toBe(0)
  })
})
