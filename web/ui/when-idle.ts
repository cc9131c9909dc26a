// Defers work that can wait.

/** Runs once the browser is idle, at the latest after this many ms. */
export function whenIdle(run: () => void, withinMs = 2000): void {
  // Safari has no idle callback
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: withinMs })
  else setTimeout(run, 200)
}
