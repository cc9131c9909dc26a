// Fits the mapping from a weighted sum to the probability of being right, and measures it on held-out jobs.
import { recordOf } from '@fairlead/domain/shared/records'
import { chanceOf, isUsable, pointsAt, scaleOf, type Calibration } from '@fairlead/matching/plan/scale'
import { fitWeights, informative, shared, sumOf, type Weights } from './fit.ts'
import type { JudgedJob, Shape } from './pairs.ts'

/** Solves a small system of linear equations by elimination with pivots. */
function solve(matrix: number[][], values: number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0])
  const cell = (i: number, j: number): number => rows[i]?.[j] ?? 0
  for (let index = 0; index < rows.length; index += 1) {
    let best = index
    for (let i = index + 1; i < rows.length; i += 1) if (Math.abs(cell(i, index)) > Math.abs(cell(best, index))) best = i
    ;[rows[index], rows[best]] = [rows[best] ?? [], rows[index] ?? []]
    for (const [i, row] of rows.entries()) {
      if (i === index) continue
      const share = cell(i, index) / cell(index, index)
      rows[i] = row.map((value, j) => value - share * cell(index, j))
    }
  }
  return rows.map((row, index) => (row.at(-1) ?? 0) / (row[index] ?? 0))
}

const rounds = 50
/** Keeps a solution finite when the sums separate the classes perfectly. */
const ridge = 1e-4

/**
 * Logistic regression of relevance on the weighted sum, with a midpoint for each dimension that varies in the data; the others
 * keep the given midpoints. Uses Newton's method.
 * @throws RangeError when the sums don't separate relevant people well enough for a scale
 */
export function fitCalibration(jobs: readonly JudgedJob[], weights: Readonly<Weights>, prior: Calibration): Calibration {
  const names = informative(jobs)
  const rows = jobs.flatMap((job) => {
    const jobWeights = shared(weights, job.weights)
    return job.pairs.map((pair) => ({ x: [sumOf(jobWeights, pair), ...names.map((name) => -jobWeights[name])], y: pair.relevant ? 1 : 0 }))
  })
  let now = [prior.slope, ...names.map((name) => prior.slope * prior.midpoints[name])]
  const size = now.length
  for (let round = 0; round < rounds; round += 1) {
    const gradient = now.map((value) => -ridge * value)
    const curve: number[][] = now.map((_, i) => now.map((__, j) => (i === j ? ridge : 0)))
    for (const { x, y } of rows) {
      const chance = 1 / (1 + Math.exp(-x.reduce((sum, value, index) => sum + value * (now[index] ?? 0), 0)))
      for (const [i, row] of curve.entries()) {
        gradient[i] = (gradient[i] ?? 0) + (y - chance) * (x[i] ?? 0)
        for (let j = 0; j < size; j += 1) row[j] = (row[j] ?? 0) + chance * (1 - chance) * (x[i] ?? 0) * (x[j] ?? 0)
      }
    }
    const step = solve(curve, gradient)
    now = now.map((value, index) => value + (step[index] ?? 0))
    if (Math.max(...step.map(Math.abs)) < 1e-9) break
  }
  const slope = now[0] ?? 0
  const midpoints = recordOf(names, (_, index) => (now[index + 1] ?? 0) / slope)
  const fitted = { slope, midpoints: { ...prior.midpoints, ...midpoints } }
  if (!isUsable(fitted)) throw new RangeError('the weighted sum hardly tells who is relevant: no scale can be made of it')
  return fitted
}

/** A pair, seen by a fit without its job. */
export interface HeldOutPair {
  job: string
  shape: Shape
  chance: number
  points: number
  relevant: boolean
}

/** Each job's pairs with weights and a scale fitted on all other jobs. */
export function holdOut(jobs: readonly JudgedJob[], prior: Readonly<Weights>, pull: number, start: Calibration): HeldOutPair[] {
  return [...new Set(jobs.map(({ id }) => id))].flatMap((leftOut) => {
    const remaining = jobs.filter(({ id }) => id !== leftOut)
    const weights = fitWeights(
      remaining.filter(({ shape }) => shape === 'all'),
      prior,
      pull,
    )
    const calibration = fitCalibration(remaining, weights, start)
    return jobs
      .filter(({ id }) => id === leftOut)
      .flatMap((job) => {
        const jobWeights = shared(weights, job.weights)
        const scale = scaleOf(jobWeights, calibration)
        return job.pairs.map((pair) => {
          const sum = sumOf(jobWeights, pair)
          return {
            job: leftOut,
            shape: job.shape,
            chance: chanceOf(jobWeights, sum, calibration),
            points: pointsAt(scale, sum),
            relevant: pair.relevant,
          }
        })
      })
  })
}

export interface Reliability {
  pairs: number
  /** Mean distance between probability and share of relevant people over ten bins of the probability, weighted by pairs. */
  error: number
  /** The same over pairs with a probability of at least 10%. */
  errorAbove: number
  /** Mean squared error of the probability. */
  brier: number
}

export function reliability(pairs: readonly HeldOutPair[]): Reliability {
  const errorOf = (some: readonly HeldOutPair[]): number =>
    [...Map.groupBy(some, ({ chance }) => Math.min(9, Math.floor(chance * 10))).values()].reduce(
      (sum, bin) => sum + Math.abs(bin.reduce((gap, { chance, relevant }) => gap + chance - (relevant ? 1 : 0), 0)),
      0,
    ) / Math.max(1, some.length)
  const brier = pairs.reduce((sum, { chance, relevant }) => sum + (chance - (relevant ? 1 : 0)) ** 2, 0) / Math.max(1, pairs.length)
  return { pairs: pairs.length, error: errorOf(pairs), errorAbove: errorOf(pairs.filter(({ chance }) => chance >= 0.1)), brier }
}

/** How many of the people with at least this many points are relevant. */
export function precisionFrom(pairs: readonly HeldOutPair[], points: number): { people: number; relevant: number } {
  const some = pairs.filter((pair) => pair.points >= points)
  return { people: some.length, relevant: some.filter(({ relevant }) => relevant).length }
}
