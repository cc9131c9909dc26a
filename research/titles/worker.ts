// A training thread; receives the steps to run and returns its loss.
import { parentPort, workerData } from 'node:worker_threads'
import type { Concept } from './corpus.ts'
import type { SharedMemory, TrainOptions } from './shared.ts'
import { openSteps } from './steps.ts'

const { memory, options, concepts, thread } = workerData as {
  memory: SharedMemory
  options: TrainOptions
  concepts: Concept[]
  thread: number
}

const run = openSteps(memory, options, concepts, thread)
parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(run(from, to))
})
