import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { chooseBatch, chooseCalibrationBatch, facetsOf, splitOf } from '../score/choose-batch.ts'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { judge } from '../judge.ts'
import { isLeftOut } from '../judge-people.ts'
import { baseOfSearch } from '../learning-base.ts'
import { learn, learnLines } from './learn.ts'
import type { Feedback } from './feedback.ts'
import { chosenLines, lessonsFrom, noLessons, textOf } from './lessons.ts'
import type { Lessons } from './lessons.ts'
import { planSearch } from '../plan/plan.ts'
import { readPerson } from '../skills/person.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const pool = loadPool(tables, 3000, 3).map(({ person }) => person)
const today = '2026-11'
const wish = { ...noPreferences, jobTitles: ['Software Engineer'], keywordsOptional: ['Python'] }
const rank = (lessons: Lessons) => {
  const plan = planSearch(vocabulary, wish, [], lessons)
  return pool.map((person) => ({ person, exact: judge(vocabulary, plan, person, today).exact })).toSorted((a, b) => b.exact - a.exact)
}
const first = rank(noLessons).slice(0, 40)
const rejected = (person: (typeof pool)[number], reason: RejectionReason, more: Partial<Feedback> = {}): Feedback => ({
  profile: person,
  verdict: 'rejected',
  rejectionReasons: [reason],
  ...more,
})
const years = (list: typeof first) =>
  list.slice(0, 40).reduce((sum, { person }) => sum + Number(person.experiences.at(-1)!.start.slice(0, 4)), 0)

describe('learn', () => {
  test('no feedback, no lessons', () => {
    expect(learn(vocabulary, [], today, null)).toEqual(noLessons)
  })

  test('a rejected company lowers its people, a named one is left out of batches', () => {
    const { person } = first.find((entry) => entry.person.experiences[0]!.end === null)!
    const company = person.experiences[0]!.company
    const lessons = learn(vocabulary, [rejected(person, 'company')], today, null)
    expect(lessons.notes.join()).toContain(`Fewer people from ${company}: 1 rejected for their company`)
    expect(judge(vocabulary, planSearch(vocabulary, wish, [], lessons), person, today).exact).toBeLessThan(
      first.find((entry) => entry.person === person)!.exact,
    )
    const named = learn(vocabulary, [rejected(person, 'company', { badCompanies: [company] })], today, null)
    expect(named.exclude).toEqual([vocabulary.companies.read(company).currentConcept])
    expect(isLeftOut(vocabulary, named, person, today)).toBe(true)
    // the fetch stays the same, so that no one who misses a requirement comes in their place
    expect({ ...planSearch(vocabulary, wish, [], named), model: null }).toEqual({
      ...planSearch(vocabulary, wish, [], noLessons),
      model: null,
    })
  })

  test('a wrong location is excluded: the city, or the country from its second rejection on, never where an approved person lives', () => {
    const living = (country: string, not: string[] = []) =>
      pool.find(({ place }) => place?.country === country && place.city && !not.includes(place.city))!
    const [inUs, inGermany] = [living('United States'), living('Germany')]
    const alsoInGermany = living('Germany', [inGermany.place!.city!])
    const textsOf = (feedback: Feedback[]) => learn(vocabulary, feedback, today, null).notes.filter((note) => note.includes('location'))
    const [city] = learnLines(vocabulary, [rejected(inUs, 'location')], today, null).filter(({ change }) => change === 'excluded')
    expect(textOf(city!)).toMatch(/^No more people in \S/)
    expect(city!.why).toBe('1 rejected for their location')
    expect(isLeftOut(vocabulary, learn(vocabulary, [rejected(inUs, 'location')], today, null), inUs, today)).toBe(true)
    const rejections = [rejected(inGermany, 'location'), rejected(alsoInGermany, 'location')]
    expect(textsOf(rejections)).toEqual(['No more people in Germany: 2 rejected for their location'])
    const approved: Feedback = { profile: inGermany, verdict: 'approved', rejectionReasons: [] }
    expect(textsOf([...rejections, approved]).join()).not.toContain('in Germany:')
  })

  test('people who lead are ranked lower when someone is rejected as not hands-on; a hands-on person teaches nothing', () => {
    const trackOf = (person: (typeof pool)[number]) => vocabulary.titles.read(person.experiences[0]!.title).track
    const leader = pool.find((person) => person.experiences[0]?.end === null && trackOf(person) !== 'ic')!
    const maker = pool.find((person) => person.experiences[0]?.end === null && trackOf(person) === 'ic')!
    const notesFrom = (person: (typeof pool)[number]) => learn(vocabulary, [rejected(person, 'not_hands_on')], today, null).notes.join()
    expect(notesFrom(leader)).toContain('Fewer people whose job is to lead people: 1 rejected for not being hands-on')
    expect(notesFrom(maker)).not.toContain('hands-on')
  })

  test('underqualified requires more experience, overqualified less', () => {
    const feedback = first.slice(0, 5).map(({ person }) => person)
    const more = rank(
      learn(
        vocabulary,
        feedback.map((person) => rejected(person, 'underqualified')),
        today,
        null,
      ),
    )
    const less = rank(
      learn(
        vocabulary,
        feedback.map((person) => rejected(person, 'overqualified')),
        today,
        null,
      ),
    )
    expect(years(more)).toBeLessThan(years(less))
  })

  test("years aren't a reason if the approved have fewer, or more", () => {
    const bySince = first.slice(0, 10).toSorted((a, b) => years([a]) - years([b]))
    const [max, min] = [bySince[0]!.person, bySince.at(-1)!.person]
    const approved = (profile: (typeof pool)[number]): Feedback => ({ profile, verdict: 'approved', rejectionReasons: [] })
    const notes = (decisions: Feedback[]) => learn(vocabulary, decisions, today, null).notes.join()
    expect(notes([approved(max), rejected(min, 'underqualified')])).toContain('More experience')
    expect(notes([approved(min), rejected(max, 'underqualified')])).not.toContain('More experience')
    expect(notes([approved(min), rejected(max, 'overqualified')])).toContain('Less experience')
    expect(notes([approved(max), rejected(min, 'overqualified')])).not.toContain('Less experience')
  })

  test('keywords, schools, degrees, and pay count more once missed', () => {
    const person = first[0]!.person
    expect(learn(vocabulary, [rejected(person, 'missing_skills')], today, null).keywordWeight).toBeGreaterThan(1)
    expect(learn(vocabulary, [rejected(person, 'prestige')], today, null).prestigeWeight).toBeGreaterThan(1)
    expect(learn(vocabulary, [rejected(person, 'higher_degrees')], today, null).degreeLevel).toBeGreaterThan(0)
    const paid = first.find(({ person: { estimatedSalaryCurrency } }) => estimatedSalaryCurrency === 'USD')!.person
    expect(learn(vocabulary, [rejected(paid, 'compensation')], today, null).salaryMax).toBe(paid.estimatedSalary[0] - 1)
  })

  test('sponsorship, other reasons, and repeated contact change no score', () => {
    const person = first[0]!.person
    for (const reason of ['other', 'already_contacted', 'sponsorship'] as const) {
      const lessons = learn(vocabulary, [rejected(person, reason)], today, null)
      expect({ ...lessons, notes: [] }).toEqual(noLessons)
    }
  })

  test("the order of feedback doesn't matter", () => {
    const feedback: Feedback[] = [
      { profile: first[7]!.person, verdict: 'approved', rejectionReasons: [] },
      rejected(first[1]!.person, 'company'),
      rejected(first[2]!.person, 'industry'),
    ]
    expect(learn(vocabulary, feedback.toReversed(), today, null)).toEqual(learn(vocabulary, feedback, today, null))
  })
})

