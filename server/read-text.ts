// Reads postings and résumés: threads with their own vocabulary, kept for a while because it takes a second to build.
import { threadPool } from '@fairlead/adapters/threads/bounded-thread'
import type { TextReader } from './features/projects/intake/text-reader.ts'

export interface TextTask {
  kind: 'job' | 'resume' | 'person'
  text: string
  maxKeywords: number
}

const limits = {
  module: new URL('./read-text-thread.ts', import.meta.url),
  lanes: 2,
  timeMs: 10_000,
  heapMb: 512,
  bufferMb: 128,
  idleMs: 10 * 60_000,
}

/** Threads start with the first text. `timeMs` is for tests. */
export function openTextReader({ timeMs = limits.timeMs }: { timeMs?: number } = {}): TextReader {
  const threads = threadPool({ ...limits, timeMs })
  const read = <T>(task: TextTask, key: string) => threads.run<T>(task, { key })
  return {
    readJob: (text, maxKeywords, key) => read({ kind: 'job', text, maxKeywords }, key),
    readResume: (text, key) => read({ kind: 'resume', text, maxKeywords: 0 }, key),
    readPerson: (text, key) => read({ kind: 'person', text, maxKeywords: 0 }, key),
  }
}
