import fs from 'node:fs'
import { expect, test } from 'vitest'
import { readCorpus } from './corpus.ts'
import { loadTexts } from './data.ts'
import { hashFirstSteps, type TrainingRun } from './record.ts'
import { defaultOptions } from './shared.ts'

const run = JSON.parse(fs.readFileSync(new URL('../../matching/titles/model/training-run.json', import.meta.url), 'utf8')) as TrainingRun

test("training with this repository's code begins with the same bytes", async () => {
  expect(await hashFirstSteps(readCorpus(loadTexts(), defaultOptions.seed), defaultOptions)).toBe(run.firstSteps)
}, 120_000)
