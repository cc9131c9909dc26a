// Wakes all sleepers, and loses no signal that arrives while they are still working.

export interface Alarm {
  ring(): void
  /** How often it has rung; read it before looking for work, and pass it to `sleep`. */
  count(): number
  /** Until it rings, the time is up, or `signal` aborts; returns immediately when it has rung since `heard`. */
  sleep(ms: number, rungBefore: number, signal: AbortSignal): Promise<void>
  /** Until the time is up or `signal` aborts. */
  pause(ms: number, signal: AbortSignal): Promise<void>
}

export function openAlarm(): Alarm {
  let rung = 0
  const sleepers = new Set<() => void>()
  const rest = (ms: number, signal: AbortSignal, hears: boolean) =>
    new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer)
        sleepers.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, ms)
      if (hears) sleepers.add(wake)
      signal.addEventListener('abort', wake)
      if (signal.aborted) wake()
    })
  return {
    ring() {
      rung++
      for (const wake of sleepers) wake()
    },
    count: () => rung,
    sleep: (ms, rungBefore, signal) => (rung === rungBefore ? rest(ms, signal, true) : Promise.resolve()),
    pause: (ms, signal) => rest(ms, signal, false),
  }
}
