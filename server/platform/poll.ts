// Runs work immediately and then at an interval, never concurrently.

/** `failed` receives errors; polling continues. Stopping waits for the current round. */
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
