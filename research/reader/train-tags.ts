// Trains the tagger: embeddings of hashed features, two convolutions, and a CRF, by hand-written gradients.
import { marginals } from '@fairlead/language/crf'
import { pass, type Network } from '@fairlead/language/network'
import { seededRandom } from '../titles/random.ts'
import { Adam } from './adam.ts'

export interface TagLine {
  features: number[][]
  /** Label of each token: 0 outside, 1 + 2t begins tag t, 2 + 2t continues it. */
  labels: number[]
  weight: number
}

export interface TagOptions {
  bits: number
  width: number
  hidden: number
  tags: number
  epochs: number
  rate: number
  /** The network is the mean of the last so many epochs. */
  averaged: number
  dropout: number
  batch: number
  /** A row of features that fewer lines have stays zero. */
  fewest: number
  seed: number
}

function initial({ bits, width, hidden, tags, seed }: TagOptions): Network {
  const random = seededRandom(seed, 77)
  const labels = 1 + 2 * tags
  const filled = (length: number, size: number) => Float32Array.from({ length }, () => (random() * 2 - 1) * size)
  const transitions = new Float32Array(labels * labels)
  const begins = new Float32Array(labels)
  for (let to = 2; to < labels; to += 2) {
    begins[to] = -Infinity
    for (let from = 0; from < labels; from += 1) if (from !== to && from !== to - 1) transitions[from * labels + to] = -Infinity
  }
  return {
    bits,
    width,
    hidden,
    labels,
    // features that were never seen add nothing
    table: filled(2 ** bits * width, 0.01),
    first: filled(5 * width * hidden, Math.sqrt(3 / (5 * width))),
    firstBias: new Float32Array(hidden),
    second: filled(3 * hidden * hidden, Math.sqrt(3 / (3 * hidden))),
    secondBias: new Float32Array(hidden),
    out: filled(hidden * labels, Math.sqrt(3 / hidden)),
    shortcut: filled(width * labels, 0.1),
    outBias: new Float32Array(labels),
    chain: { labels, transitions, begins },
  }
}

/** y += x·m for one row; and the gradients of x and m from that of y. */
function back(
  x: Float32Array,
  xAt: number,
  rows: number,
  m: Float32Array,
  mSlope: Float32Array,
  mAt: number,
  ySlope: Float32Array,
  yAt: number,
  columns: number,
  xSlope: Float32Array,
) {
  for (let row = 0; row < rows; row += 1) {
    const value = x[xAt + row]!
    const from = mAt + row * columns
    let sum = 0
    for (let column = 0; column < columns; column += 1) {
      const slope = ySlope[yAt + column]!
      sum += slope * m[from + column]!
      mSlope[from + column] = mSlope[from + column]! + value * slope
    }
    xSlope[xAt + row] = xSlope[xAt + row]! + sum
  }
}

/** The same for one step of a convolution over the words at `shifts` from it. */
function backTaps(
  shifts: readonly number[],
  step: number,
  count: number,
  x: Float32Array,
  rows: number,
  m: Float32Array,
  mSlope: Float32Array,
  ySlope: Float32Array,
  columns: number,
  xSlope: Float32Array,
) {
  for (const [tap, shift] of shifts.entries()) {
    const from = step + shift
    if (from >= 0 && from < count) back(x, from * rows, rows, m, mSlope, tap * rows * columns, ySlope, step * columns, columns, xSlope)
  }
}

/** How many lines have a feature of each row of the table. */
function linesWithRow(lines: readonly TagLine[], bits: number): Uint32Array {
  const counts = new Uint32Array(2 ** bits)
  for (const { features } of lines)
    for (const row of new Set(features.flat().map((feature) => feature & (counts.length - 1)))) counts[row] = counts[row]! + 1
  return counts
}

