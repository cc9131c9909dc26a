// Evidence too weak for a lesson chooses between equals, and only between them.
import type { RejectionReason } from '@fairlead/domain/candidate/rejection'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { seededRandom } from '../../research/matching/learning/planted-users.ts'
import { assess, rankValue } from '../judge.ts'
import { choosable } from '../judge-people.ts'
import { baseOfSearch } from '../learning-base.ts'
import { planSearch } from '../plan/plan.ts'
import { chooseBatch, laterVariety } from '../score/choose-batch.ts'
import { standingOf } from '../score/standing.ts'
import type { Feedback } from './feedback.ts'
import { learnFrom } from './learn.ts'
import { noLessons, type Lessons } from './lessons.ts'

const vocabulary = loadVocabulary()
const today = '2026-11'
const pool = loadPool(loadTables(), 3000, 3).map(({ person }) => person)
const wish = { ...noPreferences, jobTitles: ['Software Engineer'], keywordsOptional: ['Python'], locations: ['United States'], yearsMin: 5 }
type Person = (typeof pool)[number]

const rank = (lessons: Lessons) => {
  const plan = planSearch(vocabulary, wish, [], lessons)
  return pool
    .map((profile, index) => {
      const assessment = assess(vocabulary, plan, profile, today)
      return choosable(vocabulary, lessons, { index, profile, assessment, score: assessment.exact, value: rankValue(assessment) }, today)
    })
    .toSorted((a, b) => b.value - a.value || a.index - b.index)
}
const unlearned = rank(noLessons)
const people = unlearned.slice(0, 200).map(({ profile }) => profile)
const base = baseOfSearch(vocabulary, { preferences: wish, plan: planSearch(vocabulary, wish, [], noLessons), profiles: people, today })
const approved = (profile: Person): Feedback => ({ profile, verdict: 'approved', rejectionReasons: [] })
const rejected = (profile: Person, ...rejectionReasons: RejectionReason[]): Feedback => ({ profile, verdict: 'rejected', rejectionReasons })

/** Works for a bank now or did; the people found are divided about this, and the search doesn't ask for it. */
const wants = ({ experiences }: Person) => experiences.some(({ industry }) => industry === 'Business or Finance')
const bankers = people.filter(wants)
const outsiders = people.filter((person) => !wants(person))
const industry = vocabulary.industry('Business or Finance')
/** Two of ten approved are no evidence for a lesson. */
const decisions = (...reasons: RejectionReason[]) => [
  ...bankers.slice(0, 2).map(approved),
  ...outsiders.slice(0, 8).map((person) => rejected(person, ...reasons)),
]
const leaningTo = (lessons: Lessons, concept: number) => lessons.leanings.find((leaning) => leaning.concept === concept)?.weight ?? 0
const learned = learnFrom(vocabulary, decisions(), today, base)

describe('leanings', () => {
  test('come from evidence that is too weak for a lesson, more from decisions with a reason', () => {
    const lessons = learned.lessonsFor({})
    expect(lessons.adjustments.map(({ concept }) => concept)).not.toContain(industry)
    expect(leaningTo(lessons, industry)).toBeGreaterThan(0.01)
    const withReason = learnFrom(vocabulary, decisions('industry'), today, base).lessonsFor({})
    expect(leaningTo(withReason, industry)).toBeGreaterThan(leaningTo(lessons, industry))
  })

  test('are none without rejections, without a base, and where the user has removed or changed the line of the fact', () => {
    expect(learnFrom(vocabulary, bankers.slice(0, 5).map(approved), today, base).lessonsFor({}).leanings).toEqual([])
    expect(learnFrom(vocabulary, decisions(), today, null).lessonsFor({}).leanings).toEqual([])
    for (const choice of [{ isOff: true }, { amount: 1.1 }]) {
      const lessons = learned.lessonsFor({ [`concept:${industry}`]: choice })
      expect(leaningTo(lessons, industry)).toBe(0)
      expect(lessons.leanings.length).toBeGreaterThan(0)
    }
  })

  test('are never against what the search asks for or what most people in the work have, nor about languages or origin', () => {
    const requested = new Set(base.asked)
    const random = seededRandom(5)
    for (let run = 0; run < 20; run += 1) {
      const ten = people.toSorted(() => random() - 0.5).slice(0, 10)
      const mixed = ten.map((person, index) => (index < 3 ? approved(person) : rejected(person)))
      const { leanings } = learnFrom(vocabulary, mixed, today, base).lessonsFor({})
      expect(leanings.filter(({ concept, weight }) => requested.has(concept) && weight < 0)).toEqual([])
      for (const { concept } of leanings) expect(vocabulary.skills.category(concept)).not.toBe('Languages (human)')
    }
  })
})

describe('a batch chosen with leanings', () => {
  // the lessons are left out: only the choice between equals remains
  const lessons: Lessons = { ...noLessons, leanings: learned.lessonsFor({}).leanings }
  const before = chooseBatch(unlearned, 25, laterVariety)
  const after = chooseBatch(rank(lessons), 25, laterVariety)
  const standings = (batch: typeof before) => batch.map(({ assessment }) => standingOf(assessment)).toSorted()

  test('has more people like the approved', () => {
    const count = (batch: typeof before) => batch.filter(({ profile }) => wants(profile)).length
    expect(count(after)).toBeGreaterThan(count(before))
    expect(new Set(after).size).toBe(25)
  })

  test('has as many people of each standing as without them, and no one takes the place of anyone more than five points above', () => {
    expect(standings(after)).toEqual(standings(before))
    expect(after.some(({ index }) => !before.some((person) => person.index === index))).toBe(true)
    for (const [place, { score }] of after.entries()) expect(score).toBeGreaterThanOrEqual(before[place]!.score - 5)
  })

  test('is the same where nothing leans', () => {
    expect(
      chooseBatch(rank({ ...noLessons, leanings: [{ concept: 1, weight: 0.5 }] }), 25, laterVariety).map(({ index }) => index),
    ).toEqual(before.map(({ index }) => index))
  })
})

test('people who miss a requirement, live elsewhere, or mention fewer keywords have another standing', () => {
  const [first] = unlearned
  const { assessment } = first!
  const { dimensions } = assessment
  const location = { ...dimensions.location, value: dimensions.location.value - 0.5 }
  const keywords = { ...dimensions.keywords, value: dimensions.keywords.value - 0.4 }
  for (const changed of [
    { ...assessment, missedMusts: ['no mention of Python'] },
    { ...assessment, missedMore: 1 },
    { ...assessment, dimensions: { ...dimensions, keywords } },
    { ...assessment, dimensions: { ...dimensions, location } },
    { ...assessment, deductions: [{ name: 'pay' as const, points: -12 }] },
  ])
    expect(standingOf(changed)).not.toBe(standingOf(assessment))
  const text = { ...dimensions.text, value: dimensions.text.value / 2 }
  expect(standingOf({ ...assessment, dimensions: { ...dimensions, text } })).toBe(standingOf(assessment))
})
