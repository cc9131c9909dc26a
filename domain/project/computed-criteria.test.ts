// Criteria in people's own words, read and written again.
import { expect, test } from 'vitest'
import { readLanguageFrom } from '../shared/readers-language.ts'
import { computedIn, computedLabel, ledIn, readComputed, type ComputedCriterion } from './computed-criteria.ts'

const labels = (text: string) => computedIn(text).map(({ criterion }) => computedLabel(criterion))

test.each<[string, string[]]>([
  ['Product manager at a scale-up, promoted at least once within two years', ['promoted within 2 years']],
  ['someone who got promoted internally', ['promoted']],
  ['analyst, promoted in the last 3 years', ['promoted in the last 3 years']],
  ['Steuerfachangestellte, die in den letzten 3 Jahren befördert wurde', ['promoted in the last 3 years']],
  ['chargé d’affaires promu au cours des 4 dernières années', ['promoted in the last 4 years']],
  ['contable ascendida en menos de 18 meses', ['promoted within 18 months']],
  ['devs who stayed at least 3 years at each company', ['stayed at least 3 years with each employer']],
  ['sales reps, average tenure 2+ years', ['stayed at least 2 years per employer on average']],
  ['mind. 3 Jahre beim selben Arbeitgeber geblieben', ['stayed at least 3 years with one employer']],
  ['infirmière restée au moins 5 ans dans la même entreprise', ['stayed at least 5 years with one employer']],
  ['cocinero con al menos 2 años en cada empresa', ['stayed at least 2 years with each employer']],
  ['plant manager who led 50+ people', ['led 50 or more people']],
  ['hat ein Team von mindestens 8 Leuten geführt', ['led 8 or more people']],
  ['directrice ayant encadré une équipe de douze personnes', ['led 12 or more people']],
  ['jefa de obra con 20 personas a su cargo', ['led 20 or more people']],
  ['moved from Deloitte to Stripe, based in Austin', ['moved from Deloitte to Stripe']],
  ['von der Bundeswehr zu Siemens gewechselt', ['moved from Bundeswehr to Siemens']],
  // none of these is about a person's jobs
  ['sales promotion and merchandising, 3 years of experience', []],
  ['manages 12 accounts and three products', []],
  ['team of 12 engineers, reporting to the CTO', []],
  ['stay with us for 3 years and more', []],
  ['you will grow within 2 years', []],
])('%s', (text, expected) => expect(labels(text)).toEqual(expected))

test.each([
  'promoted',
  'promoted within 3 years',
  'promoted in the last 18 months',
  'stayed at least 2 years per employer on average',
  'stayed at least 1 year with each employer',
  'stayed at least 6 years with one employer',
  'led 12 or more people',
  'led a team',
  'moved from Deloitte to Stripe',
  'worked at Google',
  'worked at Fly, HashiCorp, or Vercel',
  'RN license (Ohio)',
  'CDL Class A license (Texas)',
  '3 years of Kubernetes',
  'bachelor’s degree',
])('the label “%s” is read as what it says', (label) => {
  const criterion = readComputed(label)
  expect(criterion && computedLabel(criterion)).toBe(label)
})

test.each([
  'Kubernetes',
  'team leadership',
  'working at heights',
  '5 years of experience',
  'former military',
  'ex vivo imaging',
  'license management',
  'degree',
])('the keyword “%s” stays a keyword', (label) => expect(readComputed(label)).toBeNull())

test('of a text about a person, the largest number of people led comes first', () => {
  const text = 'Managed a team of 4. Since 2020 leads 22 nurses on two wards; works with a team of 90.'
  expect(ledIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['leads 22 nurses', 'Managed a team of 4'])
})

test('long and repeated texts are read in linear time', () => {
  const time = (text: string) => {
    const start = performance.now()
    computedIn(text)
    return performance.now() - start
  }
  const shape = 'led a team of promoted moved from stayed each company 3 years '
  time(shape.repeat(20))
  expect(time(shape.repeat(300))).toBeLessThan(2000)
})

test('a criterion written for a German reader is read the same by a worker, which has no reader', () => {
  const criteria: ComputedCriterion[] = [
    { kind: 'promoted', months: null, isRecent: false },
    { kind: 'promoted', months: 12, isRecent: false },
    { kind: 'promoted', months: 36, isRecent: true },
    { kind: 'stayed', months: 24, per: 'average' },
    { kind: 'stayed', months: 12, per: 'each' },
    { kind: 'stayed', months: 18, per: 'present' },
    { kind: 'stayed', months: 72, per: 'one' },
    { kind: 'led', people: null },
    { kind: 'led', people: 12 },
    { kind: 'moved', from: 'Deloitte', to: 'Stripe' },
    { kind: 'worked', companies: ['Fly', 'HashiCorp', 'Vercel'] },
    { kind: 'licensed', license: 'RN', state: 'Ohio' },
    { kind: 'years', months: 36, skill: 'Kubernetes' },
    { kind: 'degree', degree: 'bachelors' },
    { kind: 'degree', degree: 'advanced_degree' },
  ]
  readLanguageFrom(() => 'de')
  const labels = criteria.map(computedLabel)
  readLanguageFrom(() => 'en')
  expect(labels.filter((label) => criteria.map(computedLabel).includes(label))).toEqual([])
  expect(labels.map((label) => [label, readComputed(label)])).toEqual(labels.map((label, index) => [label, criteria[index]]))
})
