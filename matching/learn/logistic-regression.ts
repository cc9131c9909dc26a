// A regularized logistic regression for few samples and many features.

export interface Sample {
  /** Feature -> value; absent features are 0. */
  features: ReadonlyMap<number, number>
  positive: boolean
  /** The sample's weight; 1 = a single one. */
  weight: number
}

const rounds = 25

/** Solves `matrix · x = values` by Cholesky decomposition; the matrix is symmetric and positive definite. */
function solve(matrix: Float64Array[], values: Float64Array): Float64Array {
  const size = values.length
  const lower = matrix.map(() => new Float64Array(size))
  const cell = (rows: Float64Array[], i: number, j: number): number => rows[i]?.[j] ?? 0
  for (const [i, row] of lower.entries())
    for (let j = 0; j <= i; j += 1) {
      let sum = cell(matrix, i, j)
      for (let k = 0; k < j; k += 1) sum -= cell(lower, i, k) * cell(lower, j, k)
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / cell(lower, j, j)
    }
  const result = Float64Array.from(values)
  for (let i = 0; i < size; i += 1) {
    for (let k = 0; k < i; k += 1) result[i] = (result[i] ?? 0) - cell(lower, i, k) * (result[k] ?? 0)
    result[i] = (result[i] ?? 0) / cell(lower, i, i)
  }
  for (let i = size - 1; i >= 0; i -= 1) {
    for (let k = i + 1; k < size; k += 1) result[i] = (result[i] ?? 0) - cell(lower, k, i) * (result[k] ?? 0)
    result[i] = (result[i] ?? 0) / cell(lower, i, i)
  }
  return result
}

/**
 * The most likely weights under a normal prior with variance `variance` for each (L2 regularization), with an intercept that
 * isn't part of the result. Newton's method in sample space (Rasmussen and Williams 2006, algorithm 3.1), so that the cost
 * grows with the samples rather than the features. Deterministic; the order of the samples changes nothing beyond rounding.
 * @param samples at most a few hundred
 * @returns weight of every feature that isn't 0 in some sample, in natural log odds
 */
export function fitLogistic(samples: readonly Sample[], variance: number): Map<number, number> {
  const size = samples.length
  const intercept = 4
  const kernel = samples.map((a) =>
    Float64Array.from(samples, (b) => {
      let sum = 0
      for (const [feature, value] of a.features) sum += value * (b.features.get(feature) ?? 0)
      return sum * variance + intercept
    }),
  )
  // latent = kernel · dual; the fixed point has dual = gradient of the likelihood
  let latent: Float64Array = new Float64Array(size)
  let dual: Float64Array = new Float64Array(size)
  for (let round = 0; round < rounds; round += 1) {
    const chance = latent.map((value) => 1 / (1 + Math.exp(-value)))
    const gradient = chance.map((value, i) => ((samples[i]?.positive ? 1 : 0) - value) * (samples[i]?.weight ?? 1))
    const curve = chance.map((value, i) => Math.sqrt(Math.max(1e-9, value * (1 - value) * (samples[i]?.weight ?? 1))))
    const target = latent.map((value, i) => (curve[i] ?? 0) ** 2 * value + (gradient[i] ?? 0))
    const through = (vector: Float64Array): Float64Array =>
      Float64Array.from(kernel, (row) => row.reduce((sum, value, j) => sum + value * (vector[j] ?? 0), 0))
    const matrix = kernel.map((row, i) => row.map((value, j) => (i === j ? 1 : 0) + (curve[i] ?? 0) * value * (curve[j] ?? 0)))
    const solved = solve(
      matrix,
      through(target).map((value, i) => value * (curve[i] ?? 0)),
    )
    dual = target.map((value, i) => value - (curve[i] ?? 0) * (solved[i] ?? 0))
    const next = through(dual)
    const moved = next.reduce((max, value, i) => Math.max(max, Math.abs(value - (latent[i] ?? 0))), 0)
    latent = next
    if (moved < 1e-8) break
  }
  const weights = new Map<number, number>()
  samples.forEach(({ features }, i) => {
    for (const [feature, value] of features) weights.set(feature, (weights.get(feature) ?? 0) + variance * value * (dual[i] ?? 0))
  })
  return weights
}
