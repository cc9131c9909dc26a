// The shipped weights on the judged résumés, each posting held out of the fit; nightly because it takes 45 seconds.
import fs from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { strongMatch } from '@fairlead/domain/candidate/assessment'
import { defaultWeights } from '@fairlead/domain/project/preferences'
import fit from '../../../matching/plan/fit.json' with { type: 'json' }
import { chosen } from '@fairlead/matching/plan/scale'
import { loadVocabulary } from '../../../testing/vocabulary.ts'
import type { Weights } from './fit.ts'
import { holdOut, precisionFrom, reliability, type HeldOutPair } from './fit-scale.ts'
import { loadJudgedSearches } from './files.ts'
import { judgePairs, shapes } from './pairs.ts'

const prior: Weights = { ...defaultWeights, responseLikelihood: 0.5, ...chosen.weights }

const folder = path.join(import.meta.dirname, '../../../../shared/fixtures/judged/resumes')
const file = (name: string): string => path.join(folder, name)
const isThere = fs.existsSync(folder)

describe.skipIf(!isThere)('on the judged résumés (skipped where ../shared is absent)', () => {
  let pairs: HeldOutPair[] = []
  beforeAll(() => {
    const set = loadJudgedSearches(file('jobs.ndjson'), file('people.ndjson'), file('qrels.tsv'))
    const jobs = judgePairs(loadVocabulary(), set, '2026-11')
    pairs = holdOut(jobs, prior, fit.run.options.pull, chosen.calibration)
  }, 300_000)

  test.each(shapes)('at least nine of ten strong matches are relevant to postings left out of the fit: %s', (shape) => {
    const shapePairs = pairs.filter((pair) => pair.shape === shape)
    const strong = precisionFrom(shapePairs, strongMatch)
    expect(strong.people).toBeGreaterThan(150)
    expect(strong.relevant / strong.people).toBeGreaterThanOrEqual(0.9)
    expect(reliability(shapePairs).error).toBeLessThan(0.035)
  })
})
