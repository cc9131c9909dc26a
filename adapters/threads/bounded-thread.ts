// Runs a module's function in worker threads with limits on time, memory, and waiting, so that hostile input affects only its
// own task.
import { Worker, type Transferable } from 'node:worker_threads'

export interface ThreadLimits {
  /** The module to run: it calls answerTasks() of thread-side.ts. */
  module: URL
  /** How many threads may run at once. One key never holds all of them while there are at least two. */
  lanes: number
  /**
   * Processor time per task, so that a busy machine doesn't fail a task that needs little; the task ends in any case after
   * four times as long from the moment the thread starts it.
   */
  timeMs: number
  /**
   * When another key's task waits for a lane, a task that has run longer is stopped and runs again later, with the whole time, in
   * the lanes that such tasks share: all but one. Not for tasks with `transfer`. Default: never.
   */
  fairMs?: number
  /** JavaScript heap per thread. */
  heapMb: number
  /** Buffers per thread (files, inflated data), which the heap limit doesn't include. Checked every 200 ms. */
  bufferMb: number
  /** Waiting tasks in total (default 200), and per key (default 20). Further ones get 'busy' immediately. */
  waiting?: number
  waitingOfKey?: number
  /** How long an idle thread is kept; 30 seconds by default. */
  idleMs?: number
  /** Tasks after which a thread is replaced; 1 gives each task a fresh thread. Default: never. */
  tasksPerThread?: number
}

export type ThreadResult<T> = { value: T } | { problem: 'time' | 'memory' | 'broken' | 'busy'; message: string }

export interface ThreadPool {
  /**
   * `input` and the result are copied (structured clone); buffers in `transfer` are transferred instead. `key` identifies who
   * the task is for (a workspace, a mailbox): keys take turns. Never rejects.
   */
  run<T>(input: unknown, options?: { key?: string; timeMs?: number; transfer?: Transferable[] }): Promise<ThreadResult<T>>
  /** Ends all threads; waiting tasks get 'busy'. The pool restarts with the next task. */
  close(): Promise<void>
}

interface Task {
  key: string
  input: unknown
  timeMs: number
  transfer: Transferable[]
  /** It ran longer than `fairMs` while others waited. */
  isSlow: boolean
  done(result: ThreadResult<unknown>): void
}

/** A thread loads its module and vocabulary in about a second; on a machine that does much else it took half a minute. */
const startMs = 120_000
const usualIdleMs = 30_000
const lookMs = 200
/** How much longer than its processor time a task may take. */
const patience = 4

export function threadPool(limits: ThreadLimits): ThreadPool {
  const maxWaiting = limits.waiting ?? 200
  const maxWaitingOfKey = limits.waitingOfKey ?? 20
  const perKey = Math.max(1, limits.lanes - 1)
  /** Waiting tasks by key; the order of keys is the order of turns. */
  const queues = new Map<string, Task[]>()
  const running = new Map<string, number>()
  const active = new Map<Task, { thread: Thread; since: number }>()
  const idle: Thread[] = []
  const all = new Set<Thread>()
  let waiting = 0
  let fairTimer: NodeJS.Timeout | undefined

  const mayRun = (task: Task | undefined) =>
    task !== undefined &&
    (running.get(task.key) ?? 0) < perKey &&
    (!task.isSlow || [...active.keys()].filter(({ isSlow }) => isSlow).length < perKey)
  const next = (): Task | null => {
    for (const [key, queue] of queues) {
      if (!mayRun(queue[0])) continue
      const task = queue.shift()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      if (task) return task
    }
    return null
  }
  const pump = () => {
    while (active.size < limits.lanes) {
      const task = next()
      if (!task) return
      waiting--
      running.set(task.key, (running.get(task.key) ?? 0) + 1)
      const thread = idle.pop() ?? new Thread(limits)
      all.add(thread)
      active.set(task, { thread, since: performance.now() })
      const take = (result: ThreadResult<unknown>) => {
        active.delete(task)
        const remaining = (running.get(task.key) ?? 1) - 1
        if (remaining > 0) running.set(task.key, remaining)
        else running.delete(task.key)
        if (thread.usable) idle.push(thread)
        else {
          all.delete(thread)
          thread.end().catch(() => undefined)
        }
        thread.onIdleEnd = () => {
          all.delete(thread)
          const index = idle.indexOf(thread)
          if (index >= 0) idle.splice(index, 1)
        }
        if (thread.isInterrupted) {
          task.isSlow = true
          queues.set(task.key, [...(queues.get(task.key) ?? []), task])
          waiting++
        } else task.done(result)
        pump()
      }
      const broken = (error: unknown) => take({ problem: 'broken', message: error instanceof Error ? error.message : String(error) })
      thread.run(task).then(take, broken)
    }
    makeRoom()
  }
  /** Stops the task that has run longest, now or when it has run long enough, if a quicker one waits for its lane. */
  const makeRoom = () => {
    clearTimeout(fairTimer)
    const { fairMs } = limits
    const longest = [...active].find(([task]) => !task.isSlow && task.transfer.length === 0)
    if (fairMs === undefined || !longest || ![...queues.values()].some(([task]) => task && !task.isSlow && mayRun(task))) return
    const [, { thread, since }] = longest
    const remainingMs = since + fairMs - performance.now()
    if (remainingMs <= 0) thread.interrupt()
    else fairTimer = setTimeout(makeRoom, remainingMs).unref()
  }
  return {
    run: <T>(input: unknown, { key = '', timeMs = limits.timeMs, transfer = [] }: Parameters<ThreadPool['run']>[1] = {}) =>
      new Promise<ThreadResult<T>>((resolve) => {
        const queue = queues.get(key) ?? []
        if (waiting >= maxWaiting || queue.length >= maxWaitingOfKey)
          return resolve({ problem: 'busy', message: 'Too many tasks are waiting. Try again in a minute.' })
        queue.push({ key, input, timeMs, transfer, isSlow: false, done: (result) => resolve(result as ThreadResult<T>) })
        queues.set(key, queue)
        waiting++
        pump()
      }),
    async close() {
      clearTimeout(fairTimer)
      for (const queue of queues.values()) for (const task of queue) task.done({ problem: 'busy', message: 'The service is stopping.' })
      queues.clear()
      waiting = 0
      idle.length = 0
      await Promise.all([...all].map((thread) => thread.end()))
      all.clear()
    },
  }
}

