import { readFileSync } from 'node:fs'

export function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}

/** The text of a file; null if missing. */
export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (!isMissing(error)) throw error
    return null
  }
}
