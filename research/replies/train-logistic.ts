// Trains a multinomial logistic regression: deterministic, in a second.
import { softmax, type Features, type LinearModel } from '@fairlead/replies/logistic'

/**
 * Fits weights with AdaGrad over all samples in order, with L2 `decay`; no randomness. `share` weighs the labels between equal
 * (0) and inverse frequency (1).
 */
export function train(
  samples: readonly { features: Features; label: string }[],
  labels: readonly string[],
  options: { rounds: number; rate: number; decay: number; share: number },
): LinearModel {
  const index = new Map<string, number>()
  for (const { features } of samples) for (const name of features.keys()) if (!index.has(name)) index.set(name, index.size)
  const width = labels.length
  const weights = new Float64Array(index.size * width)
  const squares = new Float64Array(index.size * width).fill(1e-8)
  const bias = new Float64Array(width)
  const biasSquares = new Float64Array(width).fill(1e-8)
  const counts = labels.map((label) => samples.filter((sample) => sample.label === label).length)
  const rows = samples.map(({ features, label }) => ({
    at: Int32Array.from([...features.keys()], (name) => index.get(name) ?? 0),
    value: Float64Array.from(features.values()),
    label: labels.indexOf(label),
    weight: (samples.length / width / Math.max(1, counts[labels.indexOf(label)] ?? 1)) ** options.share,
  }))
  for (let round = 0; round < options.rounds; round++) {
    for (const row of rows) {
      const scores = Array.from(bias)
      row.at.forEach((feature, k) => {
        for (let label = 0; label < width; label++)
          scores[label] = (scores[label] ?? 0) + (weights[feature * width + label] ?? 0) * (row.value[k] ?? 0)
      })
      const chances = softmax(scores, 1)
      for (let label = 0; label < width; label++) {
        const error = ((chances[label] ?? 0) - (label === row.label ? 1 : 0)) * row.weight
        step(bias, biasSquares, label, error, options.rate)
        row.at.forEach((feature, k) => {
          const position = feature * width + label
          step(weights, squares, position, error * (row.value[k] ?? 0) + options.decay * (weights[position] ?? 0), options.rate)
        })
      }
    }
  }
  const named: Record<string, number[]> = {}
  for (const [name, row] of index) named[name] = Array.from(weights.subarray(row * width, row * width + width))
  return { labels: [...labels], weights: named, bias: Array.from(bias), temperature: 1 }
}

function step(values: Float64Array, squares: Float64Array, index: number, gradient: number, rate: number): void {
  squares[index] = (squares[index] ?? 0) + gradient * gradient
  values[index] = (values[index] ?? 0) - (rate * gradient) / Math.sqrt(squares[index] ?? 1)
}

/** The temperature with the lowest negative log likelihood on the held-out scores, found on a grid. */
export function fitTemperature(outcomes: readonly { scores: readonly number[]; label: number }[]): number {
  let best = { temperature: 1, loss: Infinity }
  for (let temperature = 0.2; temperature <= 5; temperature += 0.02) {
    const loss = outcomes.reduce((sum, { scores, label }) => sum - Math.log(Math.max(1e-9, softmax(scores, temperature)[label] ?? 0)), 0)
    if (loss < best.loss) best = { temperature, loss }
  }
  return Number(best.temperature.toFixed(2))
}
