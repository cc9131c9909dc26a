// Searches and postings that ask for what is computed from jobs, and for places, licenses, degrees, pay, and visas.
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
function read(text: string): { used: string[]; unused: string[]; warned: string[] } {
  const { proposals, unused, warnings } = readJob(vocabulary, text, 100)
  const line = ({ field, value, strength }: (typeof proposals)[number]) => `${field} ${strength}: ${value}`
  return { used: proposals.map(line), unused: unused.map(line), warned: warnings.map(({ wish }) => wish.trait) }
}

test.each<[string, string[]]>([
  [
    'Product manager who worked at Stripe or Plaid, promoted within 2 years',
    ['title must: Product manager', 'company nice: Stripe', 'company nice: Plaid', 'keyword must: promoted within 2 years'],
  ],
  [
    'engineering manager who has led 10+ engineers, max 180k USD',
    ['title must: engineering manager', 'pay nice: USD 180000 year', 'keyword must: led 10 or more people'],
  ],
  [
    'Vertriebsleiter, hat ein Team von mindestens 8 Leuten geführt, Gehalt bis 95.000 € im Jahr',
    ['title must: Vertriebsleiter', 'pay nice: EUR 95000 year', 'keyword must: led 8 or more people'],
  ],
  [
    'directeur commercial ayant encadré une équipe de 15 personnes, 70-85k€ brut annuel',
    ['title must: directeur commercial', 'pay nice: EUR 70000-85000 year', 'keyword must: led 15 or more people'],
  ],
  [
    'jefe de ventas que haya dirigido un equipo de 12 personas, 3.500 € al mes',
    ['title must: jefe de ventas', 'pay nice: EUR 3500 month', 'keyword must: led 12 or more people'],
  ],
  [
    'ex Google, ex Meta or ex-Apple engineers',
    ['title must: engineers', 'company nice: Google', 'company nice: Meta', 'company nice: Apple'],
  ],
  ['ancien de Criteo ou Doctolib', ['company nice: Criteo', 'company nice: Doctolib']],
  ['Texas-licensed electrician', ['title must: electrician', 'keyword must: electrician license (Texas)']],
  ['nurse, Active OH RN license or multistate', ['title must: nurse', 'keyword must: RN license (Ohio)']],
  ['CPA, licensed in Illinois', ['title must: CPA', 'keyword must: CPA license (Illinois)']],
  ['resté plus de 3 ans dans chaque entreprise', ['keyword must: stayed at least 3 years with each employer']],
  ['con al menos 10 personas a cargo', ['keyword must: led 10 or more people']],
  [
    'Someone who has been at their current company for at least 3 years',
    ['keyword must: stayed at least 3 years with the present employer'],
  ],
  ['ingénieur promu en moins de 3 ans', ['title must: ingénieur', 'keyword must: promoted within 3 years']],
  [
    'Krankenpfleger mit mindestens 3 Jahren beim gleichen Arbeitgeber',
    ['title must: Krankenpfleger', 'keyword must: stayed at least 3 years with one employer'],
  ],
  [
    'Data engineer with 3 years of Kubernetes and 5 years of Python',
    ['title must: Data engineer', 'years_min must: 3', 'keyword must: 3 years of Kubernetes', 'keyword must: 5 years of Python'],
  ],
  [
    'Registered nurse within 30 miles of Columbus, Ohio RN license',
    ['title must: Registered nurse', 'location must: Columbus, Ohio, United States', 'radius must: 48', 'keyword must: RN license (Ohio)'],
  ],
  [
    'CDL Class A (TX) driver, at least 2 years, within 50 miles of Dallas',
    [
      'title must: driver',
      'years_min must: 2',
      'location must: Dallas, Texas, United States',
      'radius must: 80',
      'keyword must: CDL Class A license (Texas)',
    ],
  ],
  ['Entwickler, 25 km um Köln', ['title must: Entwickler', 'location must: Köln, North Rhine-Westphalia, Germany', 'radius must: 25']],
  ['comptable 50 km autour de Lyon', ['title must: comptable', 'location must: Lyon, Auvergne-Rhône-Alpes, France', 'radius must: 50']],
  ['analista a 40 km a la redonda de Bilbao', ['title must: analista', 'location must: Bilbao, Basque Country, Spain', 'radius must: 40']],
  [
    'data scientist, bachelor’s degree or equivalent experience, no visa sponsorship',
    ['title must: data scientist', 'degree nice: bachelors', 'visa nice: none'],
  ],
  [
    'ingénieur à Lille, pas de parrainage de visa',
    ['title must: ingénieur', 'location must: Lille, Hauts-de-France, France', 'visa nice: none'],
  ],
])('%s', (text, expected) => expect(read(text).used).toEqual(expected))

test('kinds of employer rank, and a move to one of them needs data that does not exist: shown, not used', () => {
  const { used } = read('developer from Series B startups with 50 to 200 employees')
  expect(used).toEqual([
    'title must: developer',
    // a round of funding is in no table, so the words rank as well
    'keyword nice: Series B startups with 50 to 200 employees',
    'keyword nice: worked at a startup with 50 to 200 people',
  ])
  expect(read('consultant who moved from Deloitte to a startup').unused).toEqual(['keyword must: moved from Deloitte to startup'])
  expect(read('consultant who moved from Deloitte to Google').used).toEqual([
    'title must: consultant',
    'keyword must: moved from Deloitte to Google',
  ])
})

test('a posting asks for them, too, and its years of a skill rank people who have it', () => {
  const { used } = read(
    [
      'Engineering Manager, Payments',
      'Northwind builds payment software in Denver. You will lead a team of 6.',
      'Requirements',
      '- Has led teams of at least 8 engineers',
      '- 4+ years of experience with Kubernetes',
      '- Must have worked at Stripe, Adyen or Plaid',
      'Nice to have',
      '- Promoted within 3 years at a former employer',
    ].join('\n'),
  )
  expect(used).toEqual(
    expect.arrayContaining([
      'keyword must: led 8 or more people',
      'keyword must: Kubernetes',
      'keyword nice: 4 years of Kubernetes',
      'keyword nice: promoted within 3 years',
    ]),
  )
  expect(used.filter((line) => line.includes('6'))).toEqual([])
})

test.each([
  ['young energetic developer in Austin', 'age'],
  ['developer, native German speaker', 'mother tongue'],
  ['sales rep, recent graduates only', 'graduates'],
])('%s: warned of %s', (text, trait) => expect(read(text).warned).toEqual([trait]))
