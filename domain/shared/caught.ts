// Reads caught values, which can be anything.

/** The message of an error; anything else as text. */
export function messageOf(caught: unknown): string {
  return caught instanceof Error ? caught.message : String(caught)
}

/** The error code from Node, Postgres, or a library; '' without one. */
export function codeOf(caught: unknown): string {
  return typeof caught === 'object' && caught !== null && 'code' in caught && typeof caught.code === 'string' ? caught.code : ''
}
