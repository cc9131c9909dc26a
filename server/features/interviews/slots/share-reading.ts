// Many candidates who want the same times at once are answered from one reading.

/**
 * Runs readings, at most one at a time for a key. Requests that arrive in the meantime share the next reading, which begins after
 * all of them arrived, so no one gets an answer older than their request.
 */
export function sharedReadings<T>(): (key: string, read: () => Promise<T>) => Promise<T> {
  const readings = new Map<string, { current: Promise<T>; next: Promise<T> | null }>()
  const begin = (key: string, read: () => Promise<T>): Promise<T> => {
    const reading: { current: Promise<T>; next: Promise<T> | null } = { current: read(), next: null }
    readings.set(key, reading)
    const end = () => {
      if (readings.get(key) === reading && reading.next === null) readings.delete(key)
    }
    void reading.current.then(end, end)
    return reading.current
  }
  return (key, read) => {
    const running = readings.get(key)
    if (!running) return begin(key, read)
    const start = () => begin(key, read)
    return (running.next ??= running.current.then(start, start))
  }
}
