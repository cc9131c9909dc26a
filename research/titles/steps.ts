// One thread of a training run: InfoNCE over pairs of titles with the same meaning, with every other pair of the step as a
// wrong answer.
import { maxFeatures, writeFeatures } from '@fairlead/matching/titles/features'
import { drawConcepts, drawPair, drawTable } from './batch.ts'
import type { Drawn } from './batch.ts'
import type { Concept } from './corpus.ts'
import { openKernels } from './kernels.ts'
import { seededRandom } from './random.ts'
import { meet } from './shared.ts'
import type { SharedMemory, TrainOptions } from './shared.ts'

/** Opens thread `thread` of a run; all threads call the result with the same steps. */
export function openSteps(
  memory: SharedMemory,
  options: TrainOptions,
  concepts: readonly Concept[],
  thread: number,
): (from: number, to: number) => number {
  const { dims, batch, threads, bits, temperature, dropout, seed, decay } = options
  const { lengths, labelFeatures, labelStarts, featureCounts, control } = memory
  const kernels = openKernels(memory.memory, memory.pages, dims)
  const view = (address: number, count: number): Float32Array => new Float32Array(memory.memory.buffer, address, count)
  const units = view(memory.units, 2 * batch * dims)
  const secondsAcross = view(memory.secondsAcross, batch * dims)
  const gradients = view(memory.gradients, 2 * batch * dims)
  const scores = view(memory.scores, batch * batch)
  const rowFactors = view(memory.rowFactors, batch)
  const columnFactors = view(memory.columnFactors, batch)
  const features = new Int32Array(memory.memory.buffer, memory.features, 2 * batch * maxFeatures)
  const usersAt = memory.users + thread * 2 * batch * maxFeatures * 4
  const users = new Int32Array(memory.memory.buffer, usersAt, 2 * batch * maxFeatures)
  const scratch = memory.scratch + thread * dims * 4
  const sums = drawTable(concepts)
  const share = (index: number): number => (index === threads ? batch : Math.floor((batch * index) / threads / 4) * 4)
  const first = share(thread)
  const last = share(thread + 1)
  const rowCount = last - first
  const vectorBytes = dims * 4
  const rowBytes = batch * 4
  const wordFeatures = new Int32Array(maxFeatures)
  /** How often a step uses a row, then the position of its next user. */
  const uses = new Int32Array(2 ** bits)
  const touched = new Int32Array(Math.min(2 ** bits, 2 * batch * maxFeatures))
  const place = new Int32Array(concepts.length).fill(-1)

  function encode(side: number, drawn: Drawn, random: () => number): void {
    let source: Int32Array = wordFeatures
    let from = 0
    let to = 0
    if ('words' in drawn) to = writeFeatures(drawn.words, bits, wordFeatures)
    else {
      source = labelFeatures
      from = labelStarts[drawn.label] ?? 0
      to = labelStarts[drawn.label + 1] ?? 0
    }
    const start = side * maxFeatures
    let count = 0
    for (let index = from; index < to; index += 1) if (random() >= dropout) features[start + count++] = source[index] ?? 0
    if (count === 0 && to > from) features[start + count++] = source[from] ?? 0
    featureCounts[side] = count
    const base = side * dims
    if (count === 0) units.fill(0, base, base + dims)
    else kernels.gather(memory.features + start * 4, count, memory.table, memory.units + side * vectorBytes)
    let square = 1e-12
    for (let d = 0; d < dims; d += 1) square += (units[base + d] ?? 0) ** 2
    const length = Math.sqrt(square)
    lengths[side] = length
    for (let d = 0; d < dims; d += 1) units[base + d] = (units[base + d] ?? 0) / length
    if (side >= batch) for (let d = 0; d < dims; d += 1) secondsAcross[d * batch + side - batch] = units[base + d] ?? 0
  }

  /** Turns the gradient of a unit vector into that of the vector before normalization. */
  function throughNorm(side: number): void {
    const base = side * dims
    let along = 0
    for (let d = base; d < base + dims; d += 1) along += (gradients[d] ?? 0) * (units[d] ?? 0)
    const length = lengths[side] ?? 0
    for (let d = base; d < base + dims; d += 1) gradients[d] = ((gradients[d] ?? 0) - along * (units[d] ?? 0)) / length
  }

  /** Every row belongs to one thread, which adds its gradients in batch order. */
  function update(rate: number): void {
    let count = 0
    for (let side = 0; side < 2 * batch; side += 1) {
      const start = side * maxFeatures
      const end = start + (featureCounts[side] ?? 0)
      for (let index = start; index < end; index += 1) {
        const row = features[index] ?? 0
        if (row % threads !== thread) continue
        if (uses[row] === 0) touched[count++] = row
        uses[row] = (uses[row] ?? 0) + 1
      }
    }
    let total = 0
    for (let index = 0; index < count; index += 1) {
      const row = touched[index] ?? 0
      const useCount = uses[row] ?? 0
      uses[row] = total
      total += useCount
    }
    for (let side = 0; side < 2 * batch; side += 1) {
      const start = side * maxFeatures
      const end = start + (featureCounts[side] ?? 0)
      for (let index = start; index < end; index += 1) {
        const row = features[index] ?? 0
        if (row % threads !== thread) continue
        const place = uses[row] ?? 0
        users[place] = side
        uses[row] = place + 1
      }
    }
    let from = 0
    for (let index = 0; index < count; index += 1) {
      const row = touched[index] ?? 0
      const to = uses[row] ?? 0
      uses[row] = 0
      kernels.gather(usersAt + from * 4, to - from, memory.gradients, scratch)
      kernels.adagrad(memory.table + row * vectorBytes, scratch, memory.squares + row * 4, rate, dims)
      from = to
    }
  }

  /** Softmax over this thread's rows; returns the loss of its pairs. */
  function scoreRows(drawn: readonly number[]): number {
    const start = memory.scores + first * rowBytes
    kernels.multiply(
      memory.units + first * vectorBytes,
      vectorBytes,
      4,
      memory.secondsAcross,
      rowBytes,
      start,
      rowBytes,
      rowCount,
      batch,
      dims,
    )
    kernels.exponentials(start, rowCount * batch, 1 / temperature)
    let loss = 0
    for (let i = first; i < last; i += 1) {
      const row = i * batch
      for (const neighbor of concepts[drawn[i] ?? 0]?.near ?? []) {
        const column = place[neighbor] ?? 0
        if (column >= 0) scores[row + column] = 0
      }
      const sum = kernels.total(memory.scores + row * 4, batch)
      rowFactors[i] = 1 / sum
      loss -= Math.log((scores[row + i] ?? 0) / sum)
    }
    return loss
  }

  function step(number: number): number {
    const drawn = drawConcepts(sums, batch, seed, number)
    for (let i = 0; i < batch; i += 1) place[drawn[i] ?? 0] = i
    for (let i = first; i < last; i += 1) {
      const random = seededRandom(seed, 3, number, i)
      const [a, b] = drawPair(concepts, drawn[i] ?? 0, random)
      encode(i, a, random)
      encode(batch + i, b, random)
    }
    meet(control, threads)
    const loss = scoreRows(drawn)
    for (const concept of drawn) place[concept] = -1
    meet(control, threads)
    columnFactors.fill(0, first, last)
    for (let i = 0; i < batch; i += 1) kernels.addTo(memory.columnFactors + first * 4, memory.scores + i * rowBytes + first * 4, rowCount)
    for (let j = first; j < last; j += 1) columnFactors[j] = 1 / (columnFactors[j] ?? 0)
    meet(control, threads)
    // the pull of every wrong answer, and the lack of pull towards the right one
    for (let i = first; i < last; i += 1) {
      kernels.pulls(memory.scores + i * rowBytes, memory.columnFactors, rowFactors[i] ?? 0, batch)
      scores[i * batch + i] = (scores[i * batch + i] ?? 0) - 2
    }
    meet(control, threads)
    const seconds = memory.units + batch * vectorBytes
    const gradient = memory.gradients + first * vectorBytes
    kernels.multiply(memory.scores + first * rowBytes, rowBytes, 4, seconds, vectorBytes, gradient, vectorBytes, rowCount, dims, batch)
    const across = memory.gradients + (batch + first) * vectorBytes
    kernels.multiply(memory.scores + first * 4, 4, rowBytes, memory.units, vectorBytes, across, vectorBytes, rowCount, dims, batch)
    for (let i = first; i < last; i += 1) {
      throughNorm(i)
      throughNorm(batch + i)
    }
    meet(control, threads)
    // Adagrad divides by the gradients' own size, so that a constant factor (half the inverse temperature) is left out
    update(options.rate * Math.max(0.01, 1 - number / decay))
    meet(control, threads)
    return loss
  }

  return (from, to) => {
    let loss = 0
    for (let index = from; index < to; index += 1) loss += step(index)
    return loss / Math.max(1, (to - from) * rowCount)
  }
}

/** Fills a fresh table with small numbers around zero. */
export function initialise(table: Float32Array, seed: number): void {
  const random = seededRandom(seed, 4)
  for (let index = 0; index < table.length; index += 1) table[index] = (random() - 0.5) * 0.2
}
