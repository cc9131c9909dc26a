// The memory that the threads of a training run share, and the barrier at which they wait for one another.
import { maxFeatures } from '../features.ts'

export interface TrainOptions {
  seed: number
  /** The table has 2^bits rows. */
  bits: number
  dims: number
  /** Pairs a step; divides by 4. */
  batch: number
  steps: number
  threads: number
  temperature: number
  /** Step length of the first step; falls linearly to a hundredth. */
  rate: number
  /** Share of features left out at random. */
  dropout: number
}

export const defaultOptions: TrainOptions = {
  seed: 7,
  bits: 16,
  dims: 64,
  batch: 512,
  steps: 5000,
  threads: 2,
  temperature: 0.05,
  rate: 0.03,
  dropout: 0.15,
}

export interface SharedMemory {
  table: Float32Array
  /** Sum of squared gradients a row (Adagrad). */
  squares: Float32Array
  /** Unit vectors of the first and the second title of every pair. */
  units: Float64Array
  gradients: Float64Array
  lengths: Float64Array
  /** exp(similarity / temperature) for every first and second title. */
  scores: Float32Array
  rowSums: Float64Array
  columnSums: Float64Array
  losses: Float64Array
  features: Int32Array
  featureCounts: Int32Array
  /** [arrived, round, stop, steps done] */
  control: Int32Array
}

const shared = (bytes: number): SharedArrayBuffer => new SharedArrayBuffer(bytes)

export function allocate({ bits, dims, batch, threads }: TrainOptions): SharedMemory {
  const rows = 2 ** bits
  return {
    table: new Float32Array(shared(rows * dims * 4)),
    squares: new Float32Array(shared(rows * 4)),
    units: new Float64Array(shared(2 * batch * dims * 8)),
    gradients: new Float64Array(shared(2 * batch * dims * 8)),
    lengths: new Float64Array(shared(2 * batch * 8)),
    scores: new Float32Array(shared(batch * batch * 4)),
    rowSums: new Float64Array(shared(batch * 8)),
    columnSums: new Float64Array(shared(batch * 8)),
    losses: new Float64Array(shared(threads * 8)),
    features: new Int32Array(shared(2 * batch * maxFeatures * 4)),
    featureCounts: new Int32Array(shared(2 * batch * 4)),
    control: new Int32Array(shared(16)),
  }
}

/** Waits until all threads are here. */
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
