// One input with its expected result, and what a kind of input has to provide.
import { readFileSync } from 'node:fs'
import path from 'node:path'

export interface Case {
  kind: string
  /** A file of the folder; '' when the input is in `context`. */
  file: string
  /** What else the kind needs; see docs/exam-world.md. */
  context: Record<string, unknown>
  expect: unknown
}

export interface Kind {
  name: string
  /** The product's result for the input, to be compared with `expect`. */
  read(input: Input): Promise<unknown>
}

export interface Input extends Case {
  bytes(): Buffer
}

export function inputOf(folder: string, item: Case): Input {
  return { ...item, bytes: () => readFileSync(path.join(folder, item.file)) }
}
