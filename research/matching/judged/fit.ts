// Fits weights of dimensions and the scale of points on judged pairs. No randomness: equal pairs give equal results.
import { recordOf } from '@fairlead/domain/shared/records'
import { dimensions, type Dimension } from '@fairlead/domain/candidate/assessment'
import { measure } from '../../titles/eval/measures.ts'
import type { JudgedJob, JudgedPair } from './pairs.ts'

export type Weights = Record<Dimension, number>

/** Normalized to a sum of 1 over the requested dimensions. */
export function shared(weights: Readonly<Weights>, reference: Readonly<Weights>): Weights {
  const total = dimensions.reduce((sum, name) => sum + (reference[name] > 0 ? weights[name] : 0), 0)
  return recordOf(dimensions, (name) => (reference[name] > 0 && total > 0 ? weights[name] / total : 0))
}

/** A pair's weighted sum, 0 to 1, minus the deductions for the whole. */
export const sumOf = (weights: Readonly<Weights>, { values, factor }: JudgedPair): number =>
  factor * dimensions.reduce((sum, name) => sum + weights[name] * values[name], 0)

/** Dimensions that jobs request and that vary between people; the data says nothing about others. */
export const informative = (jobs: readonly JudgedJob[]): Dimension[] =>
  dimensions.filter((name) =>
    jobs.some(({ weights, pairs }) => weights[name] > 0 && pairs.some(({ values }) => values[name] !== pairs[0]?.values[name])),
  )

/** Average precision by job, with people in search order; people the search doesn't fetch count as missed. */
export function averagePrecisions(jobs: readonly JudgedJob[], weights: Readonly<Weights>): Map<string, number> {
  return new Map(
    jobs.map((job) => {
      const jobWeights = shared(weights, job.weights)
      const ranked = job.pairs
        .map((pair) => ({ pair, sum: Math.round(sumOf(jobWeights, pair) * 1e6) / 1e6 }))
        .toSorted((a, b) => b.sum - a.sum || b.pair.text - a.pair.text || (a.pair.person < b.pair.person ? -1 : 1))
      const missed = Array.from(
        { length: job.relevant - job.pairs.filter(({ relevant }) => relevant).length },
        (_, index) => `missed ${index}`,
      )
      const relevant = [...job.pairs.flatMap((pair) => (pair.relevant ? [pair.person] : [])), ...missed]
      const { map } = measure(
        new Map([[job.id, ranked.map(({ pair }) => pair.person)]]),
        new Map([[job.id, new Map(relevant.map((id) => [id, 1]))]]),
      )
      return [job.id, map]
    }),
  )
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value))
/** How steeply a difference in sums separates a relevant person from another. */
const steepness = 12
const rounds = 300

/**
 * Weights of the informative dimensions by pairwise logistic regression: of two people for the same job, the relevant one
 * should have the larger sum. All jobs count equally. Weights stay above 0 and are pulled toward the prior ones; their sum, and
 * the weights of all other dimensions, don't change. @param pull strength of the pull: times the squared logarithm of the ratio
 * of a weight to its prior, it is added to the mean loss of a pair
 */
export function fitWeights(jobs: readonly JudgedJob[], prior: Readonly<Weights>, pull: number): Weights {
  const names = informative(jobs)
  const total = names.reduce((sum, name) => sum + prior[name], 0)
  const logs = names.map((name) => Math.log(prior[name]))
  const start = [...logs]
  const step = 1 / (1 + 2 * pull)
  const weightsNow = (): Weights => {
    const sum = logs.reduce((all, value) => all + Math.exp(value), 0)
    return { ...prior, ...Object.fromEntries(names.map((name, index) => [name, (Math.exp(logs[index] ?? 0) / sum) * total])) }
  }
  for (let round = 0; round < rounds; round += 1) {
    const current = weightsNow()
    const gradient = names.map((_, index) => 2 * pull * ((logs[index] ?? 0) - (start[index] ?? 0)))
    for (const job of jobs) {
      const weights = shared(current, job.weights)
      const rows = job.pairs.map((pair) => ({ pair, sum: sumOf(weights, pair) }))
      const [right, wrong] = [rows.filter(({ pair }) => pair.relevant), rows.filter(({ pair }) => !pair.relevant)]
      // a pair of a relevant person and another adds -probability to the slope of the first and +probability to that of the
      // second
      const push = new Map<JudgedPair, number>(job.pairs.map((pair) => [pair, 0]))
      for (const relevantRow of right)
        for (const otherRow of wrong) {
          const chance = sigmoid(-steepness * (relevantRow.sum - otherRow.sum)) / (right.length * wrong.length)
          push.set(relevantRow.pair, (push.get(relevantRow.pair) ?? 0) - chance)
          push.set(otherRow.pair, (push.get(otherRow.pair) ?? 0) + chance)
        }
      for (const { pair, sum } of rows) {
        const force = ((push.get(pair) ?? 0) * steepness) / jobs.length
        names.forEach((name, index) => {
          // derivative of the sum with respect to the logarithm of a weight
          if (weights[name] > 0) gradient[index] = (gradient[index] ?? 0) + force * weights[name] * (pair.factor * pair.values[name] - sum)
        })
      }
    }
    gradient.forEach((value, index) => (logs[index] = (logs[index] ?? 0) - step * value))
    if (Math.max(...gradient.map(Math.abs)) < 1e-7) break
  }
  return weightsNow()
}
