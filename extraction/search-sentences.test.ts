// Sentences and keywords that say who is wanted, read by the shipped reader.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const lines = (text: string) =>
  readJob(vocabulary, text, 100).proposals.map(({ field, value, strength }) => `${field} ${strength}: ${value}`)

test.each<[string, string[]]>([
  [
    'senior backend engineer with python and kubernetes in Berlin, 5+ years',
    [
      'title must: senior backend engineer',
      'keyword must: Python',
      'keyword must: Kubernetes',
      'years_min must: 5',
      'location must: Berlin, State of Berlin, Germany',
    ],
  ],
  [
    'chef in brooklyn ny, Spanish a plus, at least 2 years',
    ['title must: chef', 'location must: Brooklyn, New York, United States', 'language nice: Spanish', 'years_min must: 2'],
  ],
  [
    'Ich suche eine Buchhalterin in Hamburg mit DATEV, Englisch von Vorteil',
    ['title must: Buchhalterin', 'keyword must: DATEV', 'language nice: English', 'location must: Hamburg, Germany'],
  ],
  [
    'comptable à Lyon, 3 ans d’expérience, Sage exigé, anglais souhaité',
    [
      'title must: comptable',
      'keyword must: Sage',
      'language nice: English',
      'years_min must: 3',
      'location must: Lyon, Auvergne-Rhône-Alpes, France',
    ],
  ],
])('%s', (sentence, expected) => {
  expect(lines(sentence)).toEqual(expect.arrayContaining(expected))
})

test('people who are not wanted are left out, and a demand taken back asks for nothing', () => {
  const proposals = lines('warehouse supervisor in Leeds with forklift license, no job hoppers, no degree needed')
  expect(proposals).toContain('exclusion must: job hoppers')
  expect(proposals.filter((line) => line.startsWith('degree'))).toEqual([])
})

test('equal text gives equal criteria, and every one stands in the text', () => {
  const text = 'rust/go engineer, SF or remote, ex-Stripe a plus, series b startups'
  const [first, second] = [readJob(vocabulary, text, 100), readJob(vocabulary, text, 100)]
  expect(first).toEqual(second)
  expect([...first.proposals, ...first.unused].length).toBeGreaterThan(2)
  for (const { evidence } of [...first.proposals, ...first.unused])
    expect(text).toContain(evidence.sentence.slice(evidence.start, evidence.end))
})
