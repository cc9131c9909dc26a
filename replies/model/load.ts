// Loads the shipped reply model from its files.
import fs from 'node:fs'
import type { ReplyModel } from '../classify-reply.ts'
import { modelFromText } from '../model-text.ts'

const read = (name: string) => modelFromText(fs.readFileSync(new URL(`${name}.tsv`, import.meta.url), 'utf8'))
let model: ReplyModel | null = null

/**
 * Read once: one copy serves a whole process.
 * @throws Error when a file is damaged
 */
export const loadReplyModel = (): ReplyModel => (model ??= { kind: read('kind'), reason: read('reason') })
