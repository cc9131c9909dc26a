import { describe, expect, test } from 'vitest'
import { loadVocabulary } from '../testing/vocabulary.ts'
import { foreignResumes } from '../research/postings/foreign-resumes.data.ts'
import { readResume, withinLimits } from './read-resume.ts'
import { spanIn } from './resume-dates.ts'
import { profileOfResume } from './resume-profile.ts'

const vocabulary = loadVocabulary()
const read = (text: string) => readResume(vocabulary, text)

const plain = `Maria Oliveira
Senior Backend Engineer
Hamburg, Germany | maria@example.com | +49 40 5550 100

SUMMARY
Backend engineer who likes calm systems.

EXPERIENCE

Senior Backend Engineer, Harbour Freight GmbH — Mar 2019 – Present
• Led the migration of 40 services to Kubernetes
• Cut costs by 20%

Software Engineer at Tidewater Labs (06/2014 - 02/2019)
- Built billing in Python

EDUCATION
Technical University of Munich, Master of Science in Computer Science, 2014

SKILLS
Languages: Python, Go (5 years), SQL
Kubernetes, PostgreSQL`

const columns = `CURRICULUM VITAE

DANIEL REYES

Address: 12 Market Street, Austin, Texas

Work History

Salt & Cedar\tMarch 2018 - July 2024
General Manager | Austin, TX
Ran a team of 35.

Café Lumen\tJan 2016 - Feb 2018
Shift Supervisor | Austin, TX

Education

Austin Community College\t2012 - 2014
Associate of Applied Science, Business Administration

Technical Skills
- SQL
- Tableau

Languages
Spanish`

test('one line per job, bullets below, skills in groups', () => {
  expect(read(plain)).toEqual({
    emails: ['maria@example.com'],
    linkedinUrl: null,
    name: 'Maria Oliveira',
    headline: 'Senior Backend Engineer',
    location: 'Hamburg, Germany',
    experiences: [
      { title: 'Senior Backend Engineer', company: 'Harbour Freight GmbH', start: '2019-03', end: null },
      { title: 'Software Engineer', company: 'Tidewater Labs', start: '2014-06', end: '2019-02' },
    ],
    education: [{ school: 'Technical University of Munich', degree: 'Master of Science', fieldOfStudy: 'Computer Science' }],
    skills: ['Python', 'Go', 'SQL', 'Kubernetes', 'PostgreSQL'],
    languages: [],
    certificates: [],
  })
})

test('dates on the right, the title below, an address before the city', () => {
  expect(read(columns)).toMatchObject({
    name: 'DANIEL REYES',
    headline: null,
    location: 'Austin, Texas',
    experiences: [
      { title: 'General Manager', company: 'Salt & Cedar', start: '2018-03', end: '2024-07' },
      { title: 'Shift Supervisor', company: 'Café Lumen', start: '2016-01', end: '2018-02' },
    ],
    education: [{ school: 'Austin Community College', degree: 'Associate of Applied Science', fieldOfStudy: 'Business Administration' }],
    skills: ['SQL', 'Tableau'],
  })
})

describe('never reads legally protected details', () => {
  const secrets = [
    'Date of birth: 14.03.1991',
    'Born 1991 in Porto',
    'Age: 34',
    '34 years old',
    'Gender: female',
    'Female',
    'Nationality: Portuguese',
    'Citizenship: Brazil',
    'Marital status: married, two children',
    'Religion: Catholic',
    'Ethnicity: Latina',
    'Photo: maria.jpg',
    'Disability: none',
    'Geburtsdatum: 14.03.1991',
    'Familienstand: verheiratet',
    'Staatsangehörigkeit: portugiesisch',
  ]
  const words = /1991|34|female|portugu|brazil|married|catholic|latina|\.jpg|verheiratet|disab/i

  test.each(secrets)('ignores %s anywhere', (secret) => {
    for (const part of ['SUMMARY', 'EXPERIENCE', 'EDUCATION', 'SKILLS']) {
      const text = plain.replace(part, `${part}\n${secret}`)
      expect(JSON.stringify(read(text)), part).not.toMatch(words)
    }
    expect(JSON.stringify(read(plain.replace('Hamburg', `${secret} | Hamburg`)))).not.toMatch(words)
    expect(JSON.stringify(read(`${secret}\n${plain}`))).not.toMatch(words)
    expect(read(plain.replace('SUMMARY', `PERSONAL DETAILS\n${secret.replace(': ', ':\n')}\n\nSUMMARY`))).toEqual(read(plain))
  })

  test.each(secrets)('hides %s from the reader', (secret) => {
    const texts: string[] = []
    const reader = { ...vocabulary.reader, readResume: (text: string) => (texts.push(text), vocabulary.reader.readResume(text)) }
    for (const line of [secret, `Hamburg | ${secret}`, secret.replace(': ', ':\n')])
      readResume({ ...vocabulary, reader }, `${line}\n${plain}`)
    expect(texts).toHaveLength(3)
    expect(texts.join('\n')).not.toMatch(words)
  })

  test('nor interests, references and years of schools', () => {
    const more = `${plain}\n\nINTERESTS\nChurch choir\n\nREFERENCES\nRui Costa, Head of Engineering`
    expect(read(more)).toEqual(read(plain))
    expect(JSON.stringify(read(plain)?.education)).not.toMatch(/\d{4}/)
  })
})

test('languages as written, and certificates', () => {
  const more = `${plain}\n\nLANGUAGES\nEnglish (native), German (B2)\n\nCERTIFICATIONS\nCertified Kubernetes Administrator (CKA), 2021`
  const { languages, certificates } = read(more)!
  expect(languages).toEqual(['English (native)', 'German (B2)'])
  expect(certificates).toEqual([expect.stringContaining('Certified Kubernetes Administrator')])
  expect(profileOfResume(read(more)!).skills).toContain(certificates[0])
})

