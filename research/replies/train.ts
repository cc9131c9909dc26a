// Trains the shipped reply model from all examples: npm run train replies
import fs from 'node:fs'
import path from 'node:path'
import type { LinearModel } from '@fairlead/replies/logistic'
import { givenReplies, written } from './examples.ts'
import { fitReplyModel } from './fit.ts'
import { modelToText } from './model-to-text.ts'

const folder = path.join(import.meta.dirname, '../../replies/model')
const model = fitReplyModel([...written, ...givenReplies])
const write = (name: string, part: LinearModel) => fs.writeFileSync(path.join(folder, `${name}.tsv`), modelToText(part))
write('kind', model.kind)
write('reason', model.reason)
console.log(`${folder}: temperatures ${model.kind.temperature} and ${model.reason.temperature}`)
