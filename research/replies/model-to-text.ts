// Writes a trained model as text, as replies/model-text.ts reads it.
import type { LinearModel } from '@fairlead/replies/logistic'
import { checksumOf } from '@fairlead/replies/model-text'

/** Drops features whose weights are all below 0.05, which have no effect. */
export function modelToText(model: LinearModel): string {
  const hundredths = (values: readonly number[]) => values.map((value) => Math.round(value * 100)).join(' ')
  const lines = [
    `labels\t${model.labels.join(' ')}`,
    `bias\t${hundredths(model.bias)}`,
    `temperature\t${Math.round(model.temperature * 100)}`,
  ]
  for (const name of Object.keys(model.weights).toSorted()) {
    const weights = model.weights[name] ?? []
    if (weights.some((weight) => Math.abs(weight) >= 0.05)) lines.push(`${name}\t${hundredths(weights)}`)
  }
  const text = `${lines.join('\n')}\n`
  return `checksum\t${checksumOf(text)}\n${text}`
}
