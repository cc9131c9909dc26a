// The size of employers in a search becomes a criterion that ranks, in English and German; a posting's doesn't.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const keywordsOf = (text: string) =>
  readJob(vocabulary, text, 60)
    .proposals.filter(({ field }) => field === 'keyword')
    .map(({ value, strength }) => [value, strength])

test.each([
  ['nurse at a startup with under 200 people', 'worked at a startup with up to 200 people'],
  ['software engineer, worked at a startup with 50 to 200 employees', 'worked at a startup with 50 to 200 people'],
  ['Entwickler bei einem Startup mit höchstens 50 Mitarbeitern', 'worked at a startup with up to 50 people'],
  ['account executive who worked at companies with up to 500 employees', 'worked at an employer with up to 500 people'],
])('%s', (text, value) => expect(keywordsOf(text)).toContainEqual([value, 'nice']))

test.each(['engineering manager who led up to 20 people', 'nurse at a startup', 'head nurse with 200 people'])('%s has none', (text) =>
  expect(keywordsOf(text).filter(([value]) => String(value).startsWith('worked at'))).toEqual([]),
)
