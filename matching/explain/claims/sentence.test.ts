// Each kind of claim has its sentence in every language; the English one is the one that is stored.
import type { Evidence } from '@fairlead/domain/candidate/assessment'
import type { Claim, ClaimKind } from '@fairlead/domain/candidate/claim'
import { readLanguageFrom, type AppLanguage } from '@fairlead/domain/shared/readers-language'
import { afterEach, expect, test } from 'vitest'
import { explainClaim } from './explain.ts'
import { readersSentence, sentenceOf } from './sentence.ts'

let language: AppLanguage = 'en'
readLanguageFrom(() => language)
afterEach(() => void (language = 'en'))

const quote = (field: Evidence['field'], text: string): Evidence => ({
  field,
  index: 0,
  part: null,
  start: 0,
  end: text.length,
  quote: text,
})
const work = (months: number, isEstimate = false) => ({ jobs: [0], months, isEstimate })
const none = { jobs: [], months: 0 }
const asOf = '2026-11'
const atGlobex = { kind: 'employer' as const, job: 0, isCurrent: false, company: 'Globex', asOf, sources: ['ror', 'findb', 'ror'] }
const nurse = { kind: 'title' as const, job: 0, title: 'Registered Nurse', company: 'Mercy', asked: ['Registered Nurse'], asOf }

