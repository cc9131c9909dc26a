import { parentPort, type Transferable } from 'node:worker_threads'

/**
 * Called once by a module that a thread pool runs: responds to each task with the result of `work`, or with its error message.
 * `transferOf` returns buffers in the result that are transferred instead of copied.
 */
export function answerTasks<In, Out>(work: (input: In) => Out | Promise<Out>, transferOf: (value: Out) => Transferable[] = () => []): void {
  const port = parentPort
  if (!port) throw new Error('This module runs in a worker thread.')
  port.on('message', (input: In) => {
    Promise.resolve(input)
      .then(work)
      .then((value) => port.postMessage({ value }, transferOf(value)))
      // also for a value that can't be cloned
      .catch((error: unknown) => port.postMessage({ problem: 'broken', message: error instanceof Error ? error.message : String(error) }))
  })
  port.postMessage('ready')
}
