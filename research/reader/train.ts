// Trains the reader on the labeled texts: npm run train:reader [-- --seed N --out FILE]. Some minutes on one core.
import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { writeReader } from '@fairlead/language/model-file'
import type { KindModel } from '@fairlead/language/reader'
import { postingTags, postingZones, resumeTags, resumeZones } from '@fairlead/language/tag-sets'
import { predictedZones, seenText, tagLines, zoneText, type Kind, type SeenText } from './dataset.ts'
import { trainingHints } from './hints.ts'
import { asRead, readLabels } from './labels.ts'
import { trainTags } from './train-tags.ts'
import { trainZones } from './train-zones.ts'

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

const zoneOptions = { epochs: 10, rate: 0.006, dropout: 0.6, seed }
const tagOptions = { width: 24, hidden: 48, epochs: 8, rate: 0.004, dropout: 0.5, batch: 8, seed }

function trainKind(name: string, texts: readonly SeenText[], kind: Kind, bits: { zones: number; tags: number }, nets: number): KindModel {
  const began = performance.now()
  const options = { ...zoneOptions, bits: bits.zones, zones: kind.zones.length }
  const withZones = texts.filter(({ text }) => text.lines.some(({ zone }) => zone !== 'Q'))
  const zones = trainZones(
    withZones.map((text) => zoneText(text, kind)),
    options,
  )
  const lines = tagLines(texts, predictedZones(texts, kind, options), kind)
  const tags = Array.from({ length: nets }, (_, net) =>
    trainTags(lines, { ...tagOptions, seed: seed + net, bits: bits.tags, tags: kind.tags.length }, (epoch, loss) =>
      console.log(`${name} ${net + 1}, epoch ${epoch + 1}: loss ${loss.toFixed(4)} a word`),
    ),
  )
  // their scores are averaged, and so are their transitions
  for (const part of ['transitions', 'begins'] as const) {
    const mean = tags[0]!.chain[part].map((_, index) => tags.reduce((sum, { chain }) => sum + chain[part][index]!, 0) / nets)
    for (const { chain } of tags) chain[part].set(mean)
  }
  console.log(`${name}: ${texts.length} texts, ${lines.length} lines with tags, ${((performance.now() - began) / 1000).toFixed(0)} s`)
  return { zones, tags }
}

const postings = read(false)
const resumes = read(true)
const model = {
  posting: trainKind('postings', postings, { zones: Object.keys(postingZones), tags: postingTags }, { zones: 16, tags: 15 }, 2),
  resume: trainKind('résumés', resumes, { zones: Object.keys(resumeZones), tags: resumeTags }, { zones: 15, tags: 14 }, 2),
}
const bytes = writeReader(model, { seed, postings: postings.length, resumes: resumes.length })
fs.writeFileSync(out, bytes)
console.log(`${out}: ${bytes.length} bytes`)
