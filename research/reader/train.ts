// Trains the reader on the labeled texts: npm run train reader [-- --seed N --out FILE]. Some minutes on one core.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeReader } from '@fairlead/language/model-file'
import { seenText, type SeenText } from './dataset.ts'
import { trainingHints } from './hints.ts'
import { asRead, readLabels } from './labels.ts'
import { trainPostings, trainResumes } from './train-kind.ts'

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' }, out: { type: 'string' }, only: { type: 'string' } } })
const seed = Number(values.seed)
const folder = path.join(import.meta.dirname, 'labels')
const out = values.out ?? path.join(import.meta.dirname, '../../language/model/reader.bin')

const hints = trainingHints()
const read = (isResume: boolean): SeenText[] =>
  fs
    .readdirSync(folder)
    .toSorted()
    .filter((file) => file.startsWith('resumes') === isResume)
    .flatMap((file) => readLabels(path.join(folder, file)))
    .map((text) => seenText(hints, asRead(text), isResume))

const postings = read(false)
const resumes = read(true)
const model = {
  posting: trainPostings(postings, seed),
  resume: trainResumes(resumes, seed),
}
const bytes = writeReader(model, { seed, postings: postings.length, resumes: resumes.length })
fs.writeFileSync(out, bytes)
console.log(`${out}: ${bytes.length} bytes`)
