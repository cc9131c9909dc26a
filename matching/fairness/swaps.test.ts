// Swaps change exactly what they claim, and no swap changes a score.
import type { Profile } from '@fairlead/domain/shared/profile'
import { swapKinds, swapTexts, type SwapResult } from '@fairlead/domain/project/fairness'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { parseNames } from '@fairlead/domain/reference/parse'
import { describe, expect, test } from 'vitest'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { searches } from '../../research/matching/searches.ts'
import { hashedId } from '../skills/concepts.ts'
import { indexPerson } from '../skills/index-person.ts'
import { orderPeople, scoreFound } from '../judge-people.ts'
import { noLessons } from '../learn/lessons.ts'
import { monthsCovered, readPerson } from '../skills/person.ts'
import { planSearch } from '../plan/plan.ts'
import { loadTitleForms } from '../titles/model/load.ts'
import { loadTexts } from '../../research/titles/data.ts'
import { makeTitleForms } from '../../research/titles/title-forms.ts'
import { compareSwaps } from './compare.ts'
import { swapPronouns } from './swap-names.ts'
import { openGap, swapPerson } from './swaps.ts'

const names = parseNames(readFileSync(new URL('../../domain/reference/data/names.json', import.meta.url), 'utf8'))
const tools = { names, forms: loadTitleForms() }
const today = '2026-11'
const job = (title: string, start: string, end: string | null, description: string | null = null) => ({
  title,
  company: 'Harbor',
  start,
  end,
  location: null,
  description,
  industry: null,
})
const ana: Profile = {
  firstName: 'Priya',
  lastName: 'Sharma',
  headline: 'Directora de ventas',
  summary: 'Priya leads her team; she was born in 1984. Ask her. Priya Sharma is 42 years old.',
  place: null,
  experiences: [job('Directora de ventas', '2020-03', null), job('Analista', '2015-01', '2020-02')],
  education: [{ school: 'Harbor College', degree: null, fieldOfStudy: null, startYear: 2002, endYear: 2006, activities: null }],
  skills: ['Sales'],
  recommendations: [],
  linkedinUrl: 'https://www.linkedin.com/in/priya-sharma',
  personalEmails: ['priya@home.example'],
  workEmails: [],
  pictureUrl: 'https://home.example/1.jpg',
  estimatedSalary: null,
  resumeText: 'PRIYA SHARMA\nDirectora de ventas\nClass of 2006',
}

