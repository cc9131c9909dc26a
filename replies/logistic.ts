// A multinomial logistic regression: scores and probabilities from the weights of features.

export interface LinearModel {
  labels: string[]
  /** Feature name to one weight per label. */
  weights: Record<string, number[]>
  bias: number[]
  /** Divides the scores so that their softmax is a calibrated probability (temperature scaling). */
  temperature: number
}

export type Features = Map<string, number>

/** Raw scores in the order of `model.labels`. */
export function scoresOf(model: LinearModel, features: Features): number[] {
  const scores = [...model.bias]
  for (const [name, value] of features) {
    const weights = Object.hasOwn(model.weights, name) ? model.weights[name] : undefined
    if (weights) for (let index = 0; index < scores.length; index++) scores[index] = (scores[index] ?? 0) + (weights[index] ?? 0) * value
  }
  return scores
}

export function softmax(scores: readonly number[], temperature: number): number[] {
  const highest = Math.max(...scores)
  const powers = scores.map((score) => Math.exp((score - highest) / temperature))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