const table: Record<ClaimKind, [claim: Claim, evidence: Evidence[], english: string, german: string][]> = {
  title: [
    [
      { ...nurse, isCurrent: true, closeTo: null, same: work(82), related: none },
      [],
      'Now Registered Nurse at Mercy, 6 years in this kind of work',
      'Aktuell Registered Nurse bei Mercy, 6 Jahre in dieser Art von Arbeit',
    ],
    [
      { ...nurse, isCurrent: false, company: '', closeTo: 'Charge Nurse', same: work(24, true), related: work(40) },
      [],
      'Was Registered Nurse, close to Charge Nurse, about 2 years in this kind of work; 3 years in related work',
      'Früher Registered Nurse, verwandt mit Charge Nurse, etwa 2 Jahre in dieser Art von Arbeit; 3 Jahre in verwandter Arbeit',
    ],
    [
      { ...nurse, isCurrent: true, closeTo: null, same: none, related: none, unusableDates: '2020 to 2018' },
      [],
      'Registered Nurse at Mercy, dates not usable: 2020 to 2018',
      'Registered Nurse bei Mercy, Daten nicht verwertbar: 2020 bis 2018',
    ],
  ],
  keywords: (
    [
      [['experiences', 'experiences'], 'Has worked with Kafka and Rust', 'Hat mit Kafka und Rust gearbeitet'],
      [['skills', 'skills'], 'Lists Kafka and Rust', 'Nennt Kafka und Rust'],
      [['skills', 'experiences'], 'Has Kafka and Rust in jobs or skills', 'Kafka und Rust in Stellen oder Kenntnissen'],
      [['skills', 'education'], 'Has Kafka and Rust in skills or education', 'Kafka und Rust in Kenntnissen oder Ausbildung'],
      [
        ['experiences', 'education'],
        'Has Kafka and Rust in jobs, skills or education',
        'Kafka und Rust in Stellen, Kenntnissen oder Ausbildung',
      ],
    ] as const
  ).map(([fields, english, german]) => {
    const mentions = ['Kafka', 'Rust'].map((label, evidence) => ({ label, evidence }))
    return [{ kind: 'keywords', mentions }, fields.map((field) => quote(field, 'x')), english, german]
  }),
  company: [[{ kind: 'company', job: 0, isCurrent: true, company: 'Mercy' }, [], 'Works at Mercy', 'Arbeitet bei Mercy']],
  employer: [
    [
      { ...atGlobex, type: 'public', size: { min: 1001, max: 5000, year: 2022, isOfJob: false }, country: 'DE' },
      [],
      'Worked at Globex, a public company based in Germany with 1,001 to 5,000 people in 2022; source: ROR, FinanceDatabase',
      'Arbeitete bei Globex, einem börsennotierten Unternehmen (Sitz: Deutschland) mit 1.001 bis 5.000 Beschäftigten im Jahr 2022; Quelle: ROR, FinanceDatabase',
    ],
    [
      { ...atGlobex, type: null, size: { min: 200, max: 200, year: 2022, isOfJob: true }, country: null },
      [],
      'Worked at Globex while it had 200 people (2022); source: ROR, FinanceDatabase',
      'Arbeitete bei Globex, in dieser Zeit (2022) mit 200 Beschäftigten; Quelle: ROR, FinanceDatabase',
    ],
    [
      { ...atGlobex, type: null, size: { min: null, max: 10, year: 2022, isOfJob: false }, country: null, sources: ['workspace'] },
      [],
      'Worked at Globex, an employer with up to 10 people in 2022; source: the hiring team',
      'Arbeitete bei Globex, einem Arbeitgeber mit bis zu 10 Beschäftigten im Jahr 2022; Quelle: Recruiting-Team',
    ],
  ],
  peer: [
    [
      { kind: 'peer', job: 0, isCurrent: false, company: 'Mercy', like: null, group: 'Hospitals' },
      [],
      'Worked at Mercy, known in Hospitals',
      'Arbeitete bei Mercy, bekannt in Hospitals',
    ],
    [
      { kind: 'peer', job: 0, isCurrent: true, company: 'Mercy', like: 'Globex', group: 'Hospitals' },
      [],
      'Works at Mercy, like Globex (Hospitals)',
      'Arbeitet bei Mercy, ähnlich wie Globex (Hospitals)',
    ],
  ],
  industry: [
    [
      { kind: 'industry', job: 0, company: 'Mercy', industry: 'Health Care', isStated: true },
      [],
      'Knows the industry: Health Care at Mercy',
      'Kennt die Branche: Health Care bei Mercy',
    ],
  ],
  place: [
    [{ kind: 'place', place: 'Austin', listed: 'Austin, TX', asked: 'Austin, TX', km: null }, [], 'Lives in Austin', 'Wohnt in Austin'],
    [
      { kind: 'place', place: 'Austin', listed: 'Austin, TX', asked: 'Texas', km: null },
      [],
      'Lives in Austin, within Texas',
      'Wohnt in Austin, liegt in Texas',
    ],
    [
      { kind: 'place', place: 'Round Rock', listed: 'Round Rock, TX', asked: 'Austin, TX', km: 30 },
      [],
      'Lives in Round Rock, 30 km from Austin',
      'Wohnt in Round Rock, 30 km von Austin',
    ],
  ],
  rise: [
    [
      { kind: 'rise', from: 1, to: 0, fromTitle: 'Nurse', toTitle: 'Charge Nurse', company: 'Mercy', months: 26, isEstimate: true },
      [],
      'Rose from Nurse to Charge Nurse at Mercy in about 2 years 2 months',
      'Bei Mercy in etwa 2 Jahren 2 Monaten von Nurse zu Charge Nurse aufgestiegen',
    ],
    [
      { kind: 'rise', from: 1, to: 0, fromTitle: 'Nurse', toTitle: 'Charge Nurse', company: 'Mercy' },
      [],
      'Rose from Nurse to Charge Nurse at Mercy',
      'Bei Mercy von Nurse zu Charge Nurse aufgestiegen',
    ],
  ],
  tenure: [
    [
      { kind: 'tenure', job: 0, company: 'Mercy', months: 40, isEstimate: true, asOf },
      [],
      'About 3 years in the present job at Mercy',
      'Etwa 3 Jahre in der jetzigen Stelle bei Mercy',
    ],
  ],
  stayed: [
    [
      { kind: 'stayed', per: 'average', employers: 3, company: '', ...work(50), asOf },
      [],
      '4 years 2 months per employer on average (3 employers)',
      '4 Jahre 2 Monate pro Arbeitgeber im Schnitt (3 Arbeitgeber)',
    ],
    [
      { kind: 'stayed', per: 'each', employers: 2, company: '', ...work(36), asOf },
      [],
      '3 years or more with each of 2 employers',
      '3 Jahre oder länger bei jedem von 2 Arbeitgebern',
    ],
    [
      { kind: 'stayed', per: 'present', employers: 1, company: 'Mercy', ...work(13, true), asOf },
      [],
      'About 1 year 1 month with Mercy',
      'Etwa 1 Jahr 1 Monat bei Mercy',
    ],
  ],
  led: [
    [{ kind: 'led', people: null }, [quote('summary', 'Led a team')], 'Led a team: “Led a team”', 'Führte ein Team: „Led a team“'],
    [{ kind: 'led', people: 12 }, [quote('summary', '12 nurses')], 'Led 12 people: “12 nurses”', 'Führte 12 Personen: „12 nurses“'],
  ],
  moved: [
    [
      {
        kind: 'moved',
        from: { job: 1, title: 'Auditor', company: 'Globex', asked: 'Globex' },
        to: { job: 0, title: 'Controller', company: '', asked: 'Controller' },
      },
      [],
      'Moved from Auditor at Globex to Controller',
      'Wechselte von Auditor bei Globex zu Controller',
    ],
  ],
  licensed: [
    [
      { kind: 'licensed', license: 'RN', state: 'Ohio, United States' },
      [quote('summary', 'RN (OH)')],
      'RN license for Ohio: “RN (OH)”',
      'Zulassung RN für Ohio: „RN (OH)“',
    ],
  ],
  practice: [
    [
      { kind: 'practice', label: 'Kubernetes', ...work(30, true), asOf },
      [],
      'About 2 years 6 months in jobs with Kubernetes',
      'Etwa 2 Jahre 6 Monate in Stellen mit Kubernetes',
    ],
  ],
  quoted: [
    [
      { kind: 'quoted', criterion: 'Loves bread' },
      [quote('summary', 'I bake daily')],
      'Loves bread, as your model reads: “I bake daily”',
      'Loves bread, so liest es Ihr Modell: „I bake daily“',
    ],
  ],
  school: [[{ kind: 'school', entry: 0, school: 'TU Wien' }, [], 'Studied at TU Wien', 'Studierte an: TU Wien']],
  degree: [
    [
      { kind: 'degree', entry: 0, school: 'TU Wien', degree: 'MSc', field: 'Physics' },
      [],
      'MSc in Physics from TU Wien',
      'MSc in Physics, TU Wien',
    ],
    [
      { kind: 'degree', entry: 0, school: 'TU Wien', degree: null, field: 'Physics' },
      [],
      'Studied Physics at TU Wien',
      'Studierte Physics (TU Wien)',
    ],
  ],
}

