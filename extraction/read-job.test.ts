// Real-world postings become criteria, each with the words that prove it; nothing is made up.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { readReferenceTables } from '../server/platform/reference.ts'
import { isProvenBy } from '@fairlead/domain/project/job-proposal'
import type { JobField, JobProposal } from '@fairlead/domain/project/job-proposal'
import { readJob } from './read-job.ts'

const vocabulary = loadVocabulary()
const read = (text: string) => readJob(vocabulary, text, 100).proposals
const values = (proposals: JobProposal[], field: JobField, strength?: JobProposal['strength']) =>
  proposals
    .filter((proposal) => proposal.field === field && (strength === undefined || proposal.strength === strength))
    .map(({ value }) => value)

const posting = `Senior Backend Engineer (m/f/d)
Berlin, Germany or remote

About us
We are a healthcare startup with 12 years of experience in Kubernetes and a PhD in fun.

What you will do
- Build services in Go together with product managers
- Keep PostgreSQL fast

Requirements
- At least five (5) years of experience as a software engineer
- Bachelor's degree in computer science or equivalent experience
- Proficiency in Python and Docker is required, Terraform is a plus
- No experience with Scala needed

Nice to have
- GraphQL
- A master's degree

Benefits
- Free Java, a Salesforce licence and 30 days of holiday

Equal opportunity
We hire without regard to race; people with five years of Rust experience are welcome.`

test('separates requirements from nice-to-haves in a structured posting', () => {
  const proposals = read(posting)
  expect(values(proposals, 'title')).toEqual(['Senior Backend Engineer'])
  expect(values(proposals, 'keyword', 'must')).toEqual(['Python', 'Docker'])
  expect(values(proposals, 'keyword', 'nice')).toEqual(['Terraform', 'GraphQL'])
  expect(values(proposals, 'years_min')).toEqual(['5'])
  expect(values(proposals, 'years_max')).toEqual([])
  expect(proposals.filter(({ field }) => field === 'degree').map(({ value, strength }) => [value, strength])).toEqual([
    ['bachelors', 'nice'],
    ['advanced_degree', 'nice'],
  ])
  expect(values(proposals, 'location')).toEqual([expect.stringMatching(/^Berlin, .*Germany$/)])
  expect(values(proposals, 'remote')).toEqual(['true'])
})

test('takes no requirements from text about the company, duties, benefits, or legal terms', () => {
  const proposals = read(posting)
  const words = proposals.map(({ value }) => value.toLowerCase())
  for (const word of ['go', 'postgresql', 'kubernetes', 'java', 'salesforce', 'rust', 'scala', 'phd', 'healthcare'])
    expect(words).not.toContain(word)
})

test.each<[string, string | undefined, string | undefined]>([
  ['3-5 years of experience in sales', '3', '5'],
  ['3 to 5 years of relevant work experience', '3', '5'],
  ['At least five (5) years of experience', '5', undefined],
  ['You must have one (1) year of specialized experience', '1', undefined],
  ['7+ years building web applications', '7', undefined],
  ['Minimum of two years’ experience as a nurse', '2', undefined],
  ['No more than 3 years of experience', undefined, '3'],
  ['Three years of experience within the last twelve years', '3', undefined],
  ['A four-year degree; 4 year college', undefined, undefined],
  ['Maximum tenure is 6 years', undefined, undefined],
  ['Experience is welcome; we have been here for 20 years', undefined, undefined],
  ['Applicants must be at least 18 years of age with driving experience', undefined, undefined],
  ['10 years of experience are not required', undefined, undefined],
])('years: %s', (sentence, min, max) => {
  const proposals = read(`Requirements:\n- ${sentence}`)
  expect([values(proposals, 'years_min')[0], values(proposals, 'years_max')[0]]).toEqual([min, max])
})

