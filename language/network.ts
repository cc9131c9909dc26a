// The tagger: sums of feature vectors, two convolutions, and scores for each label.
import type { Chain } from './crf.ts'

export interface Network {
  /** The table has 2^bits rows of `width` numbers. */
  bits: number
  width: number
  hidden: number
  labels: number
  table: Float32Array
  /** Convolution over five tokens: 5 × width × hidden, then hidden biases. */
  first: Float32Array
  firstBias: Float32Array
  /** Over three tokens, two apart: 3 × hidden × hidden. */
  second: Float32Array
  secondBias: Float32Array
  /** hidden × labels, and the shortcut width × labels. */
  out: Float32Array
  shortcut: Float32Array
  outBias: Float32Array
  chain: Chain
}

export interface Pass {
  /** n × width, n × hidden (twice), n × labels. */
  sums: Float32Array
  first: Float32Array
  two: Float32Array
  scores: Float32Array
}

const reach = [-2, -1, 0, 1, 2]
const far = [-2, 0, 2]

/** Adds x (1 × rows) times m (rows × columns) to y; `rows` is a multiple of 4. */
function multiply(x: Float32Array, xAt: number, rows: number, m: Float32Array, mAt: number, y: Float32Array, yAt: number, columns: number) {
  // four rows a time: a result is read and written once for four products
  for (let row = 0; row < rows; row += 4) {
    const a = x[xAt + row]!
    const b = x[xAt + row + 1]!
    const c = x[xAt + row + 2]!
    const d = x[xAt + row + 3]!
    if (a === 0 && b === 0 && c === 0 && d === 0) continue
    let first = mAt + row * columns
    let second = first + columns
    let third = second + columns
    let fourth = third + columns
    for (let to = yAt; to < yAt + columns; to += 1) {
      y[to] = y[to]! + a * m[first]! + b * m[second]! + c * m[third]! + d * m[fourth]!
      first += 1
      second += 1
      third += 1
      fourth += 1
    }
  }
}

const used = new WeakMap<Float32Array, Uint8Array>()
/** The rows of a table that aren't zero, 1 for each: most features of a text were never learned, and their rows needn't be read. */
function usedRows(table: Float32Array, width: number): Uint8Array {
  const cached = used.get(table)
  if (cached) return cached
  const rows = new Uint8Array(table.length / width)
  for (let index = 0; index < table.length; index += 1) if (table[index] !== 0) rows[Math.trunc(index / width)] = 1
  used.set(table, rows)
  return rows
}

/** Scores of a line's labels from the features of its tokens. */
export function pass(net: Network, features: readonly (readonly number[])[]): Pass {
  const { width, hidden, labels } = net
  const count = features.length
  const last = 2 ** net.bits - 1
  const sums = new Float32Array(count * width)
  const first = new Float32Array(count * hidden)
  const two = new Float32Array(count * hidden)
  const scores = new Float32Array(count * labels)
  const { table } = net
  const rows = usedRows(table, width)
  for (let step = 0; step < count; step += 1) {
    const base = step * width
    for (const feature of features[step]!) {
      const row = feature & last
      if (rows[row] === 0) continue
      const from = row * width
      for (let d = 0; d < width; d += 1) sums[base + d] = sums[base + d]! + table[from + d]!
    }
  }
  for (let step = 0; step < count; step += 1) {
    first.set(net.firstBias, step * hidden)
    for (const [tap, shift] of reach.entries()) {
      const from = step + shift
      if (from >= 0 && from < count) multiply(sums, from * width, width, net.first, tap * width * hidden, first, step * hidden, hidden)
    }
    for (let d = step * hidden; d < (step + 1) * hidden; d += 1) if (first[d]! < 0) first[d] = 0
  }
  for (let step = 0; step < count; step += 1) {
    two.set(net.secondBias, step * hidden)
    for (const [tap, shift] of far.entries()) {
      const from = step + shift
      if (from >= 0 && from < count) multiply(first, from * hidden, hidden, net.second, tap * hidden * hidden, two, step * hidden, hidden)
    }
    for (let d = 0; d < hidden; d += 1) {
      const cell = step * hidden + d
      two[cell] = (two[cell]! < 0 ? 0 : two[cell]!) + first[cell]!
    }
    scores.set(net.outBias, step * labels)
    multiply(two, step * hidden, hidden, net.out, 0, scores, step * labels, labels)
    multiply(sums, step * width, width, net.shortcut, 0, scores, step * labels, labels)
  }
  return { sums, first, two, scores }
}
