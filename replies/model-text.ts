// Reads a trained model from text: one feature per line, weights in hundredths.
import type { LinearModel } from './logistic.ts'

/** FNV-1a (32 bits), which finds damage and not forgery. */
export function checksumOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16)
}

/**
 * A feature's weights are in label order.
 * @throws Error for text that is no model, or is damaged
 */
export function modelFromText(file: string): LinearModel {
  const [head = '', ...lines] = file.split('\n')
  const text = lines.join('\n')
  if (head !== `checksum\t${checksumOf(text)}`)
    throw new Error('The reply model is damaged. Restore it from the release, or run npm run train replies.')
  const numbers = (cell: string) => cell.split(' ').map((number) => Number(number) / 100)
  const [labels = '', bias = '', temperature = '', ...features] = text.trim().split('\n')
  if (!labels.startsWith('labels\t')) throw new Error('This is no reply model.')
  const value = (line: string) => line.slice(line.indexOf('\t') + 1)
  const weights: Record<string, number[]> = {}
  for (const line of features) weights[line.slice(0, line.indexOf('\t'))] = numbers(value(line))
  return { labels: value(labels).split(' '), bias: numbers(value(bias)), temperature: numbers(value(temperature))[0] ?? 1, weights }
}
