// Loads the shipped reader from its file.
import fs from 'node:fs'
import { readReader } from '../model-file.ts'
import type { ReaderModel } from '../reader.ts'

let model: ReaderModel | null = null

/**
 * Read once: one copy serves all of a process's readers.
 * @throws BrokenReaderModel when the file is damaged
 */
export const loadReader = (): ReaderModel => (model ??= readReader(fs.readFileSync(new URL('reader.bin', import.meta.url))))
