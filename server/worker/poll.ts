// Work that is done again and again: at once, then every so often, and never twice at a time.

/** A round that fails is told to `failed`, and the next one comes all the same. Stopping waits for the round that is under way. */
export function startPolling(everyMs: number, round: () => Promise<void>, failed: (error: unknown) => void): { stop(): Promise<void> } {
  let running: Promise<void> | null = null
  const begin = () => {
    running ??= round()
      .catch(failed)
      .finally(() => (running = null))
  }
  const timer = setInterval(begin, everyMs)
  begin()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
