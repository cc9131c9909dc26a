// Combines messages in quick succession, so that a list is read once for many changes and not while the user works through it.

export interface Clock {
  now(): number
  wait(ms: number, run: () => void): () => void
}

const quietMs = 600
const longestMs = 3000

const clockOfThePage: Clock = {
  now: Date.now,
  wait: (ms, run) => {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

/** Passes on each different message once, when no new one has arrived for 600 ms, and after three seconds at the latest. */
export function gather<T>(act: (thing: T) => void, clock: Clock = clockOfThePage): (thing: T) => void {
  const waiting = new Map<string, T>()
  let since = 0
  let callOff = () => {}
  const flush = () => {
    const things = [...waiting.values()]
    waiting.clear()
    for (const thing of things) act(thing)
  }
  return (thing) => {
    if (waiting.size === 0) since = clock.now()
    waiting.set(JSON.stringify(thing), thing)
    callOff()
    callOff = clock.wait(Math.max(0, Math.min(quietMs, since + longestMs - clock.now())), flush)
  }
}
