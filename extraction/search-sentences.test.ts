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
  ['Nurses in Ohio with ICU experience', ['title must: Nurses', 'keyword must: ICU', 'location must: Ohio, United States']],
  [
    'Engineers in Berlin with AWS experience',
    ['title must: Engineers', 'keyword must: AWS', 'location must: Berlin, State of Berlin, Germany'],
  ],
  ['data analyst madrid sql, max 40k', ['title must: data analyst', 'keyword must: SQL', 'pay nice: EUR 40000 year']],
  ['dev backend node remoto brasil R$ 12 mil PJ', ['title must: dev backend', 'remote must: true', 'pay nice: BRL 12000 month']],
  [
    'electrician in Manchester, hybrid, £28/hr',
    ['title must: electrician', 'location must: Manchester, England, United Kingdom', 'radius must: 100', 'pay nice: GBP 28 hour'],
  ],
  [
    'Vi trenger en anleggsleder i Trondheim, minst 5 år, norsk og engelsk',
    ['location must: Trondheim, Trøndelag, Norway', 'years_min must: 5', 'language must: Norwegian', 'language must: English'],
  ],
  // what is taken back is only what stands next to the negation
  ['Lærer naturfag Hamar nynorsk ikke krav', ['title must: Lærer', 'location must: Hamar, Innlandet, Norway']],
  [
    'Any research software engineers in Heidelberg who code Julia? PhD not a requirement.',
    ['title must: research software engineers', 'location must: Heidelberg, Baden-Wurttemberg, Germany'],
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
