// `npm run train titles`: trains the title encoder from the reference data and writes its model files.
import fs from 'node:fs'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { writeModel } from '@fairlead/matching/titles/model-file'
import { readCorpus } from './corpus.ts'
import { loadTexts } from './data.ts'
import { measureHeldOut, nameConcepts, packModel } from './pack.ts'
import { describeRun } from './record.ts'
import { defaultOptions } from './shared.ts'
import { trainBoth } from './train.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    bits: { type: 'string' },
    dims: { type: 'string' },
    batch: { type: 'string' },
    steps: { type: 'string' },
    decay: { type: 'string' },
    threads: { type: 'string' },
    out: { type: 'string', default: new URL('../../matching/titles/model/', import.meta.url).pathname },
    /** Reads only the first concepts of each source, for a quick try. */
    limit: { type: 'string' },
  },
})
const number = (name: 'seed' | 'bits' | 'dims' | 'batch' | 'steps' | 'decay' | 'threads'): number => {
  const value = values[name] === undefined ? defaultOptions[name] : Number(values[name])
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`--${name} takes a whole number of 1 or more`)
  return value
}
const options = {
  ...defaultOptions,
  seed: number('seed'),
  bits: number('bits'),
  dims: number('dims'),
  batch: number('batch'),
  steps: number('steps'),
  decay: number('decay'),
  threads: number('threads'),
}

const began = performance.now()
const texts = loadTexts()
const corpus = readCorpus(texts, options.seed, values.limit === undefined ? Infinity : Number(values.limit))
console.log(
  `${corpus.concepts.length} concepts, ${corpus.heldOut.length} titles held out, twice ${options.steps} steps of ${options.batch} pairs`,
)
const table = await trainBoth(corpus.concepts, options, Math.ceil(options.steps / 20), ({ step, loss, seconds }) => {
  console.log(`step ${step}  loss ${loss.toFixed(4)}  ${seconds.toFixed(0)} s`)
})
const model = packModel(table, options, corpus)
const bytes = writeModel(model)
fs.mkdirSync(values.out, { recursive: true })
// level and timestamp fixed, so that equal names give an equal file
const names = gzipSync(nameConcepts(model, texts.labels), { level: 9 })
fs.writeFileSync(`${values.out}/titles.bin`, bytes)
fs.writeFileSync(`${values.out}/concept-names.tsv.gz`, names)
const run = await describeRun(texts, corpus, options, { model: bytes, names })
fs.writeFileSync(`${values.out}/training-run.json`, `${JSON.stringify(run, null, 2)}\n`)

for (const source of ['us', 'own'] as const) {
  const figures = measureHeldOut(
    model,
    corpus.concepts,
    corpus.heldOut.filter((entry) => entry.source === source),
  )
  console.log(`held-out titles, ${source === 'us' ? 'US occupations' : 'groups of the product'}: ${figures.count}`)
  console.log(`  MRR ${figures.mrr.toFixed(3)}  first right ${figures.first.toFixed(3)}  right among ten ${figures.ten.toFixed(3)}`)
  console.log(`  claimed ${figures.claimed.toFixed(3)}  calibration error ${figures.calibrationError.toFixed(3)}`)
}
const { user, system } = process.cpuUsage()
console.log(`temperature of concept weights ${model.temperature}`)
console.log(
  `${bytes.length} bytes in ${((performance.now() - began) / 1000).toFixed(0)} s by the clock, ${((user + system) / 1e6).toFixed(0)} s of processor time`,
)
console.log(`titles.bin  SHA-256 ${run.outputs['titles.bin']}`)