describe('a swap', () => {
  test('of gender change the first name and the pronouns in every text', () => {
    const [swapped] = swapPerson(tools, 'gender', ana, 'a')
    expect(names.south_asian!.givenM).toContain(swapped!.firstName)
    expect(swapped!.lastName).toBe('Sharma')
    expect(swapped!.summary).toBe(
      `${swapped!.firstName} leads his team; he was born in 1984. Ask him. ${swapped!.firstName} Sharma is 42 years old.`,
    )
    expect(swapped!.resumeText).toBe(`${swapped!.firstName.toUpperCase()} SHARMA\nDirectora de ventas\nClass of 2006`)
    expect(JSON.stringify(swapped)).not.toMatch(/priya/i)
    expect(swapPronouns('He shipped his own tools himself, Mr Lee said to him')).toBe(
      'She shipped her own tools herself, Ms Lee said to her',
    )
  })

  test('of origin change both names to those of two other origins', () => {
    const swapped = swapPerson(tools, 'origin', ana, 'a')
    expect(swapped).toHaveLength(2)
    for (const variant of swapped) {
      expect(names.south_asian!.family).not.toContain(variant.lastName)
      expect(JSON.stringify(variant)).not.toMatch(/priya|sharma/i)
    }
    expect(swapPerson(tools, 'origin', ana, 'a'), 'the same at every run').toEqual(swapped)
  })

  test('keep a word of the name that is also a skill or a place of work', () => {
    const grace = { ...ana, firstName: 'Jenkins', summary: 'Knows Jenkins', skills: ['Jenkins'] }
    expect(swapPerson(tools, 'gender', grace, 'a')[0]!.summary).toBe('Knows Jenkins')
  })

  test("change titles, the headline, and the résumé's repetitions", () => {
    const [variant] = swapPerson(tools, 'title_form', ana, 'a')
    expect(variant!.headline).toBe('Director de ventas')
    expect(variant!.experiences.map(({ title }) => title)).toEqual(['Director de ventas', 'Analista'])
    expect(variant!.resumeText).toContain('\nDirector de ventas\n')
  })

  test.each([
    ['Projektmanagerin', null, 'Projektmanager'],
    ['Projektmanager', null, 'Projektmanagerin'],
    ['Marketing Manager', null, null],
    ['Python Developer', null, null],
    ['SOC Analyst', 'de', 'SOC Analystin'],
    ['Head Waitress', null, 'Head Waiter'],
    ['VERTRIEBSLEITER', null, 'VERTRIEBSLEITERIN'],
    ['Ingénieur logiciel', null, 'Ingénieure logiciel'],
    ['', null, null],
  ])('%s in a profile in %s is %s in its other form', (title, language, otherForm) => {
    expect(tools.forms.otherForm(title, language)).toBe(otherForm)
  })

  test('of age move years of school and birth and leave other years', () => {
    const [older, without] = swapPerson(tools, 'age', ana, 'a')
    expect(older!.summary).toContain('born in 1964')
    expect(older!.summary).toContain('62 years old')
    expect(older!.resumeText).toContain('Class of 1986')
    expect(older!.education[0]).toMatchObject({ startYear: 1982, endYear: 1986 })
    expect(older!.experiences).toEqual(ana.experiences)
    expect(without!.education[0]).toMatchObject({ startYear: null, endYear: null })
  })

  test('of a gap move earlier jobs back and keep their lengths', () => {
    const [variant] = openGap(ana)
    expect(variant!.experiences.map(({ start, end }) => [start, end])).toEqual([
      ['2020-03', null],
      ['2013-07', '2018-08'],
    ])
    expect(openGap({ ...ana, experiences: [ana.experiences[0]!] })).toEqual([])
    expect(openGap({ ...ana, experiences: [job('A', '2020-03', null), job('B', '2015-01', '2021-01')] }), 'jobs that overlap').toEqual([])
  })

  test('return nothing without anything to swap', () => {
    const bare: Profile = { ...ana, firstName: '', lastName: '', headline: null, summary: null, pictureUrl: null, experiences: [] }
    for (const kind of swapKinds) expect(swapPerson(tools, kind, { ...bare, education: [], resumeText: null }, 'a'), kind).toEqual([])
  })

  test('are fast enough in long texts for a test', () => {
    const long = 'born geboren 19 her 1984 '.repeat(20_000)
    expect(swapPerson(tools, 'age', { ...ana, summary: long }, 'a')[0]!.summary).toHaveLength(long.length)
    expect(swapPerson(tools, 'gender', { ...ana, summary: long }, 'a')[0]!.summary).toMatch(/^born geboren 19 h(is|im) 1984/)
    expect(tools.forms.otherForm('a'.repeat(100_000), 'de')).toBe(null)
  })
})

test("ships the labels' forms", () => {
  const { labels, us } = loadTexts()
  const shipped = gunzipSync(readFileSync(new URL('../titles/model/title-forms.tsv.gz', import.meta.url))).toString('utf8')
  expect(shipped === makeTitleForms(labels, us), 'run `npm run write gendered-titles`').toBe(true)
})

test('every kind of swap is explained', () => {
  expect(Object.keys(swapTexts).toSorted()).toEqual([...swapKinds].toSorted())
})

