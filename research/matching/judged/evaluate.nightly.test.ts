// Minimum quality on externally judged résumés (docs/matching.md), next to BM25 in the same run.
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { loadVocabulary } from '../../../testing/vocabulary.ts'
import { evaluateSearches } from './evaluate.ts'
import { loadJudgedSearches } from './files.ts'

const folder = path.join(import.meta.dirname, '../../../../shared/fixtures/judged/resumes')
const file = (name: string): string => path.join(folder, name)

test.skipIf(!fs.existsSync(folder))('résumés in another language are ranked better than by BM25', { timeout: 120_000 }, () => {
  const set = loadJudgedSearches(file('jobs.ndjson'), file('people.ndjson'), file('qrels.tsv'))
  const { own: engine, bm25 } = evaluateSearches(loadVocabulary(), set, '2026-11')
  expect(engine.map).toBeGreaterThan(0.82)
  expect(engine.map).toBeGreaterThan(bm25.map + 0.03)
})