/** One worker thread and its current task; it ends itself after a while without work. */
class Thread {
  usable = true
  isInterrupted = false
  onIdleEnd: () => void = () => undefined
  readonly #limits: ThreadLimits
  readonly #worker: Worker
  readonly #ready: Promise<boolean>
  #taken = 0
  #idleTimer: NodeJS.Timeout | null = null
  #answer: (result: ThreadResult<unknown>) => void = () => undefined

  constructor(limits: ThreadLimits) {
    this.#limits = limits
    this.#worker = new Worker(limits.module, {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMb, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
      // a parser's output about outside text doesn't belong in a log
      stdout: true,
      stderr: true,
    })
    this.#ready = new Promise((resolve) => {
      const timer = setTimeout(() => {
        // another one starts for the next task
        this.usable = false
        resolve(false)
      }, startMs)
      this.#worker.on('message', (message: 'ready' | ThreadResult<unknown>) => {
        if (message !== 'ready') return this.#answer(message)
        clearTimeout(timer)
        resolve(true)
      })
      const fail = (result: ThreadResult<unknown>) => {
        clearTimeout(timer)
        this.usable = false
        resolve(false)
        this.#answer(result)
      }
      this.#worker.on('error', (error: NodeJS.ErrnoException) =>
        fail(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? { problem: 'memory', message: 'The task needed more memory than it may use.' }
            : { problem: 'broken', message: error.message },
        ),
      )
      this.#worker.on('exit', () => fail({ problem: 'broken', message: 'The thread ended before it answered.' }))
    })
  }

  async run(task: Task): Promise<ThreadResult<unknown>> {
    if (this.#idleTimer) clearTimeout(this.#idleTimer)
    this.#worker.ref()
    let stopWatching = () => {}
    const result = await new Promise<ThreadResult<unknown>>((resolve) => {
      this.#answer = resolve
      const begin = (isReady: boolean) => {
        if (this.isInterrupted) return
        if (!isReady) return resolve({ problem: 'broken', message: 'The thread did not start.' })
        this.#worker.postMessage(task.input, task.transfer)
        const end = () => {
          this.usable = false
          resolve({ problem: 'time', message: `The task took longer than ${task.timeMs / 1000} seconds.` })
        }
        const stopClock = this.#endAfter(task.timeMs, end)
        const buffers = setInterval(() => this.#look(resolve), lookMs)
        stopWatching = () => {
          stopClock()
          clearInterval(buffers)
        }
      }
      // an input that can't be copied to the thread
      this.#ready.then(begin).catch((error: unknown) => resolve({ problem: 'broken', message: String(error) }))
    })
    stopWatching()
    this.#answer = () => undefined
    this.#taken++
    if (this.#taken >= (this.#limits.tasksPerThread ?? Infinity)) this.usable = false
    this.#worker.unref()
    this.#idleTimer = setTimeout(() => {
      this.onIdleEnd()
      this.end().catch(() => undefined)
    }, this.#limits.idleMs ?? usualIdleMs).unref()
    return result
  }

  /** Calls `end` when the task has used that much processor time from now on, or taken four times as long; returns what stops that. */
  #endAfter(timeMs: number, end: () => void): () => void {
    const used = async () => {
      const { user, system } = await this.#worker.cpuUsage()
      return (user + system) / 1000
    }
    const before = used()
    let isOver = false
    const check = async () => {
      const remaining = timeMs - (await used()) + (await before)
      if (isOver) return
      if (remaining > 0) timer = setTimeout(look, Math.max(remaining, lookMs))
      else end()
    }
    // a thread that has ended says so by itself
    const look = () => void check().catch(() => undefined)
    let timer = setTimeout(look, timeMs)
    const last = setTimeout(end, timeMs * patience)
    before.catch(() => undefined)
    return () => {
      isOver = true
      clearTimeout(timer)
      clearTimeout(last)
    }
  }

  /** Ends the task without a result, and the thread with it. */
  interrupt(): void {
    this.isInterrupted = true
    this.usable = false
    this.#answer({ problem: 'time', message: 'The task made room for another.' })
  }

  /** The worker's heap limit doesn't include buffers: these are checked while it runs. */
  #look(resolve: (result: ThreadResult<unknown>) => void): void {
    this.#worker.getHeapStatistics().then(
      ({ external_memory: bytes }) => {
        if (bytes <= this.#limits.bufferMb * 1024 * 1024) return
        this.usable = false
        resolve({ problem: 'memory', message: 'The task needed more memory than it may use.' })
      },
      () => undefined,
    )
  }

  async end(): Promise<void> {
    this.usable = false
    if (this.#idleTimer) clearTimeout(this.#idleTimer)
    await this.#worker.terminate()
  }
}
