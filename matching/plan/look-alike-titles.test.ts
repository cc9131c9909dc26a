// Similar titles for different work, through the whole search.
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { expect, test } from 'vitest'
import { loadTables, loadVocabulary } from '../eval/load.ts'
import { indexPerson } from '../skills/index-person.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import type { MatchableProfile } from '../skills/person.ts'
import { planSearch } from './plan.ts'
import { noPool, type PoolView } from './pool-view.ts'
import { openTitlePool } from './title-pool.ts'
import { buildVocabulary } from '../skills/vocabulary.ts'
import { loadTitles } from '../titles/model/load.ts'

const today = '2026-11'
const tables = loadTables()
const vocabulary = loadVocabulary()
const pairs = [
  ['Quality Engineer', 'QA Engineer'],
  ['Controls Engineer', 'Robotics Engineer'],
  ['Research Associate', 'Sourcer'],
] as const
const titles = openTitlePool(vocabulary.space, 100)
for (const title of pairs.flat()) titles.add(title)
const pool: PoolView = { ...noPool, nearTitles: (asked, limit) => titles.nearest(asked, limit) }
const plan = (wish: Partial<SearchPreferences>) => planSearch(vocabulary, { ...noPreferences, ...wish }, [], noLessons, pool)
const person = (title: string) =>
  ({
    headline: null,
    summary: null,
    place: null,
    experiences: [{ title, company: 'Harbor', start: '2018-01', end: null, description: null, industry: null, location: null }],
    education: [],
    skills: [],
    estimatedSalary: null,
  }) as MatchableProfile

test.each(
  pairs.flatMap(([one, other]) => [
    [one, other],
    [other, one],
  ]),
)('a search for %s brings no %s as the same work', (asked, other) => {
  const required = plan({ jobTitles: [asked!], jobTitlesRequired: [asked!] })
  const isFetched = (title: string) => {
    const has = new Set(indexPerson(vocabulary, person(title), today).concepts)
    return required.anyOf.every((group) => group.some((id) => has.has(id)))
  }
  expect([isFetched(asked!), isFetched(other!)]).toEqual([true, false])
  const open = plan({ jobTitles: [asked!] })
  const [own, foreign] = [judge(vocabulary, open, person(asked!), today), judge(vocabulary, open, person(other!), today)]
  expect(own.dimensions.title.value).toBeGreaterThan(0.8)
  // work that the lists call close counts 60%
  expect(foreign.dimensions.title.value).toBeLessThan(0.7)
  expect(own.reasons.map(({ text }) => text).join()).toContain('in this kind of work')
  expect(foreign.reasons.map(({ text }) => text).join()).not.toContain('in this kind of work')
})

test('every name of a job group reads as that group, and a list that breaks this is refused when it is loaded', () => {
  for (const { id, canonical } of tables.titleGroups)
    expect(vocabulary.titles.label(vocabulary.titles.read(canonical).concept), id).toBe(canonical)
  const [first, second] = tables.titleGroups
  const broken = tables.titleGroups.map((group) => (group === first ? { ...group, canonical: second!.canonical } : group))
  expect(() => buildVocabulary({ ...tables, titleGroups: broken }, loadTitles())).toThrow(/reads as/)
})
