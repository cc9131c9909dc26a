// Many candidates who want the same times at once are answered from one reading.
interface Readings {
  current: Promise<unknown>
  next: Promise<unknown> | null
}

const readings = new Map<string, Readings>()

/**
 * Runs `read`, at most one at a time for a key. Requests that arrive in the meantime share the next reading, which begins after
 * all of them arrived, so no one gets an answer older than their request.
 */
export function shareReading<T>(key: string, read: () => Promise<T>): Promise<T> {
  const running = readings.get(key)
  if (running) {
    running.next ??= running.current.then(
      () => begin(key, read),
      () => begin(key, read),
    )
    return running.next as Promise<T>
  }
  return begin(key, read)
}

function begin<T>(key: string, read: () => Promise<T>): Promise<T> {
  const current = read()
  const begun: Readings = { current, next: null }
  readings.set(key, begun)
  const end = () => {
    if (readings.get(key) === begun && begun.next === null) readings.delete(key)
  }
  void current.then(end, end)
  return current
}