test.each<[string, string[]]>([
  ["Bachelor's degree required", ['bachelors must']],
  ['No degree required', []],
  ['A degree is not required', []],
  ["A bachelor's degree is not required", []],
  ["Bachelor's or master's degree in physics", ['bachelors must', 'advanced_degree nice']],
  ['BS in Chemistry or equivalent practical experience', ['bachelors nice']],
  ['MBA preferred', ['mba nice']],
  ['PhD in statistics', ['phd must']],
  ["A master's degree may be substituted for one year of experience", []],
  ['MS Office and MS Excel', []],
  ['Familiar with common LLM workflow design patterns', []],
  ['LLB or LLM', ['bachelors must', 'advanced_degree nice']],
  ['Law degree (LLM)', ['advanced_degree must']],
])('degrees: %s', (sentence, expected) => {
  const proposals = read(`Requirements:\n- ${sentence}`).filter(({ field }) => field === 'degree')
  expect(proposals.map(({ value, strength }) => `${value} ${strength}`)).toEqual(expected)
})

test.each<[string, string | null]>([
  ['Python is required', 'must'],
  ['Python is a plus', 'nice'],
  ['Ideally you know Python', 'nice'],
  ['Experience with Python preferred but not required', 'nice'],
  ['Python is not required', null],
  ['You do not need Python', null],
  ['No Python', null],
])('strength of a sentence: %s', (sentence, strength) => {
  const proposal = read(`Requirements:\n- ${sentence}`).find(({ value }) => value === 'Python')
  expect(proposal?.strength ?? null).toBe(strength)
})

test.each([
  ["CDL Driver's License preferred", ["CDL Driver's License"]],
  ["Driver's license and own car", ["Driver's license"]],
  ['Full UK driving licence', ['Full UK driving licence']],
  ['Valid driving licence B', ['driving licence B']],
])('a driving license is one criterion: %s', (sentence, expected) => {
  expect(values(read(`Requirements:\n- ${sentence}`), 'keyword')).toEqual(expected)
})

test('proposes excluding unwanted people, but not agencies', () => {
  const proposals = read('Who you are:\nWe are not looking for project managers or AI evangelists.\nNo recruiters, please.')
  expect(values(proposals, 'exclusion')).toEqual(['project managers', 'AI evangelists'])
})

test("several places, and a place that isn't offered", () => {
  const proposals = read('Office Manager\nLocation: Austin, TX; New York, NY\n\nRemote work is not possible.\n')
  expect(values(proposals, 'location')).toEqual(['Austin, Texas, United States', 'New York City, New York, United States'])
  expect(values(proposals, 'remote')).toEqual([])
})

test('an area is replaced by its places, unless the posting is from elsewhere', () => {
  const inHeader = values(read('Enterprise AE (remote, East Coast)\nWe pay $140k.\nYou have closed SaaS deals.'), 'location')
  expect(inHeader).toHaveLength(17)
  expect(inHeader).toContain('New York, United States')
  expect(inHeader).not.toContain('California, United States')
  for (const line of ['Regional Sales Manager, Northeast - Boston, MA', 'Sales Manager\nLocation: Boston, New England'])
    expect(values(read(line), 'location'), line).toEqual(['Boston, Massachusetts, United States'])
  expect(values(read('Account Manager\nLocation: Munich, DACH'), 'location')).toEqual(['Munich, Bavaria, Germany'])
  const inText = values(read('Product Manager\nYou work remotely from anywhere in the Nordics.'), 'location')
  expect(inText.toSorted()).toEqual(['Denmark', 'Finland', 'Iceland', 'Norway', 'Sweden'])
  expect(values(read('Account Executive\nLocation: East Coast\nPay: AUD 140,000 a year.'), 'location')).toEqual([])
  const withCity = 'Regional Sales Manager, Northeast\nOrlando Instruments | Field-based (Boston, MA area)'
  expect(values(read(withCity), 'location')).toEqual(['Boston, Massachusetts, United States'])
})

test('running text without sections still yields criteria', () => {
  const proposals = read('We are looking for a data engineer who has experience with Spark and lives near our office in Munich.')
  expect(values(proposals, 'title')).toEqual(['data engineer'])
  expect(values(proposals, 'keyword', 'must')).toHaveLength(1)
})

test.each(['', ' \n\n ', '🎉🎉🎉', 'مهندس برمجيات مع خبرة خمس سنوات', '# \n**\n- \n:', 'a'.repeat(50_000), '- \n'.repeat(5_000)])(
  'text without requirements proposes nothing: %#',
  (text) => expect(read(text)).toEqual([]),
)

