// The current job's rank compared with the requested rank: a step is fine, a leap lowers the score, and greater distance never
// raises it.
import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { planSearch } from '../plan/plan.ts'
import { seniorityFit, requestedRanks } from './seniority.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const read = (title: string) => vocabulary.titles.read(title)
const fit = (titles: string[], current: string, track: 'ic' | 'manager' | null = null) =>
  seniorityFit(requestedRanks(titles.map(read), track), read(current))

describe('seniorityFit', () => {
  test.each([
    ['Senior Backend Engineer', 'Senior Backend Engineer'],
    ['Senior Backend Engineer', 'Backend Engineer'],
    ['Senior Backend Engineer', 'Staff Software Engineer'],
    ['Backend Engineer', 'Senior Backend Engineer'],
    ['Backend Engineer', 'Engineering Manager'],
    ['Engineering Manager', 'Director of Engineering'],
    ['Engineering Manager', 'Staff Software Engineer'],
    ['Chief Technology Officer', 'VP of Engineering'],
    ['Senior Backend Engineer', 'Keeper of the Seals'],
  ])('a search for %s accepts a %s unchanged', (requested, current) => expect(fit([requested], current)).toBe(1))

  test('the farther away, the lower', () => {
    const ladder = [
      'Senior Backend Engineer',
      'Engineering Manager',
      'Director of Engineering',
      'VP of Engineering',
      'Chief Technology Officer',
    ]
    const fits = ladder.map((current) => fit(['Senior Backend Engineer'], current))
    expect(fits).toEqual(fits.toSorted((a, b) => b - a))
    expect(new Set(fits).size).toBe(fits.length)
    expect(fits[2]).toBeLessThan(0.7)
    expect(fits[4]).toBeLessThan(0.35)
    expect(fit(['Chief Technology Officer'], 'Junior Backend Engineer')).toBeLessThan(0.3)
  })

  test("the closest of several wanted ranks counts; the user's track overrides the titles'", () => {
    expect(fit(['Senior Backend Engineer', 'VP of Engineering'], 'Chief Technology Officer')).toBe(1)
    expect(fit([], 'Chief Technology Officer')).toBe(1)
    expect(fit([], 'Chief Technology Officer', 'ic')).toBeLessThan(0.7)
    expect(fit([], 'Backend Engineer', 'manager')).toBeLessThan(0.7)
    expect(fit(['Engineering Manager'], 'Director of Engineering', 'ic')).toBeLessThan(
      fit(['Engineering Manager'], 'Director of Engineering'),
    )
  })

  test('scores a chief job on top of the same career lower for a senior search and higher for a chief one', () => {
    const person = loadPool(tables, 2000, 11).find(
      (candidate) => candidate.person.experiences[0]?.title === 'Senior Backend Engineer',
    )!.person
    const [now, ...before] = person.experiences
    const chief = {
      ...person,
      experiences: [{ ...now!, title: 'Chief Technology Officer', start: '2025-01', end: null }, { ...now!, end: '2025-01' }, ...before],
    }
    const score = (title: string, candidate: typeof person) => {
      const plan = planSearch(vocabulary, { ...noPreferences, jobTitles: [title] }, [], noLessons)
      return judge(vocabulary, plan, candidate, '2026-11').exact
    }
    expect(score('Senior Backend Engineer', chief)).toBeLessThan(score('Senior Backend Engineer', person) - 40)
    expect(score('Chief Technology Officer', chief)).toBeGreaterThan(score('Chief Technology Officer', person) + 40)
  })
})
