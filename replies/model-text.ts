// Writes a trained model as text and reads it back: one feature per line, weights in hundredths.
import type { LinearModel } from './logistic.ts'

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
  return lines.join('\n')
}

/** Refuses text without labels; a feature's weights are in label order. */
export function modelFromText(text: string): LinearModel {
  const numbers = (cell: string) => cell.split(' ').map((number) => Number(number) / 100)
  const [labels = '', bias = '', temperature = '', ...features] = text.trim().split('\n')
  if (!labels.startsWith('labels\t')) throw new Error('This is no reply model.')
  const value = (line: string) => line.slice(line.indexOf('\t') + 1)
  const weights: Record<string, number[]> = {}
  for (const line of features) weights[line.slice(0, line.indexOf('\t'))] = numbers(value(line))
  return { labels: value(labels).split(' '), bias: numbers(value(bias)), temperature: numbers(value(temperature))[0] ?? 1, weights }
}