export function trainTags(
  lines: readonly TagLine[],
  options: TagOptions,
  report: (epoch: number, loss: number) => void = () => void 0,
): Network {
  const net = initial(options)
  const { width, hidden, labels, chain } = net
  const random = seededRandom(options.seed)
  const parts = {
    table: new Adam(net.table),
    first: new Adam(net.first),
    firstBias: new Adam(net.firstBias),
    second: new Adam(net.second),
    secondBias: new Adam(net.secondBias),
    out: new Adam(net.out),
    shortcut: new Adam(net.shortcut),
    outBias: new Adam(net.outBias),
    transitions: new Adam(chain.transitions),
    begins: new Adam(chain.begins),
  }
  const last = 2 ** net.bits - 1
  const counts = linesWithRow(lines, net.bits)
  counts.forEach((count, row) => {
    if (count < options.fewest) net.table.fill(0, row * width, (row + 1) * width)
  })
  const totals = Object.values(parts).map(({ values }) => new Float64Array(values.length))
  const order = lines.map((_, index) => index)
  for (let epoch = 0; epoch < options.epochs; epoch += 1) {
    for (let step = order.length - 1; step > 0; step -= 1) {
      const swap = Math.floor(random() * (step + 1))
      ;[order[step], order[swap]] = [order[swap]!, order[step]!]
    }
    const rate = options.rate * (1 - (0.95 * epoch) / options.epochs)
    let loss = 0
    let tokens = 0
    const touched = new Set<number>()
    for (const [turn, index] of order.entries()) {
      const line = lines[index]!
      const count = line.labels.length
      if (count > 0) {
        const features = line.features.map((all) =>
          all.filter((feature) => random() >= options.dropout && counts[feature & last]! >= options.fewest),
        )
        const { sums, first, two, scores } = pass(net, features)
        const { single, pairs, total } = marginals(chain, scores, count, { withPairs: true, isChanging: true })
        let right = 0
        line.labels.forEach((label, step) => {
          right +=
            scores[step * labels + label]! +
            (step === 0 ? chain.begins[label]! : chain.transitions[line.labels[step - 1]! * labels + label]!)
          single[step * labels + label] = single[step * labels + label]! - 1
          if (step > 0) {
            const cell = line.labels[step - 1]! * labels + label
            pairs![cell] = pairs![cell]! - 1
          }
        })
        loss += total - right
        tokens += count
        const slopes = Float32Array.from(single, (value) => value * line.weight)
        for (let cell = 0; cell < pairs!.length; cell += 1)
          parts.transitions.gradient[cell] = parts.transitions.gradient[cell]! + pairs![cell]! * line.weight
        for (let label = 0; label < labels; label += 1) parts.begins.gradient[label] = parts.begins.gradient[label]! + slopes[label]!
        const sumSlope = new Float32Array(sums.length)
        const oneSlope = new Float32Array(first.length)
        const twoSlope = new Float32Array(two.length)
        for (let step = 0; step < count; step += 1) {
          for (let label = 0; label < labels; label += 1)
            parts.outBias.gradient[label] = parts.outBias.gradient[label]! + slopes[step * labels + label]!
          back(two, step * hidden, hidden, net.out, parts.out.gradient, 0, slopes, step * labels, labels, twoSlope)
          back(sums, step * width, width, net.shortcut, parts.shortcut.gradient, 0, slopes, step * labels, labels, sumSlope)
        }
        // two = relu(second) + one
        for (let step = 0; step < count; step += 1) {
          for (let d = 0; d < hidden; d += 1) {
            const cell = step * hidden + d
            oneSlope[cell] = oneSlope[cell]! + twoSlope[cell]!
            if (two[cell]! - first[cell]! <= 0) twoSlope[cell] = 0
            parts.secondBias.gradient[d] = parts.secondBias.gradient[d]! + twoSlope[cell]!
          }
          backTaps([-2, 0, 2], step, count, first, hidden, net.second, parts.second.gradient, twoSlope, hidden, oneSlope)
        }
        for (let step = 0; step < count; step += 1) {
          for (let d = 0; d < hidden; d += 1) {
            const cell = step * hidden + d
            if (first[cell]! <= 0) oneSlope[cell] = 0
            parts.firstBias.gradient[d] = parts.firstBias.gradient[d]! + oneSlope[cell]!
          }
          backTaps([-2, -1, 0, 1, 2], step, count, sums, width, net.first, parts.first.gradient, oneSlope, hidden, sumSlope)
        }
        for (let step = 0; step < count; step += 1)
          for (const feature of features[step]!) {
            const row = feature & last
            touched.add(row)
            for (let d = 0; d < width; d += 1)
              parts.table.gradient[row * width + d] = parts.table.gradient[row * width + d]! + sumSlope[step * width + d]!
          }
      }
      if ((turn + 1) % options.batch === 0 || turn + 1 === order.length) {
        parts.table.update(rate, { ids: touched, width })
        touched.clear()
        for (const [name, part] of Object.entries(parts)) if (name !== 'table') part.update(rate)
      }
    }
    if (epoch >= options.epochs - options.averaged)
      for (const [index, { values }] of Object.values(parts).entries())
        for (let place = 0; place < values.length; place += 1) totals[index]![place] = totals[index]![place]! + values[place]!
    report(epoch, loss / tokens)
  }
  for (const [index, { values }] of Object.values(parts).entries())
    for (let place = 0; place < values.length; place += 1) values[place] = totals[index]![place]! / options.averaged
  return net
}