test('jobs under a heading that no list knows', () => {
  expect(read(plain.replace('EXPERIENCE', "WHERE I'VE BEEN"))?.experiences).toEqual(read(plain)?.experiences)
})

test('refuses text that isn’t a résumé', () => {
  for (const text of ['', 'Dear neighbour,\nthe party is on Friday.', '1 2 3', '🎉🎉🎉', 'مرحبا بالعالم'])
    expect(read(text), text).toBeNull()
})

test('truncates endless text', () => {
  const jobs = Array.from(
    { length: 1000 },
    (_, index) => `Baker, Harbour ${index} — ${1950 + (index % 70)} - ${1951 + (index % 70)}\n• ${'x'.repeat(300)}`,
  )
  const resume = read(
    `Mo Example\n\nEXPERIENCE\n${jobs.join('\n')}\n\nSKILLS\n${Array.from({ length: 5000 }, (_, index) => `Tool${index}`).join(', ')}`,
  )
  expect([resume?.experiences.length, resume?.skills.length]).toEqual([20, 60])
  const long = withinLimits({ ...resume!, name: '👩‍💻'.repeat(200) })
  expect(long.name.length).toBeLessThanOrEqual(160)
  expect(long.name.isWellFormed()).toBe(true)
})

test.each([
  ['Mar 2019 – Present', '2019-03', null],
  ['2019-03-01 — 2021-02-28', '2019-03', '2021-02'],
  ['06/2014 - 02/2019', '2014-06', '2019-02'],
  ['marzo de 2019 - febrero del 2021', '2019-03', '2021-02'],
  ['março de 2015 a junho de 2018', '2015-03', '2018-06'],
  ['2016 to 2018', '2016', '2018'],
  ['2018 – 21', '2018', '2021'],
  ['Aug 22 – now', '2022-08', null],
  ['Feb–July 2017', '2017-02', '2017-07'],
  ['2022-02 -> present', '2022-02', null],
  ['05/2020\tpresent', '2020-05', null],
  ['Oct-2018 / Jun-2020', '2018-10', '2020-06'],
  ['June 1, 2013 – October 5, 2017', '2013-06', '2017-10'],
  ['UX Designer, 2015 – 2019', '2015', '2019'],
  ['2021 →', '2021', null],
  ['von 2014 bis 2018', '2014', '2018'],
  ['de la 2018 până în prezent', '2018', null],
  ['Din 2018 până în prezent', '2018', null],
  ['od 2020', '2020', null],
  ['seit 03/2019', '2019-03', null],
  ['depuis septembre 2020', '2020-09', null],
  ['da gennaio 2021 ad oggi', '2021-01', null],
  ['May 2021 - 2021', '2021-05', '2021'],
  ['Since June 2020', '2020-06', null],
  ['Ago/2016 – Dez/2019', '2016-08', '2019-12'],
  ['2017. szeptember – 2020. február', '2017-09', '2020-02'],
  ['2020. március – jelenleg', '2020-03', null],
  ['august 2018 – nuværende', '2018-08', null],
  ['2022 – d.d.', '2022', null],
  ['5/2019 – nykyinen', '2019-05', null],
  ['09/2018 – dosud', '2018-09', null],
  ['Summer 2019 - Fall 2020', '2019', '2020'],
  ["Sept '19 – Jan '21", '2019-09', '2021-01'],
])('%s', (text, start, end) => expect(spanIn(text)).toMatchObject({ start, end }))

test('arrows without an end take no longer than their length', () => expect(spanIn(`2019 ${'->'.repeat(75)}x`)).toBeNull())

test.each(['grew revenue 20-30%', '$2010 - 2015', '2021 - 2019', 'call 555-1234', 'version 1.2020.3'])('no time: %s', (text) =>
  expect(spanIn(text)).toBeNull(),
)

test.each<[string, string, string]>([
  ['German', 'Berufserfahrung\nBuchhalterin, Hafen GmbH\nseit 03/2019\n\nKenntnisse\nSAP, DATEV', '2019-03'],
  ['French', 'Expérience professionnelle\nComptable, Port SA\ndepuis mars 2019\n\nCompétences\nSAP, Sage', '2019-03'],
  ['Spanish', 'Experiencia laboral\nContable, Puerto SL\nene 2020 - actualidad\n\nHabilidades\nSAP, Excel', '2020-01'],
  ['Italian', 'Esperienza professionale\nContabile, Porto SpA\ngen 2020 – oggi\n\nCompetenze\nSAP, Excel', '2020-01'],
  ['Dutch', 'Werkervaring\nBoekhouder, Haven BV\nmrt 2018 - heden\n\nVaardigheden\nSAP, Excel', '2018-03'],
  ['Portuguese', 'Experiência profissional\nContabilista, Porto Lda\nout 2017 - atual\n\nCompetências\nSAP, Excel', '2017-10'],
  ['Polish', 'Doświadczenie zawodowe\nKsięgowa, Port\nod 04/2016\n\nUmiejętności\nSAP, Excel', '2016-04'],
  ['Romanian', 'Experiență profesională\nContabil, Port SRL\nian 2015 - prezent\n\nCompetențe\nSAP, Excel', '2015-01'],
])("a résumé in %s: the current job's start, and the skills", (_, text, start) => {
  const read = readResume(vocabulary, `Ana Kowalski\n\n${text}`)
  expect(read?.experiences.map((job) => [job.start, job.end])).toEqual([[start, null]])
  expect(read?.skills).toContain('SAP')
})

test.each(foreignResumes)('a whole résumé in $language, under its own headings', ({ text, expected }) => {
  expect(readResume(vocabulary, text)).toMatchObject(expected)
})
