// What a caught value tells; anything may be thrown.

/** The message of an error; anything else as text. */
export function messageOf(caught: unknown): string {
  return caught instanceof Error ? caught.message : String(caught)
}

/** The code of Node, Postgres or a library on an error; '' where it carries none. */
export function codeOf(caught: unknown): string {
  return typeof caught === 'object' && caught !== null && 'code' in caught && typeof caught.code === 'string' ? caught.code : ''
}
