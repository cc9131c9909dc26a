// Puts off what reads where things stand until the browser lays the page out anyway.

/** Runs just before the next frame; an effect that read the layout at once would have it done twice. Answers how to call it off. */
export function beforeNextFrame(run: () => void): () => void {
  const frame = requestAnimationFrame(run)
  return () => cancelAnimationFrame(frame)
}
