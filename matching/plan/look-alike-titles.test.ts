// Similar titles for different work, through the whole search.
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import { expect, test } from 'vitest'
import { loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
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
const pool: PoolView = { ...noPool, nearTitles: (query, limit) => titles.nearest(query, limit) }
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
  pairs.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]),
)('a search for %s finds no %s as the same work', (query, otherTitle) => {
  const required = plan({ jobTitles: [query!], jobTitlesRequired: [query!] })
  const isFetched = (title: string) => {
    const has = new Set(indexPerson(vocabulary, person(title), today).concepts)
    return required.anyOf.every((group) => group.some((id) => has.has(id)))
  }
  expect([isFetched(query!), isFetched(otherTitle!)]).toEqual([true, false])
  const open = plan({ jobTitles: [query!] })
  const [judged, foreign] = [judge(vocabulary, open, person(query!), today), judge(vocabulary, open, person(otherTitle!), today)]
  expect(judged.dimensions.title.value).toBeGreaterThan(0.8)
  // work that is close according to the lists counts 60%, or as much as the encoder says
  expect(foreign.dimensions.title.value).toBeLessThan(0.7)
  expect(judged.reasons.map(({ text }) => text).join()).toContain('in this kind of work')
  expect(foreign.reasons.map(({ text }) => text).join()).not.toContain('in this kind of work')
})

test('every name of a job group reads as that group, and a list that breaks this is refused when loaded', () => {
  for (const { id, canonical } of tables.titleGroups)
    expect(vocabulary.titles.label(vocabulary.titles.read(canonical).concept), id).toBe(canonical)
  const [first, second] = tables.titleGroups
  const broken = tables.titleGroups.map((group) => (group === first ? { ...group, canonical: second!.canonical } : group))
  expect(() => buildVocabulary({ ...tables, titleGroups: broken }, loadTitles())).toThrow(/reads as/)
})
