// How a process ends: cleanly on a signal, cleanly with a failure code on an uncaught error, in bounded time in any case.
import type { Log } from './platform/log.ts'

/** After this long the process ends, whatever is still in progress. */
export const stoppingMayTakeMs = 20_000

export interface ProcessLife {
  /** What to finish and close at the end. */
  stopWith(stop: () => Promise<void>): void
  /** Ends the process as a signal would, with `code`. */
  leave(code: number): void
}

/** Handles this process's signals and uncaught errors; a second Ctrl-C ends it immediately. */
export function keepAlive(log: Log, signals: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP']): ProcessLife {
  let stop: () => Promise<void> = () => Promise.resolve()
  let isLeaving = false
  const leave = (code: number) => {
    if (isLeaving) return
    isLeaving = true
    setTimeout(() => {
      log.error('stopping took too long: unfinished work is cut off')
      process.exit(1)
    }, stoppingMayTakeMs).unref()
    stop().then(
      () => process.exit(code),
      (error: unknown) => {
        log.error({ err: error }, 'could not stop cleanly')
        process.exit(1)
      },
    )
  }
  const lost = (message: string) => (error: unknown) => {
    log.fatal({ err: error }, message)
    leave(1)
  }
  process.on('uncaughtException', lost('an error that no one caught'))
  process.on('unhandledRejection', lost('a rejected promise that no one awaited'))
  for (const signal of signals)
    process.on(signal, () => {
      if (isLeaving && signal === 'SIGINT') process.exit(1)
      leave(0)
    })
  return {
    stopWith(work) {
      stop = work
    },
    leave,
  }
}
