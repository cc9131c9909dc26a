// A thread of a training run; told by messages which steps to run, answers with its loss.
import { parentPort, workerData } from 'node:worker_threads'
import type { Concept } from './corpus.ts'
import type { SharedMemory, TrainOptions } from './shared.ts'
import { runSteps } from './steps.ts'

const { memory, options, concepts, thread } = workerData as {
  memory: SharedMemory
  options: TrainOptions
  concepts: Concept[]
  thread: number
}

parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(runSteps(memory, options, concepts, thread, from, to))
})