const base = baseOfSearch(vocabulary, {
  preferences: wish,
  plan: planSearch(vocabulary, wish, [], noLessons),
  profiles: rank(noLessons)
    .slice(0, 200)
    .map(({ person }) => person),
  today,
})

describe('learning without reasons', () => {
  const counts = Map.groupBy(
    first.flatMap(({ person }) => [...new Set(person.skills)]),
    (name) => name,
  )
  // a tool that some have and others don't
  const tools = ['AWS', 'Kafka', 'PostgreSQL', 'gRPC', 'Kubernetes']
  const name = [...counts].find(([tool, { length }]) => tools.includes(tool) && length >= 8 && length <= 25)![0]
  const skill = vocabulary.skills.read(name).concept
  const has = (person: (typeof pool)[number]) => person.skills.includes(name)
  const decided = [...first.filter(({ person }) => has(person)).slice(0, 4), ...first.filter(({ person }) => !has(person)).slice(0, 6)].map(
    ({ person }): Feedback => ({ profile: person, verdict: has(person) ? 'approved' : 'rejected', rejectionReasons: [] }),
  )

  test('strengthens traits of the approved that the rejected lack, with the decisions as evidence', () => {
    const lines = learnLines(vocabulary, decided, today, base)
    const line = lines.find(({ key }) => key === `concept:${skill}`)!
    expect(line).toMatchObject({
      change: 'strengthened',
      why: expect.stringMatching(/^4 of 4 approved, 0 of 6 rejected; by chance 1 in \d+$/),
      from: [0, 1, 2, 3],
      unit: 'factor',
    })
    expect(textOf(line)).toBe(`More people with ${name}`)
    expect(line.amount).toBeGreaterThan(1)
    expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length)
  })

  test('schools, places, and pay teach nothing, and neither do decisions about sponsorship or an earlier contact', () => {
    const swapped = decided.map((entry) => ({
      ...entry,
      profile: {
        ...entry.profile,
        place: entry.verdict === 'approved' ? first[0]!.person.place : first[1]!.person.place,
        estimatedSalary: (entry.verdict === 'approved' ? [1, 2] : [900_000, 900_001]) as [number, number],
        education: entry.profile.education.map((study) => ({
          ...study,
          school: entry.verdict === 'approved' ? 'Harvard University' : 'Elsewhere',
        })),
      },
    }))
    const ofTaste = (feedback: Feedback[]) => learn(vocabulary, feedback, today, base).adjustments
    expect(ofTaste(swapped)).toEqual(ofTaste(decided))
    for (const reason of ['already_contacted', 'sponsorship'] as const) {
      const coded = decided.map((entry) => (entry.verdict === 'rejected' ? { ...entry, rejectionReasons: [reason] } : entry))
      expect(ofTaste(coded)).toEqual([])
    }
  })

  test('languages and regions of companies teach nothing, with or without a reason', () => {
    const changed = decided.map((entry) => ({
      ...entry,
      profile: {
        ...entry.profile,
        skills: entry.verdict === 'rejected' ? [...entry.profile.skills, 'French', 'Hindi'] : entry.profile.skills,
        experiences: entry.profile.experiences.map((job) => ({
          ...job,
          company: entry.verdict === 'rejected' ? 'Infosys' : job.company,
        })),
      },
    }))
    for (const reason of [null, 'company', 'job_changes'] as const) {
      const coded =
        reason === null
          ? changed
          : changed.map((entry) => (entry.verdict === 'rejected' ? { ...entry, rejectionReasons: [reason] } : entry))
      const texts = learnLines(vocabulary, coded, today, base).map((line) => textOf(line))
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.join()).not.toMatch(/French|Hindi|india|europe|latam/i)
    }
  })

  test('passes removed and changed lines on to the search', () => {
    const lines = learnLines(vocabulary, decided, today, base)
    const key = `concept:${skill}`
    const factors = (choices: Parameters<typeof chosenLines>[1]) =>
      lessonsFrom(chosenLines(lines, choices)).adjustments.filter(({ concept }) => concept === skill)
    expect(factors({ [key]: { isOff: true } })).toEqual([])
    expect(factors({ [key]: { amount: 1.2 } })).toEqual([{ concept: skill, factor: 1.2 }])
    expect(lessonsFrom(chosenLines(lines, Object.fromEntries(lines.map((line) => [line.key, { isOff: true }]))))).toEqual(noLessons)
  })
})

