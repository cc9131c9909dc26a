import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PreviewSearch } from '@fairlead/contract/v2/projects/preview'
import type { Profile } from '@fairlead/domain/shared/profile'
import { noPreferences, type SearchPreferences } from '@fairlead/domain/project/preferences'
import type { Condition } from '@fairlead/domain/ports/people-index'
import { filtersOf } from '@fairlead/matching/plan/filters'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { randomFrom } from '../../../testing/random.ts'
import { openPostgresIndex } from './postgres-index.ts'
import { findConflict } from './find-conflict.ts'

type Answer = PreviewSearch['answer']

let app: TestApp
let ann: TestUser
let pool: { has: Set<number>; years: number }[]
beforeAll(async () => {
  app = await createTestApp({ people: 300 })
  ann = await newUser(app.app, 'Ann')
  const rows = await app.database.system.selectFrom('person').select('profile').where('workspace_id', 'is', null).execute()
  pool = rows.map(({ profile }) => {
    const index = indexPerson(app.services.vocabulary, profile as Profile, new Date().toISOString().slice(0, 7))
    return { has: new Set(index.concepts), years: index.yearsOfExperience }
  })
})
afterAll(() => app.close())

const meets = (condition: Condition, { has, years }: (typeof pool)[number]): boolean => {
  switch (condition.kind) {
    case 'has':
      return condition.groups.every((group) => group.some((id) => has.has(id)))
    case 'lacks':
      return !has.has(condition.concept)
    case 'at_least':
      return years >= condition.years
    case 'at_most':
      return years <= condition.years
  }
}
const meetAll = (conditions: readonly Condition[]) =>
  pool.filter((person) => conditions.every((condition) => meets(condition, person))).length

function randomSearch(seed: number): SearchPreferences {
  const { next, pick } = randomFrom(seed)
  const some = (list: readonly string[], chance: number) => list.filter(() => next() < chance)
  const title = pick(['Software Engineer', 'Registered Nurse', 'Account Executive', 'Teacher', 'Data Scientist'])
  return {
    ...noPreferences,
    jobTitles: [title],
    jobTitlesRequired: seed % 3 === 0 ? [title] : [],
    jobTitlesWhen: pick(['current', 'current_or_past']),
    locations: some(['Austin, Texas, United States', 'London, England, United Kingdom'], 0.4),
    keywordsRequired: some(['Python', 'Excel', 'patient care', 'Negotiation', 'Kubernetes', 'underwater basketry'], 0.3),
    yearsMin: next() < 0.4 ? 15 : null,
    yearsMax: next() < 0.3 ? 20 : null,
    mba: next() < 0.3,
    track: pick([null, 'ic', 'manager']),
    badKeywords: some(['Java', 'SQL'], 0.2),
  }
}

test('returns the smallest set that no one meets, with the same counts as reading everyone', { timeout: 120_000 }, async () => {
  const sizes = new Map<number, number>()
  for (let seed = 1; seed <= 120; seed += 1) {
    const search = randomSearch(seed)
    const filters = filtersOf(app.services.vocabulary, search, planSearch(app.services.vocabulary, search, [], noLessons).model)
    if (meetAll(filters.conditions) > 0) continue
    const conflict = await app.database.inWorkspace('', (tx) => findConflict(openPostgresIndex(tx, ''), filters))
    const { conditions } = filters
    const subsets = conditions.flatMap((condition, a) => [
      [condition],
      ...conditions
        .slice(a + 1)
        .flatMap((two, b) => [[condition, two], ...conditions.slice(a + b + 2).map((three) => [condition, two, three])]),
    ])
    const smallest = Math.min(...subsets.filter((set) => meetAll(set) === 0).map((set) => set.length))
    expect(conflict?.length ?? Infinity, `search ${seed}`).toBe(smallest)
    if (!conflict) continue
    sizes.set(conflict.length, (sizes.get(conflict.length) ?? 0) + 1)
    const named = conflict.map(({ holds }) => conditions[filters.filters.find((filter) => filter.holds === holds)!.condition]!)
    expect(meetAll(named)).toBe(0)
    expect(conflict.map(({ people }) => people)).toEqual(named.map((condition) => meetAll([condition])))
  }
  for (const size of [1, 2, 3]) expect(sizes.get(size) ?? 0, `sets of ${size}`).toBeGreaterThan(0)
})

test('the preview shows them with counts, and giving one up as offered removes it', async () => {
  const eve = await newUser(app.app, 'Eve')
  const add = (name: string, title: string, company: string) =>
    eve.call('POST', 'v2/talent', { linkedin_url: `www.linkedin.com/in/${name}`, email: `${name}@wood.example`, name, title, company })
  await add('owl', 'Falconer', 'Castle')
  await add('kite', 'Falconer', 'Castle')
  const ask = async (fields: Record<string, unknown>) => (await eve.call<Answer>('POST', 'v2/projects/preview', fields)).body
  const search = { job_titles: ['Falconer'], bad_companies: ['Castle'], mba: true }
  const { total, conflict } = await ask(search)
  expect(total).toBe(0)
  // the requirement that no one meets would come first; in this test every MBA is someone else
  const labels = conflict?.map(({ label, people }) => [label, people])
  expect(labels).toEqual([
    ['Falconer', 2],
    [expect.stringMatching(/^(MBA|Leave out: Castle)$/), expect.any(Number)],
  ])
  const next = await ask({ ...search, ...conflict?.[1]?.drop })
  expect(next.conflict?.map(({ label }) => label)).not.toEqual(conflict?.map(({ label }) => label))
  const open = await ask({ ...search, ...conflict?.[1]?.drop, ...next.conflict?.[1]?.drop })
  expect(open).toMatchObject({ total: 2, conflict: null })
  // a search that finds people needs no more queries
  expect((await ann.call<Answer>('POST', 'v2/projects/preview', { job_titles: ['Registered Nurse'] })).body.conflict).toBeNull()
})
