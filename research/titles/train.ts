// Trains a table of feature vectors on all threads. The result depends on the data and the options except `threads`.
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Concept } from './corpus.ts'
import { allocate, tableOf } from './shared.ts'
import type { TrainOptions } from './shared.ts'
import { initialise } from './steps.ts'

export interface Progress {
  step: number
  /** Mean loss since the last report. */
  loss: number
  seconds: number
  /** The table so far; valid until the callback returns. */
  table: Float32Array
}

/**
 * @param every steps between two reports
 * @returns the trained table, 2^bits rows of `dims` numbers
 */
export async function train(
  concepts: readonly Concept[],
  options: TrainOptions,
  every: number,
  report: (progress: Progress) => void,
): Promise<Float32Array> {
  if (concepts.length < options.batch * 2) throw new RangeError(`${concepts.length} concepts are too few for batches of ${options.batch}`)
  if (options.batch % 8 !== 0 || options.dims % 8 !== 0)
    throw new RangeError('The batch size and the number of dimensions have to be multiples of 8')
  const memory = allocate(options, concepts)
  const table = tableOf(memory, options)
  initialise(table, options.seed)
  const workers = Array.from(
    { length: options.threads },
    (_, thread) => new Worker(new URL('./worker.ts', import.meta.url), { workerData: { memory, options, concepts, thread } }),
  )
  try {
    const began = performance.now()
    for (let from = 0; from < options.steps; from += every) {
      const to = Math.min(options.steps, from + every)
      const losses = await Promise.all(
        workers.map(async (worker) => {
          const answered = once(worker, 'message')
          worker.postMessage({ from, to })
          return Number((await answered)[0])
        }),
      )
      const loss = losses.reduce((sum, value) => sum + value, 0) / losses.length
      report({ step: to, loss, seconds: (performance.now() - began) / 1000, table })
    }
    return Float32Array.from(table)
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}

/** What the second seed adds to the first one; 4 was better than 1 on the judged sets. */
const seedsApart = 4

/**
 * Trains two tables, one with pairs of linked occupations and one without, from different seeds, and puts their rows side by side:
 * titles are compared by about the mean of both, which orders better than either. Measured in docs/titles.md.
 * @returns 2^bits rows of 2 * `dims` numbers
 */
export async function trainBoth(
  concepts: readonly Concept[],
  options: TrainOptions,
  every: number,
  report: (progress: Progress) => void,
): Promise<Float32Array> {
  const { dims, seed } = options
  const unlinked = concepts.map((concept) => ({ ...concept, linked: [] }))
  const tables = [
    await train(concepts, options, every, report),
    await train(unlinked, { ...options, seed: seed + seedsApart }, every, report),
  ]
  const joined = new Float32Array(2 ** options.bits * dims * tables.length)
  for (const [part, table] of tables.entries())
    for (let row = 0; row < 2 ** options.bits; row += 1)
      joined.set(table.subarray(row * dims, (row + 1) * dims), (row * tables.length + part) * dims)
  return joined
}
