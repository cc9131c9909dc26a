import { noPreferences } from '@fairlead/domain/project/preferences'
import { describe, expect, test } from 'vitest'
import { fetchPeople } from '../../research/matching/fetch.ts'
import type { Indexed } from '../../research/matching/fetch.ts'
import { loadPool, loadTables, loadVocabulary } from '../../testing/vocabulary.ts'
import { searches } from '../../research/matching/searches.ts'
import { indexPerson } from '../skills/index-person.ts'
import { judge } from '../judge.ts'
import { noLessons } from '../learn/lessons.ts'
import { planSearch } from './plan.ts'

const tables = loadTables()
const vocabulary = loadVocabulary()
const pool = loadPool(tables, 1500, 5).map((entry): Indexed => {
  const index = indexPerson(vocabulary, entry.person, '2026-11')
  return { ...entry, index, has: new Set(index.concepts) }
})
const plan = (wish: Partial<typeof noPreferences>) => planSearch(vocabulary, { ...noPreferences, ...wish }, [], noLessons)

describe('planSearch', () => {
  test('all concepts are positive 32-bit integers, sorted and unique in the index', () => {
    const ids = [...pool.flatMap((person) => person.index.concepts), ...searches.flatMap((search) => plan(search.preferences).anyOf.flat())]
    expect(ids.every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31)).toBe(true)
    for (const { index } of pool) expect(index.concepts).toEqual([...new Set(index.concepts)].toSorted((a, b) => a - b))
  })

  test('the keyword groups miss no one with all required keywords', () => {
    const keywords = new Set([
      ...searches.flatMap((search) => [...search.preferences.keywordsRequired, ...search.preferences.keywordsOptional]),
      'planned checks',
    ])
    let matchCount = 0
    for (const keyword of keywords) {
      const single = plan({ keywordsRequired: [keyword] })
      for (const person of pool.slice(0, process.env.NIGHTLY ? 400 : 120)) {
        if (judge(vocabulary, single, person.person, '2026-11').missingKeywords.length > 0) continue
        matchCount += 1
        if (!single.anyOf.every((group) => group.some((id) => person.has.has(id)))) expect.fail(`${keyword} missed ${person.person.id}`)
      }
    }
    expect(matchCount).toBeGreaterThan(50)
  })

  test('an empty search filters nothing', () => {
    expect(plan({})).toMatchObject({ anyOf: [], noneOf: [], yearsMin: null, yearsMax: null, relaxations: [] })
  })

  test('finds at least as many with each relaxation, one of which drops a required keyword', () => {
    const search = plan({
      jobTitles: ['Backend Engineer'],
      locations: ['Austin, Texas, United States'],
      keywordsRequired: ['Kafka', 'Go'],
      yearsMin: 5,
      top25School: true,
    })
    const sizes = [search, ...search.relaxations].map(
      (retrieval) => fetchPeople({ ...search, ...retrieval, relaxations: [] }, pool, 10_000, 1).length,
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
    expect(sizes.at(-1)).toBeGreaterThan(sizes[0]!)
    const demands = search.relaxations.map(({ anyOf }) => anyOf.length)
    expect(demands.at(-1)).toBe(search.anyOf.length - 3)
  })

  test('remote work removes the place filter; current titles require the current job', () => {
    const berlin = { locations: ['Berlin, State of Berlin, Germany'] }
    expect(plan(berlin).anyOf).toHaveLength(1)
    expect(plan({ ...berlin, remoteAllowed: true }).anyOf).toHaveLength(0)
    const now = plan({ jobTitles: ['Registered Nurse'], jobTitlesWhen: 'current' }).anyOf[0]!
    const ever = plan({ jobTitles: ['Registered Nurse'] }).anyOf[0]!
    const count = (group: number[]) => pool.filter((person) => group.some((id) => person.has.has(id))).length
    expect(count(now)).toBeLessThanOrEqual(count(ever))
    expect(count(now)).toBeGreaterThan(0)
  })

  test('unwanted companies, titles and keywords are left out', () => {
    const company = pool.find((person) => person.person.experiences[0]!.end === null)!.person.experiences[0]!.company
    const search = plan({ badCompanies: [company], badJobTitles: ['Accountant'], badKeywords: ['Java'] })
    const fetched = fetchPeople(search, pool, 10_000, 1)
    expect(fetched.length).toBeLessThan(pool.length)
    expect(
      fetched.some(
        ({ person }) => person.skills.includes('Java') || person.experiences.find((job) => job.end === null)?.company === company,
      ),
    ).toBe(false)
  })

  test('without titles the ideals supply them', () => {
    const nurse = pool.find((person) => person.truth.jobs[0]!.group === 'registered-nurse')!
    const search = planSearch(vocabulary, noPreferences, [nurse.person], noLessons)
    const best = pool
      .map((entry) => ({ entry, exact: judge(vocabulary, search, entry.person, '2026-11').exact }))
      .toSorted((a, b) => b.exact - a.exact)
    expect(best.slice(0, 5).every(({ entry }) => entry.truth.vocation === 'nursing')).toBe(true)
  })
})
