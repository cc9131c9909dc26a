// Puts off what can wait.

/** Runs once the browser has nothing better to do, at the latest after so many ms. */
export function whenIdle(run: () => void, withinMs = 2000): void {
  // Safari has no idle callback
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: withinMs })
  else setTimeout(run, 200)
}
