import { parentPort, type Transferable } from 'node:worker_threads'

/**
 * Called once by a module that a thread pool runs: answers each task with what `work` returns, or with the message of its error.
 * `transferOf` names buffers of the answer that are handed over instead of copied.
 */
export function answerTasks<In, Out>(work: (input: In) => Out | Promise<Out>, transferOf: (value: Out) => Transferable[] = () => []): void {
  const port = parentPort
  if (!port) throw new Error('This module runs in a worker thread.')
  port.on('message', (input: In) => {
    Promise.resolve(input)
      .then(work)
      .then((value) => port.postMessage({ value }, transferOf(value)))
      // also for a value that cannot be cloned
      .catch((error: unknown) => port.postMessage({ problem: 'broken', message: error instanceof Error ? error.message : String(error) }))
  })
  port.postMessage('ready')
}
