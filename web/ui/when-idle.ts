// Puts off what can wait until the page has shown itself.

/** Ms after which what was asked for is drawn, on a slow machine as well. */
const drawing = 500

/** Runs once the next frames are drawn and the browser has nothing better to do, at the latest after so many ms more. */
export function whenIdle(run: () => void, withinMs = 2000): void {
  // Safari has no idle callback
  const idle = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(run, { timeout: withinMs }) : setTimeout(run, 200))
  setTimeout(idle, drawing)
}
