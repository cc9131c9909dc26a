// Secrets of containers and services come as files.
import fs from 'node:fs'

/** The text of the file that SECRET_KEY_FILE names; empty without one, and a sentence in `wrong` when it cannot be read. */
export function keyOf(file: string, wrong: string[]): string {
  if (file === '') return ''
  try {
    return fs.readFileSync(file, 'utf8').trim()
  } catch {
    wrong.push(`SECRET_KEY_FILE must be a file that can be read, not '${file}'.`)
    return ''
  }
}