describe('chooseCalibrationBatch', () => {
  const plan = planSearch(vocabulary, wish, [], noLessons)
  const wide = rank(noLessons).slice(0, 300)
  const ranked = wide.map(({ person, exact }) => ({
    id: person.id,
    score: exact,
    missed: 0,
    facets: facetsOf(readPerson(vocabulary, person, today)),
    split: splitOf(judge(vocabulary, plan, person, today).dimensions),
  }))
  test('the ten are among the best, diverse, and include some whose score parts disagree', () => {
    const batch = chooseCalibrationBatch(ranked, 10)
    const mean = (list: typeof ranked) => list.reduce((sum, { split }) => sum + split, 0) / list.length
    expect(new Set(batch).size).toBe(10)
    expect(batch.slice(0, 5)).toEqual(chooseBatch(ranked, 5))
    expect(mean(batch.slice(7))).toBeGreaterThan(mean(ranked))
    expect(Math.min(...batch.map(({ score }) => score))).toBeGreaterThanOrEqual(ranked[0]!.score * 0.85)
    expect(chooseCalibrationBatch(ranked, 10)).toEqual(batch)
  })
  test('returns what there is when there are too few', () => {
    expect(chooseCalibrationBatch(ranked.slice(0, 3), 10)).toHaveLength(3)
    expect(chooseCalibrationBatch([], 10)).toEqual([])
  })
})

describe('chooseBatch', () => {
  const ranked = first.map(({ person, exact }) => {
    return { id: person.id, score: exact, missed: 0, facets: facetsOf(readPerson(vocabulary, person, today)) }
  })
  test('a first batch spreads over employers, a later one follows the score', () => {
    const batch = chooseBatch(ranked, 10)
    expect(batch).toHaveLength(10)
    expect(batch[0]).toBe(ranked[0])
    expect(new Set(batch.map((person) => person.facets[0])).size).toBeGreaterThanOrEqual(9)
    expect(chooseBatch(ranked, 10, 0)).toEqual(ranked.slice(0, 10))
    expect(chooseBatch(ranked, 10)).toEqual(batch)
  })
  test('returns what there is when there are too few', () => {
    expect(chooseBatch(ranked.slice(0, 3), 10)).toHaveLength(3)
    expect(chooseBatch([], 10)).toEqual([])
  })
})
