// One thread of a training run: InfoNCE over pairs of titles with one meaning, every other pair of the step as a wrong answer.
import { maxFeatures, writeFeatures } from '../features.ts'
import { drawConcepts, drawPair, drawTable } from './batch.ts'
import type { Concept } from './corpus.ts'
import { addScaled, dotProducts, throughNorm } from './kernels.ts'
import { seededRandom } from './random.ts'
import { meet } from './shared.ts'
import type { SharedMemory, TrainOptions } from './shared.ts'

/** Pulls below this share of a softmax are too small to matter and are not computed. */
const negligible = 2e-4

/** Runs steps [from, to) as thread `thread`; all threads call it with the same arguments otherwise. Returns the mean loss of its rows. */
export function runSteps(
  memory: SharedMemory,
  options: TrainOptions,
  concepts: readonly Concept[],
  thread: number,
  from: number,
  to: number,
): number {
  const { dims, batch, threads, bits, temperature, dropout, seed, steps } = options
  const { table, squares, units, gradients, lengths, scores, rowSums, columnSums, features, featureCounts, control } = memory
  const sums = drawTable(concepts)
  const first = Math.floor((batch * thread) / threads / 2) * 2
  const last = thread === threads - 1 ? batch : Math.floor((batch * (thread + 1)) / threads / 2) * 2
  const seconds = units.subarray(batch * dims)
  const found = new Int32Array(maxFeatures)
  const rows = 2 ** bits
  const slotOf = new Int32Array(rows).fill(-1)
  const touched: number[] = []
  let sumsOfRows = new Float64Array(0)
  let loss = 0

  function encode(side: number, words: readonly string[], random: () => number): void {
    const count = writeFeatures(words, bits, found)
    const start = side * maxFeatures
    let kept = 0
    for (let at = 0; at < count; at += 1) if (random() >= dropout) features[start + kept++] = found[at] as number
    if (kept === 0 && count > 0) features[start + kept++] = found[0] as number
    featureCounts[side] = kept
    const base = side * dims
    units.fill(0, base, base + dims)
    for (let at = 0; at < kept; at += 1) {
      const row = (features[start + at] as number) * dims
      for (let d = 0; d < dims; d += 1) units[base + d] = (units[base + d] as number) + (table[row + d] as number)
    }
    let square = 1e-12
    for (let d = 0; d < dims; d += 1) square += (units[base + d] as number) ** 2
    const length = Math.sqrt(square)
    lengths[side] = length
    for (let d = 0; d < dims; d += 1) units[base + d] = (units[base + d] as number) / length
  }

  function update(rate: number): void {
    touched.length = 0
    for (let side = 0; side < 2 * batch; side += 1) {
      const start = side * maxFeatures
      for (let at = 0; at < (featureCounts[side] as number); at += 1) {
        const row = features[start + at] as number
        if (row % threads === thread && slotOf[row] === -1) slotOf[row] = touched.push(row) - 1
      }
    }
    if (sumsOfRows.length < touched.length * dims) sumsOfRows = new Float64Array(touched.length * dims * 2)
    else sumsOfRows.fill(0, 0, touched.length * dims)
    for (let side = 0; side < 2 * batch; side += 1) {
      const start = side * maxFeatures
      for (let at = 0; at < (featureCounts[side] as number); at += 1) {
        const row = features[start + at] as number
        if (row % threads === thread) addScaled(sumsOfRows, (slotOf[row] as number) * dims, gradients, side * dims, 1, dims)
      }
    }
    for (let slot = 0; slot < touched.length; slot += 1) {
      const row = touched[slot] as number
      slotOf[row] = -1
      const at = slot * dims
      let square = 0
      for (let d = 0; d < dims; d += 1) square += (sumsOfRows[at + d] as number) ** 2
      const total = (squares[row] as number) + square / dims
      squares[row] = total
      const factor = rate / (Math.sqrt(total) + 1e-10)
      const base = row * dims
      for (let d = 0; d < dims; d += 1) table[base + d] = (table[base + d] as number) - factor * (sumsOfRows[at + d] as number)
    }
  }

  const place = new Int32Array(concepts.length).fill(-1)
  for (let step = from; step < to; step += 1) {
    const drawn = drawConcepts(sums, batch, seed, step)
    for (let at = 0; at < batch; at += 1) place[drawn[at] as number] = at
    for (let at = first; at < last; at += 1) {
      const random = seededRandom(seed, 3, step, at)
      const [a, b] = drawPair(concepts, drawn[at] as number, random)
      encode(at, a, random)
      encode(batch + at, b, random)
    }
    meet(control, threads)
    dotProducts(units, seconds, scores, dims, batch, first, last)
    for (let i = first; i < last; i += 1) {
      const row = i * batch
      for (let j = 0; j < batch; j += 1) scores[row + j] = Math.exp((scores[row + j] as number) / temperature)
      for (const other of concepts[drawn[i] as number]?.near ?? []) {
        const at = place[other] as number
        if (at >= 0) scores[row + at] = 0
      }
      let sum = 0
      for (let j = 0; j < batch; j += 1) sum += scores[row + j] as number
      rowSums[i] = sum
      loss -= Math.log((scores[row + i] as number) / sum)
    }
    for (const concept of drawn) place[concept] = -1
    meet(control, threads)
    for (let j = first; j < last; j += 1) columnSums[j] = 0
    for (let i = 0; i < batch; i += 1) {
      const row = i * batch
      for (let j = first; j < last; j += 1) columnSums[j] = (columnSums[j] as number) + (scores[row + j] as number)
    }
    gradients.fill(0, first * dims, last * dims)
    gradients.fill(0, (batch + first) * dims, (batch + last) * dims)
    meet(control, threads)
    const scale = 0.5 / (batch * temperature)
    for (let i = 0; i < batch; i += 1) {
      const row = i * batch
      const rowSum = rowSums[i] as number
      const isOwn = i >= first && i < last
      const begin = isOwn ? 0 : first
      const end = isOwn ? batch : last
      for (let j = begin; j < end; j += 1) {
        const score = scores[row + j] as number
        let pull = score / rowSum + score / (columnSums[j] as number)
        if (i === j) pull -= 2
        else if (pull < negligible) continue
        if (isOwn) addScaled(gradients, i * dims, units, (batch + j) * dims, pull * scale, dims)
        if (j >= first && j < last) addScaled(gradients, (batch + j) * dims, units, i * dims, pull * scale, dims)
      }
    }
    for (let at = first; at < last; at += 1) {
      throughNorm(gradients, units, at * dims, lengths[at] as number, dims)
      throughNorm(gradients, units, (batch + at) * dims, lengths[batch + at] as number, dims)
    }
    meet(control, threads)
    update(options.rate * Math.max(0.01, 1 - step / steps))
    if (thread === 0) Atomics.store(control, 3, step + 1)
    meet(control, threads)
  }
  return loss / Math.max(1, (to - from) * (last - first))
}

/** Fills a fresh table with small numbers around zero. */
export function initialise(table: Float32Array, seed: number): void {
  const random = seededRandom(seed, 4)
  for (let at = 0; at < table.length; at += 1) table[at] = (random() - 0.5) * 0.2
}
