// Repeats rounds of work: each immediately and then at its interval, never concurrently with itself.
import type { Log } from './log.ts'

export interface Clock {
  everyMs: number
  /** The first round comes so long after the start; at once unless it says otherwise. */
  firstAfterMs?: number
  /** Logged when a round fails; the next one comes as usual. null = a round that fails is not worth a line. */
  failure: string | null
  /** A round that takes long ends early once `leaving` is aborted. */
  round(leaving: AbortSignal): Promise<unknown>
}

export interface Running {
  /** Waits for the current rounds. */
  stop(): Promise<void>
}

export function startClocks(clocks: readonly Clock[], log: Pick<Log, 'warn'> | null): Running {
  const leaving = new AbortController()
  const running = clocks.map((clock) => startOne(clock, leaving.signal, log))
  return {
    async stop() {
      leaving.abort()
      await Promise.all(running.map((clock) => clock.stop()))
    },
  }
}

function startOne({ everyMs, firstAfterMs = 0, failure, round }: Clock, leaving: AbortSignal, log: Pick<Log, 'warn'> | null): Running {
  let current: Promise<void> | null = null
  const begin = () => {
    current ??= round(leaving)
      .then(
        () => void 0,
        (error: unknown) => void (failure === null || log?.warn({ err: error }, failure)),
      )
      .finally(() => (current = null))
  }
  const timer = setInterval(begin, everyMs)
  const first = firstAfterMs > 0 ? setTimeout(begin, firstAfterMs) : void begin()
  return {
    async stop() {
      clearInterval(timer)
      clearTimeout(first ?? undefined)
      await current
    },
  }
}
