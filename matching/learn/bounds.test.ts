// What decisions can't teach: chance, what the search asks for, and one fact twice.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { noPreferences } from '@fairlead/domain/project/preferences'
import type { Profile } from '@fairlead/domain/shared/profile'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '../../research/matching/learning/planted-users.ts'
import { loadVocabulary } from '../../testing/vocabulary.ts'
import { choosePool, orderPeople, scoreFound } from '../judge-people.ts'
import { baseOfSearch } from '../learning-base.ts'
import { planSearch } from '../plan/plan.ts'
import { openChance } from './chance.ts'
import type { Feedback } from './feedback.ts'
import { learn, learnLines } from './learn.ts'
import { noLessons, textOf } from './lessons.ts'

const vocabulary = loadVocabulary()
const today = '2026-11'
const wish = {
  ...noPreferences,
  jobTitles: ['Registered Nurse'],
  keywordsRequired: ['ACLS'],
  jobDescription: 'You will chart in Epic and give wound care.',
}

const nurse = (skills: string[], title = 'Registered Nurse', company = 'St. Elsewhere'): Profile =>
  ({
    firstName: 'A',
    lastName: 'Nurse',
    headline: null,
    summary: null,
    place: null,
    experiences: [{ title, company, start: '2018-01', end: null, description: null, industry: null, location: null }],
    education: [],
    skills,
    estimatedSalary: null,
    estimatedSalaryCurrency: 'USD',
  }) as unknown as Profile

/** Two hundred people: what most nurses have, and what some have. */
const random = seededRandom(1)
const some = ['Phlebotomy', 'Telemetry', 'Pediatrics', 'Oncology', 'Case management', 'Hemodialysis', 'Dementia care', 'Triage']
const manages = ['Team management', 'Budgeting']
const people = Array.from({ length: 200 }, (_, index): Profile => {
  const skills = ['ACLS', ...(random() < 0.8 ? ['Medication administration'] : []), ...some.filter(() => random() < 0.3)]
  return index % 5 === 4 ? nurse([...skills, ...manages], 'Nurse Manager') : nurse(skills)
})
const plan = planSearch(vocabulary, wish, [], noLessons)
const base = baseOfSearch(vocabulary, { preferences: wish, plan, profiles: people, today })
const approved = (profile: Profile): Feedback => ({ profile, verdict: 'approved', rejectionReasons: [] })
const rejected = (profile: Profile, reasons: RejectionReason[] = [], more: Partial<Feedback> = {}): Feedback => {
  return { profile, verdict: 'rejected', rejectionReasons: reasons, ...more }
}
const textsOf = (decisions: Feedback[]) => learnLines(vocabulary, decisions, today, base).map((line) => textOf(line))
const fourOf = (skills: string[]) => Array.from({ length: 4 }, () => approved(nurse(skills)))
const sixOf = (skills: string[], reasons: RejectionReason[] = []) => Array.from({ length: 6 }, () => rejected(nurse(skills), reasons))

describe('nothing is learned against', () => {
  test.each([[[]], [['missing_skills']], [['other']]] as [RejectionReason[]][])(
    'a skill that most people of the title have, whatever the reason: %s',
    (reasons) => {
      expect(textsOf([...fourOf(['ACLS']), ...sixOf(['ACLS', 'Medication administration'], reasons)]).join()).not.toContain('Medication')
    },
  )

  test('a skill that the posting names', () => {
    const lines = (skill: string) => textsOf([...fourOf(['ACLS']), ...sixOf(['ACLS', skill])]).join()
    for (const skill of ['Epic', 'Wound care']) expect(lines(skill)).toBe('')
    expect(lines('Oncology')).toBe('Fewer people with Oncology')
  })

  test('a title asked for, though a rejection names it, nor one that an approved person has', () => {
    const wrongTitle = (title: string) => rejected(nurse(['ACLS'], title), ['job_title'], { badJobTitles: [title] })
    expect(textsOf([wrongTitle('Registered Nurse'), wrongTitle('Registered Nurse')])).toEqual([])
    expect(textsOf([wrongTitle('Nurse Manager')])).toEqual(['No more people whose job is Nurse Manager'])
    expect(textsOf([wrongTitle('Nurse Manager'), approved(nurse(['ACLS'], 'Nurse Manager'))])).toEqual([])
  })
})