test('keeps evidence positions exact next to emoji and right-to-left text', () => {
  const text = 'מפתח תוכנה 🚀\n\nRequirements 🔥\n- 👩‍💻 Experience with Python, PostgreSQL — ناطق بالعربية\n'
  const proposals = read(text)
  expect(values(proposals, 'keyword', 'must')).toEqual(['Python', 'PostgreSQL'])
  for (const { evidence } of proposals) expect(text).toContain(evidence.sentence)
})

test('with five hundred keywords, the first are proposed and the rest counted', () => {
  const names = readReferenceTables()
    .skills.slice(0, 500)
    .map(({ name }) => name)
  const { proposals, leftOut } = readJob(
    vocabulary,
    `Site Manager\n\nRequirements\n${names.map((name) => `- Experience with ${name}`).join('\n')}`,
    100,
  )
  expect(proposals.filter(({ field }) => field === 'keyword')).toHaveLength(100)
  expect(leftOut).toBeGreaterThan(300)
})

test('the text proves every proposal', () => {
  const pieces = [...posting.split(/\s+/), '\n', '\n\n', '- ', '; ', 'not required', '🎉', '\u202e', '  ']
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 120 }), (words) => {
      const text = words.join(' ')
      return read(text).every((proposal) => isProvenBy(text, proposal))
    }),
    { numRuns: 150 },
  )
})

test('quotes protected requirements with their trait and never proposes them', () => {
  const { proposals, warnings } = readJob(
    vocabulary,
    ['Software Engineer', '', 'Requirements', '- Male under 30', '- Python', '- Christian', '', 'We hire regardless of religion.'].join(
      '\n',
    ),
    100,
  )
  expect(warnings).toEqual([
    { sentence: 'Male under 30', wish: { trait: 'gender', words: 'Male' } },
    { sentence: 'Christian', wish: { trait: 'religion', words: 'Christian' } },
  ])
  expect(proposals.map(({ value }) => value).join(' ')).not.toMatch(/male|christian|30/i)
  expect(proposals.map(({ value }) => value)).toContain('Python')
})

test.each([
  ['Ihr Profil\n- Alter zwischen 25 und 35 Jahren\n- Nur Frauen\n- Christliche Konfession\n- SAP', ['age', 'gender', 'religion']],
  ['Votre profil\n- Homme de 25 à 35 ans\n- Excel', ['gender']],
  ['Requisitos\n- Mujer entre 25 y 35 años\n- Edad máxima 40 años\n- Excel', ['gender', 'age']],
  ['Requisiti\n- Età compresa tra 25 e 35 anni\n- Solo donne\n- Cattolico praticante\n- Excel', ['age', 'gender', 'religion']],
  ['Functie-eisen\n- Vrouw, 25 tot 35 jaar\n- Leeftijd maximaal 40\n- Excel', ['gender', 'age']],
  ['Requisitos\n- Sexo masculino\n- Idade entre 25 e 35 anos\n- Excel', ['gender', 'age']],
  ['Wymagania\n- Mężczyzna do 35 lat\n- Katolik\n- Excel', ['gender', 'religion']],
  ['Cerințe\n- Bărbat, vârsta între 25 și 35 de ani\n- Excel', ['age']],
])('gender, age, and faith are neither criteria nor years of experience in any language: %s', (text, traits) => {
  const { proposals, warnings } = readJob(vocabulary, text, 50)
  expect(proposals.map(({ field, value }) => `${field} ${value}`)).toEqual([text.includes('SAP') ? 'keyword SAP' : 'keyword Excel'])
  expect(warnings.map(({ wish }) => wish.trait)).toEqual(traits)
})

test.each([
  ['es', 'Requisitos\n- De 3 a 5 años de experiencia en ventas'],
  ['de', 'Ihr Profil\n- Mindestens 20 Jahre Berufserfahrung\n- Sie arbeiten gerne mit den Kunden und sind für das Team da'],
  ['fr', 'Votre profil\n- 3 à 5 ans d’expérience'],
])("years of experience aren't an age (%s)", (_, text) => {
  const { proposals, warnings } = readJob(vocabulary, text, 50)
  expect(proposals.some(({ field }) => field === 'years_min')).toBe(true)
  expect(warnings).toEqual([])
})

