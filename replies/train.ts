// Trains the shipped reply model from all examples and writes model.data.ts: node replies/train.ts
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { givenReplies, written } from './examples.ts'
import { fitReplyModel } from './fit.ts'
import { modelToText } from './model-text.ts'

const model = fitReplyModel([...written, ...givenReplies])
const literal = (text: string) => '`\n' + text.replace(/[\\`]|\$(?=\{)/g, '\\$&') + '\n`'
const source = `// Trained by train.ts from the examples beside it; do not edit by hand.

export const kindModel = ${literal(modelToText(model.kind))}

export const reasonModel = ${literal(modelToText(model.reason))}
`
const path = join(import.meta.dirname, 'model.data.ts')
writeFileSync(path, source)
console.log(`${path}: ${source.length} characters, temperatures ${model.kind.temperature} and ${model.reason.temperature}`)