describe('chance', () => {
  test('decisions made at random teach something in at most a quarter of the searches', () => {
    const draw = seededRandom(7)
    const runs = Array.from({ length: 80 }, () => {
      const batch = people.toSorted(() => draw() - 0.5).slice(0, 10)
      return textsOf(batch.map((person, index) => (index < 4 ? approved(person) : rejected(person)))).length
    })
    expect(runs.filter((lines) => lines > 0).length).toBeLessThanOrEqual(20)
  })

  test('evidence is counted, with how rarely chance gives it; two of ten are no evidence', () => {
    const [line] = learnLines(vocabulary, [...fourOf(['ACLS', 'Oncology']), ...sixOf(['ACLS'])], today, base)
    expect(textOf(line!)).toBe('More people with Oncology')
    expect(line!.why).toMatch(/^4 of 4 approved, 0 of 6 rejected; by chance 1 in \d+$/)
    expect(textsOf([approved(nurse(['ACLS', 'Oncology'])), approved(nurse(['ACLS'])), ...sixOf(['ACLS'])])).toEqual([])
  })

  test('is exact: the sum over all results that are at most as likely to be told from chance', () => {
    const choose = (n: number, k: number): number => (k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k)
    const chances = (n: number, share: number) =>
      Array.from({ length: n + 1 }, (_, k) => choose(n, k) * share ** k * (1 - share) ** (n - k))
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)
    const share = 0.3
    const [of4, of6] = [chances(4, share), chances(6, share)]
    const statistic = (a: number, r: number) => sum(of4.slice(a)) * sum(of6.slice(0, r + 1))
    const { of: chanceOf, reaching } = openChance(4, 6)
    for (const [a, r] of [
      [4, 0],
      [4, 1],
      [2, 2],
      [0, 6],
    ] as const) {
      const bound = statistic(a, r) * (1 + 1e-9)
      const expected = sum(of4.flatMap((p, x) => of6.map((q, y) => (statistic(x, y) <= bound ? p * q : 0))))
      expect(chanceOf({ approved: a, rejected: r }, [share])).toBeCloseTo(expected, 10)
    }
    for (const bound of [0.001, 0.01, 0.2, 1]) expect(reaching(bound, share)).toBeLessThanOrEqual(bound * (1 + 1e-9))
    expect(reaching(1e-9, share)).toBe(0)
  })
})

test('manager level, leading a team, managing one, and the title of a manager are one line', () => {
  const managers = Array.from({ length: 6 }, () => rejected(nurse(['ACLS', ...manages], 'Nurse Manager')))
  expect(textsOf([...fourOf(['ACLS']), ...managers])).toHaveLength(1)
  const stated = managers.map(({ profile }) => rejected(profile as Profile, ['not_hands_on', 'overqualified']))
  expect(textsOf([...fourOf(['ACLS']), ...stated])).toEqual(['Fewer people whose job is to lead people'])
})

describe('people who are left out', () => {
  const far = (skills: string[], company: string) => nurse(skills, 'Registered Nurse', company)
  const lessons = learn(vocabulary, [rejected(far(['ACLS'], 'Globex'), ['company'], { badCompanies: ['Globex'] })], today, base)
  const pool = [
    ...Array.from({ length: 6 }, (_, index) => ({ personId: `kept${index}`, profile: far(['ACLS'], 'Initech') })),
    ...Array.from({ length: 4 }, (_, index) => ({ personId: `left${index}`, profile: far(['ACLS'], 'Globex') })),
    ...Array.from({ length: 30 }, (_, index) => ({ personId: `missing${index}`, profile: far([], 'Initech') })),
  ]
  const learned = planSearch(vocabulary, wish, [], lessons)
  const ranked = orderPeople(
    learned,
    pool.map((person) => scoreFound(vocabulary, learned, person, today)),
  )
  const idsOf = (size: number) =>
    choosePool(vocabulary, lessons, { ranked, size, today }).map(({ personId }) => personId.replace(/\d+$/, ''))

  test('leave their places empty, so that no one who misses a requirement follows in their stead', () => {
    expect(idsOf(10)).toEqual(Array.from({ length: 6 }, () => 'kept'))
    // beyond those who keep it, people who miss it are considered as without lessons
    expect(new Set(idsOf(25))).toEqual(new Set(['kept', 'missing']))
  })

  test('whatever is learned, people who miss a requirement rank below those who keep it', () => {
    const against = learn(vocabulary, [...fourOf(['Oncology']), ...sixOf(['ACLS', 'Telemetry'])], today, base)
    expect(against.notes.length).toBeGreaterThan(0)
    const model = planSearch(vocabulary, wish, [], against)
    const all = [nurse(['ACLS', 'Telemetry']), nurse(['Oncology'])].map((profile, index) => ({ personId: `${index}`, profile }))
    const order = orderPeople(
      model,
      all.map((person) => scoreFound(vocabulary, model, person, today)),
    )
    expect(order.map(({ personId }) => personId)).toEqual(['0', '1'])
  })
})
