// An unlisted title finds the people who do the work, in the preview and in the search; text finds what titles don't.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { Profile } from '@fairlead/domain/shared/profile'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { indexVersion } from '@fairlead/matching/skills/index-person'
import { judge } from '@fairlead/matching/judge'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { renewIndex } from '../../candidates/people/index-store.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { openPostgresIndex } from './postgres-index.ts'
import { readPool } from './read-pool.ts'
import { retrievePeople } from './retrieve-people.ts'

let app: TestApp
let user: TestUser
let workspaceId: string
const titles = ['Cashier', 'Checkout Operator', 'Veterinarian', 'Krankenschwester', 'Welder', 'Truck Driver']
beforeAll(async () => {
  app = await createTestApp({ people: 200 })
  user = await newUser(app.app, 'Ann')
  for (const [index, title] of titles.entries())
    await user.call('POST', 'v2/talent', {
      linkedin_url: `www.linkedin.com/in/person-${index}`,
      email: `person${index}@work.example`,
      name: `Person Number${index}`,
      title,
      company: 'Harbor Works',
    })
  const row = app.database.system.selectFrom('users').select('workspace_id').where('email', '=', user.email)
  workspaceId = (await row.executeTakeFirstOrThrow()).workspace_id
})
afterAll(() => app.close())

const today = '2026-11'
async function ranked(workspace: string, wish: object): Promise<string[]> {
  const preferences = { ...noPreferences, ...wish }
  const { vocabulary } = app.services
  return app.database.inWorkspace(workspace, async (tx) => {
    const plan = planSearch(vocabulary, preferences, [], noLessons, await readPool(tx, workspace, vocabulary, preferences))
    const people = await retrievePeople(tx, openPostgresIndex(tx, 'none'), plan, { limit: 500 })
    return people
      .map(({ profile }) => ({ title: profile.experiences[0]?.title ?? '', score: judge(vocabulary, plan, profile, today).exact }))
      .toSorted((a, b) => b.score - a.score)
      .map(({ title }) => title)
  })
}

test.each([
  ['Cashiers', 'Cashier'],
  ['Cashier', 'Cashier'],
  ['Veterinarians', 'Veterinarian'],
  ['Krankenschwestern', 'Krankenschwester'],
  ['Schweißer', 'Welder'],
])('finds %s first as %s', async (title, first) => {
  expect((await ranked(workspaceId, { jobTitles: [title] }))[0]).toBe(first)
})

test('a title that no one in the pool is close to finds the closest ones once the search widens', async () => {
  const preferences = { ...noPreferences, jobTitles: ['Zookeeper'] }
  const { vocabulary } = app.services
  const concepts = await app.database.inWorkspace(workspaceId, async (tx) => {
    const plan = planSearch(vocabulary, preferences, [], noLessons, await readPool(tx, workspaceId, vocabulary, preferences))
    return [plan, ...plan.relaxations].reduce<Promise<number[]>>(
      async (counts, step) => [...(await counts), (await retrievePeople(tx, openPostgresIndex(tx, 'none'), step, { limit: 500 })).length],
      Promise.resolve([]),
    )
  })
  expect(concepts[0]).toBe(0)
  expect(concepts.at(-1)).toBeGreaterThan(0)
})

test('a German title counts people in an English pool', async () => {
  const { body } = await user.call<{ total: number }>('POST', 'v2/projects/preview', { job_titles: ['Krankenschwestern'] })
  const { body: english } = await user.call<{ total: number }>('POST', 'v2/projects/preview', { job_titles: ['Registered Nurse'] })
  expect(body.total).toBeGreaterThan(0)
  expect(english.total).toBeGreaterThan(0)
})

test("one workspace's titles are unknown to another's search", async () => {
  const otherUser = await newUser(app.app, 'Ben')
  const row = app.database.system.selectFrom('users').select('workspace_id').where('email', '=', otherUser.email)
  const { workspace_id: id } = await row.executeTakeFirstOrThrow()
  const preferences = { ...noPreferences, jobTitles: ['Veterinarian'] }
  const { vocabulary } = app.services
  const near = await app.database.inWorkspace(id, async (tx) =>
    (await readPool(tx, id, vocabulary, preferences)).nearTitles(vocabulary.space.ask('Veterinarian'), 50),
  )
  expect(near.map(({ title }) => title)).not.toContain('Veterinarian')
})

test('the preview counts the people of an unknown title', async () => {
  const { body } = await user.call<{ total: number; people: object[] }>('POST', 'v2/projects/preview', { job_titles: ['Cashiers'] })
  const { total, people } = body
  expect(total).toBeGreaterThan(0)
  expect(JSON.stringify(people[0])).toContain('Cashier')
})

test('an index of an older version is updated in place, including titles and words', async () => {
  const { system } = app.database
  await sql`update person_index set version = 2, concepts = '{}' where workspace_id is null`.execute(system)
  await sql`delete from pool_title where workspace_id is null`.execute(system)
  expect(await renewIndex(app.database, app.services.vocabulary, today, () => false)).toBe(200)
  const rows = await system.selectFrom('person_index').selectAll().where('workspace_id', 'is', null).execute()
  expect(rows.every((row) => row.version === indexVersion && row.concepts.length > 0)).toBe(true)
  const people = await system.selectFrom('person').select('profile').where('workspace_id', 'is', null).execute()
  const heldTitles = new Set(people.flatMap(({ profile }) => (profile as unknown as Profile).experiences.map(({ title }) => title)))
  const stored = await system.selectFrom('pool_title').select('title').where('workspace_id', 'is', null).execute()
  expect(new Set(stored.map(({ title }) => title))).toEqual(heldTitles)
  expect(await renewIndex(app.database, app.services.vocabulary, today, () => false)).toBe(0)
})