test.each(Object.values(table).flat())('%o', (claim, evidence, english, german) => {
  expect(sentenceOf(claim, evidence)).toBe(english)
  const reason = { text: english, claim, evidence }
  expect(readersSentence(reason)).toBe(english)
  language = 'de'
  expect(readersSentence(reason)).toBe(german)
  // what is stored and checked doesn't depend on the reader
  expect(sentenceOf(claim, evidence)).toBe(english)
})

test('a reason without a claim, or with a kind written by a newer version, stays as stored', () => {
  language = 'de'
  for (const claim of [undefined, { kind: 'horoscope' } as unknown as Claim, { kind: 'toString' } as unknown as Claim])
    expect(readersSentence({ text: 'As stored', ...(claim && { claim }), evidence: [] })).toBe('As stored')
})

test('explains in the reader’s language how years were counted', () => {
  const job = {
    title: 'Registered Nurse',
    company: 'Mercy',
    start: '2020-02',
    end: null,
    location: null,
    description: null,
    industry: null,
  }
  const claim: Claim = { ...nurse, isCurrent: true, closeTo: null, same: work(81), related: work(24) }
  const profile = { experiences: [job] } as unknown as Parameters<typeof explainClaim>[0]
  expect(explainClaim(profile, claim)).toBe(
    'Registered Nurse, Feb 2020 to Nov 2026: 6 years 9 months. Related work: Registered Nurse, Feb 2020 to Nov 2026: 2 years',
  )
  language = 'de'
  expect(explainClaim(profile, claim)).toBe(
    'Registered Nurse, Feb. 2020 bis Nov. 2026: 6 Jahre 9 Monate. Verwandte Arbeit: Registered Nurse, Feb. 2020 bis Nov. 2026: 2 Jahre',
  )
})

test('three skills are a list', () => {
  const claim: Claim = { kind: 'keywords', mentions: ['Kafka', 'Go', 'Rust'].map((label) => ({ label, evidence: 0 })) }
  const reason = { text: 'Lists Kafka, Go and Rust', claim, evidence: [quote('skills', 'x')] }
  expect(sentenceOf(claim, reason.evidence)).toBe(reason.text)
  language = 'de'
  expect(readersSentence(reason)).toBe('Nennt Kafka, Go und Rust')
})