test('a cross before an item excludes what it names under any heading', () => {
  const proposals = read(`Account Executive
London

This is you
✅ 4+ years in SaaS sales
✅ Salesforce
❌ You've only sold to startups
🚫 Agency background

What we offer
✅ 30 days of vacation
❌ No dress code`)
  expect(values(proposals, 'exclusion')).toEqual(['startups', 'Agency'])
  expect(values(proposals, 'keyword', 'must')).toContain('Salesforce')
  expect(values(proposals, 'keyword').filter((value) => /agency|startup|dress/i.test(value))).toEqual([])
})

test("amounts and pay aren't skills", () => {
  const proposals = read(`Account Executive
London

Requirements
- Comfortable with a $900k quota
- Salesforce

$120,000 base, double OTE`)
  expect(values(proposals, 'keyword')).toEqual(['Salesforce'])
})

test.each([
  ['Fernway · London, UK', ['London, England, United Kingdom']],
  ['Fernway | Berlin, Germany', ['Berlin, State of Berlin, Germany']],
  // two offices, and a town in the posting's own country
  ['Berlin · London, UK', ['Berlin, State of Berlin, Germany', 'London, England, United Kingdom']],
  ['Fernway · Austin, TX', ['Fernway, Pennsylvania, United States', 'Austin, Texas, United States']],
])("a small foreign town with the company's name in the first lines is the company: %s", (head, places) => {
  expect(values(read(`Head of Growth Marketing\n${head}\n\nRequirements\n- Paid social`), 'location')).toEqual(places)
})

test.each([
  ['3 years critical care, 2 years of leadership', ['3']],
  ['5 years inpatient pharmacy', ['5']],
  ['2 years bookkeeping (audit or tax)', ['2']],
  ['3 years warranty on all tools', []],
  ['2 years fixed-term contract', []],
  ['4 years visa', []],
])('years in a field as a whole item: %s', (item, years) => {
  expect(values(read(`Manager\n\nRequirements\n- ${item}\n- Reliable`), 'years_min')).toEqual(years)
})

test("the hiring company is no place, a legal notice no skill, and abbreviated and boxed wishes aren't musts", () => {
  const posting = `Head of Growth Marketing

Fernway (skincare) — London, UK, hybrid 3 days

We're Fernway. We make skincare.

Requirements
- ADN req'd, BSN pref'd
- Klaviyo

We are an Equal Opportunity Employer with Terraform.`
  expect(values(read(posting), 'location')).toEqual(['London, England, United Kingdom'])
  expect(values(read(posting), 'keyword', 'must')).toEqual(['ADN', 'Klaviyo'])
  expect(values(read(posting), 'keyword', 'nice')).toEqual(['BSN'])
  const german = read(
    'Wir suchen für unser Büro eine Verstärkung und bieten dir ein Team.\nAnforderungen:\n- Sicherer Umgang mit DATEV zwingend, SAP wäre ein Plus (kein Muss!)',
  )
  expect([values(german, 'keyword', 'must'), values(german, 'keyword', 'nice')]).toEqual([['DATEV'], ['SAP']])
  const dutch = read(
    'Performancetester\n\nEisen\n- Kennis van Java en SQL\n\nWensen\nAanvullende kennis\n- Kennis van Kafka\n- Kennis van Jenkins',
  )
  expect([values(dutch, 'keyword', 'must'), values(dutch, 'keyword', 'nice')]).toEqual([
    ['Java', 'SQL'],
    ['Kafka', 'Jenkins'],
  ])
  expect(values(read('Hotel Receptionist\n\nRequirements\n- Able to react quickly\n- You excel under pressure'), 'keyword')).toEqual([])
})

test('what a sentence about who does not fit names is never a must-have', () => {
  const proposals = read(
    'Platform Engineer @ Harbour\n\nyou\n- really strong Go\n- AWS in anger\n\nprob not a fit if: you want to manage ppl, or you have only ever worked at FAANG-size companies, or dislike on-call',
  )
  expect(proposals.filter(({ value }) => /FAANG/.test(value)).every(({ field }) => field === 'exclusion')).toBe(true)
  expect(proposals.filter(({ strength }) => strength === 'must').map(({ value }) => value)).toEqual(expect.arrayContaining(['Go', 'AWS']))
})
