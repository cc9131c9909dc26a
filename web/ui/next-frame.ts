// Defers layout reads until the browser lays the page out anyway.

/**
 * Runs just before the next frame; an effect that read the layout immediately would force a second one. Returns a function that
 * cancels it.
 */
export function beforeNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
