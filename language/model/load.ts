// Loads the shipped models from their files.
import fs from 'node:fs'
import { readReader } from '../model-file.ts'
import { openWishReader, type WishReader } from '../protected-wishes.ts'
import type { ReaderModel } from '../reader.ts'
import { readWishModel } from '../wish-model-file.ts'

const bytesOf = (name: string) => fs.readFileSync(new URL(name, import.meta.url))
let model: ReaderModel | null = null
let wishes: WishReader | null = null

/**
 * Read once: one copy serves all of a process's readers.
 * @throws BrokenReaderModel when the file is damaged
 */
export const loadReader = (): ReaderModel => (model ??= readReader(bytesOf('reader.bin')))

/**
 * Read once, as well.
 * @throws Error when the file is damaged
 */
export const loadWishReader = (): WishReader => (wishes ??= openWishReader(readWishModel(bytesOf('wishes.bin'))))