describe('scores', () => {
  const tables = loadTables()
  const vocabulary = loadVocabulary()
  const pool = loadPool(tables, 1200, 11).map(({ person }, index) => ({ personId: `p${index}`, profile: person as Profile }))
  const compare = (plan: ReturnType<typeof planSearch>, batch: { personId: string; profile: Profile }[]) => {
    let last: SwapResult[] = []
    for (const { swaps } of compareSwaps({ vocabulary, plan, tools, today }, [batch])) last = swaps
    return Object.fromEntries(last.map((result) => [result.kind, result])) as Record<SwapResult['kind'], SwapResult>
  }

  test("of the best people of several searches aren't changed by any swap", () => {
    const sums = { gap: 0, age: 0, origin: 0, gender: 0 }
    const some = searches.slice(0, process.env.NIGHTLY ? 8 : 3)
    for (const { preferences } of some) {
      const plan = planSearch(vocabulary, preferences, [], noLessons)
      const judged = pool.map((person) => scoreFound(vocabulary, plan, person, today))
      const results = compare(plan, orderPeople(plan, judged).slice(0, 20))
      for (const kind of swapKinds) expect(results[kind], preferences.jobTitles.join()).toMatchObject({ moved: 0, most: 0, places: 0 })
      for (const kind of ['gap', 'age', 'origin', 'gender'] as const) sums[kind] += results[kind].people
    }
    for (const [kind, people] of Object.entries(sums)) expect(people, kind).toBeGreaterThan(some.length * 8)
  })

  test('swaps gendered titles identically in text and in job descriptions', () => {
    const searched = [
      { jobTitles: ['Directora de ventas'], jobDescription: 'Buscamos una directora de ventas para el equipo de ventas' },
      { jobTitles: ['Security Analyst'], jobDescription: 'Wir suchen einen SOC Analyst' },
      { jobTitles: ['Projektmanager'], jobDescription: 'Projektmanager für den Umbau' },
    ]
    const german = (title: string) =>
      job(title, '2019-01', null, 'Verantwortlich für die Leitung von Projekten und für das Budget mit dem Team in der Zentrale')
    const titles = ['SOC Analyst', 'Projektmanagerin', 'Software Developer', 'Vertriebsleiter']
    const people = [
      ...titles.map((title, index) => ({
        ...ana,
        headline: title,
        experiences: [german(title), job('Berater', `201${index}-01`, '2018-01')],
      })),
      ana,
    ].map((profile, index) => ({ personId: `g${index}`, profile }))
    for (const search of searched) {
      const plan = planSearch(vocabulary, { ...noPreferences, ...search }, [], noLessons)
      expect(compare(plan, people).title_form).toMatchObject({ people: people.length, moved: 0, places: 0 })
    }
  })

  test.each([
    ['Cook', 'Jane', 'Cook', 'Jane Cook'],
    ['Carpenter', 'John', 'Carpenter', 'Curriculum vitae of John A. Carpenter'],
    ['Baker', 'Mary', "O'Baker", "O'BAKER, MARY"],
    ['Baker', 'Mary', 'Baker', 'MARY BAKER | Software Engineer'],
  ])("of a %s don't use the name %s %s in a résumé", (title, firstName, lastName, line) => {
    const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: [title], jobDescription: `We look for a ${title}` }, [], noLessons)
    const texts = { headline: null, summary: line, resumeText: `${line}\nSoftware Engineer` }
    const named: Profile = { ...ana, firstName, lastName, experiences: [job('Software Engineer', '2019-01', null)], ...texts }
    const results = compare(plan, [{ personId: 'a', profile: named }])
    for (const kind of ['gender', 'origin'] as const) expect(results[kind]).toMatchObject({ people: 1, moved: 0, most: 0 })
    const { concepts } = indexPerson(vocabulary, named, today)
    expect(concepts, 'nor does the index').not.toContain(hashedId('word', title.toLowerCase()))
  })

  test('changed by a swap are counted, with the ranks', () => {
    const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: ['Sales Manager'], keywordsRequired: ['Fishing'] }, [], noLessons)
    const named = { ...ana, experiences: [], firstName: 'Fishing', summary: 'Fishing is who I am', headline: null, resumeText: null }
    const variant = { ...named, firstName: 'Ana', summary: null }
    const results = compare(plan, [
      { personId: 'b', profile: named },
      { personId: 'a', profile: variant },
    ])
    expect(results.gender.people).toBe(2)
    expect(results.gender.moved).toBe(1)
    expect(results.gender.most).toBeGreaterThan(0)
    expect(results.gender.places).toBe(1)
    expect(results.photo).toMatchObject({ people: 2, moved: 0 })
  })

  test('a gap changes no years of work', () => {
    for (const { profile } of pool.slice(0, 200))
      for (const variant of openGap(profile))
        expect(monthsCovered(readPerson(vocabulary, variant, today).jobs)).toBe(monthsCovered(readPerson(vocabulary, profile, today).jobs))
  })
})
