// The memory shared by a training run's threads, and the barrier where they wait for each other.
import { maxFeatures, writeFeatures } from '@fairlead/matching/titles/features'
import type { Concept } from './corpus.ts'

export interface TrainOptions {
  seed: number
  /** The table has 2^bits rows. */
  bits: number
  /** Of each of the two tables; a multiple of 8. */
  dims: number
  /** Pairs per step, a multiple of 8. */
  batch: number
  steps: number
  threads: number
  temperature: number
  /** Step size of the first step. */
  rate: number
  /** Step at which the step size has fallen to a hundredth, linearly; training may end before. */
  decay: number
  /** Share of features dropped at random. */
  dropout: number
}

export const defaultOptions: TrainOptions = {
  seed: 7,
  bits: 17,
  dims: 56,
  batch: 1024,
  steps: 10_000,
  threads: 2,
  temperature: 0.05,
  rate: 0.03,
  decay: 11_000,
  dropout: 0.15,
}

export interface SharedMemory {
  /** The kernels' memory; addresses are in bytes. */
  memory: WebAssembly.Memory
  pages: number
  /** Rows of `dims` numbers. */
  table: number
  /** Sum of squared gradients per row (Adagrad). */
  squares: number
  /** A vector per thread. */
  scratch: number
  /** Unit vectors of the first and the second title of every pair. */
  units: number
  /** The second titles again, one row per dimension. */
  secondsAcross: number
  gradients: number
  /** exp((similarity - 1) / temperature) for every first and second title, later the pull between them. */
  scores: number
  rowFactors: number
  columnFactors: number
  lengths: Float64Array
  /** All labels' rows: those of label l are at [labelStarts[l], labelStarts[l + 1]). */
  labelFeatures: Int32Array
  labelStarts: Int32Array
  /** Rows of a step's titles, `maxFeatures` slots for each. */
  features: number
  /** For each thread: the step's titles that use its rows, by row. */
  users: number
  featureCounts: Int32Array
  /** [arrived, round] */
  control: Int32Array
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)
const pageBytes = 65536

/** All labels' rows in the order of concepts, groups, and labels. */
function readFeatures(concepts: readonly Concept[], bits: number): Pick<SharedMemory, 'labelFeatures' | 'labelStarts'> {
  const labels = concepts.flatMap(({ groups }) => groups.flatMap((group) => group.labels))
  const starts = new Int32Array(shared((labels.length + 1) * 4))
  const features = new Int32Array(maxFeatures)
  for (const [index, words] of labels.entries()) starts[index + 1] = (starts[index] ?? 0) + writeFeatures(words, bits, features)
  const all = new Int32Array(shared((starts.at(-1) ?? 0) * 4))
  for (const [index, words] of labels.entries()) all.set(features.subarray(0, writeFeatures(words, bits, features)), starts[index])
  return { labelFeatures: all, labelStarts: starts }
}

export function allocate({ bits, dims, batch, threads }: TrainOptions, concepts: readonly Concept[]): SharedMemory {
  const rows = 2 ** bits
  let used = 0
  const take = (numbers: number): number => {
    const address = used
    used += Math.ceil((numbers * 4) / 64) * 64
    return address
  }
  const addresses = {
    table: take(rows * dims),
    squares: take(rows),
    scratch: take(threads * dims),
    units: take(2 * batch * dims),
    secondsAcross: take(batch * dims),
    gradients: take(2 * batch * dims),
    scores: take(batch * batch),
    rowFactors: take(batch),
    columnFactors: take(batch),
    features: take(2 * batch * maxFeatures),
    users: take(threads * 2 * batch * maxFeatures),
  }
  const pages = Math.ceil(used / pageBytes)
  return {
    ...addresses,
    ...readFeatures(concepts, bits),
    memory: new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true }),
    pages,
    lengths: new Float64Array(shared(2 * batch * 8)),
    featureCounts: new Int32Array(shared(2 * batch * 4)),
    control: new Int32Array(shared(8)),
  }
}

/** The table as numbers. */
export const tableOf = ({ memory, table }: SharedMemory, { bits, dims }: TrainOptions): Float32Array =>
  new Float32Array(memory.buffer, table, 2 ** bits * dims)

/** Waits until all threads have arrived. */
export function meet(control: Int32Array, threads: number): void {
  if (threads === 1) return
  const round = Atomics.load(control, 1)
  if (Atomics.add(control, 0, 1) === threads - 1) {
    Atomics.store(control, 0, 0)
    Atomics.add(control, 1, 1)
    Atomics.notify(control, 1)
    return
  }
  while (Atomics.load(control, 1) === round) Atomics.wait(control, 1, round)
}
