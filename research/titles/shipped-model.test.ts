import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readModel } from '@fairlead/matching/titles/model-file'
import { loadTexts } from './data.ts'
import { sha256, type TrainingRun } from './record.ts'
import { defaultOptions } from './shared.ts'

const folder = new URL('../../matching/titles/model/', import.meta.url)
const read = (name: string): Buffer => fs.readFileSync(new URL(name, folder))
const run = JSON.parse(read('training-run.json').toString('utf8')) as TrainingRun
const texts = loadTexts()

test('the shipped files are those written by the training run', () => {
  expect(run.outputs).toEqual({ 'titles.bin': sha256(read('titles.bin')), 'concept-names.tsv.gz': sha256(read('concept-names.tsv.gz')) })
})

test("the run used the options of `npm run train titles` and this repository's reference data", () => {
  const { threads: _, ...options } = defaultOptions
  expect(run.options).toEqual(options)
  const { seed, steps, batch, temperature, rate, decay, dropout } = options
  expect(readModel(read('titles.bin')).training).toMatchObject({ seed, steps, batch, temperature, rate, decay, dropout })
  const inputs = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, sha256(text as string)]))
  expect(inputs).toEqual(run.inputs)
})
