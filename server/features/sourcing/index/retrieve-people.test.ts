// Retrieval stays within the workspace although it bypasses row-level security, and finds what a plain evaluation of the plan
// finds.
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { indexPerson } from '@fairlead/matching/skills/index-person'
import { noLessons } from '@fairlead/matching/learn/lessons'
import { planSearch } from '@fairlead/matching/plan/plan'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { openPostgresIndex } from './postgres-index.ts'
import { readPool } from './read-pool.ts'
import { retrievePeople } from './retrieve-people.ts'

let testApp: TestApp
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 300 })
  ;[ann, ben] = await Promise.all([newUser(testApp.app, 'Ann'), newUser(testApp.app, 'Ben')])
})
afterAll(() => testApp.close())

const workspaceOf = async (user: TestUser) =>
  (await testApp.database.system.selectFrom('users').select('workspace_id').where('email', '=', user.email).executeTakeFirstOrThrow())
    .workspace_id
const plan = (wish: object) => planSearch(testApp.services.vocabulary, { ...noPreferences, ...wish }, [], noLessons)
const retrieve = async (workspaceId: string, wish: object, projectId = 'none', exclude: string[] = []) =>
  (
    await testApp.database.inWorkspace(workspaceId, (tx) =>
      retrievePeople(tx, openPostgresIndex(tx, projectId), plan(wish), { limit: 1000, exclude }),
    )
  ).map((person) => person.personId)

test('finds exactly the people in the shared pool that the plan asks for', async () => {
  const today = new Date().toISOString().slice(0, 7)
  const pool = await testApp.database.system.selectFrom('person').select(['id', 'profile']).where('workspace_id', 'is', null).execute()
  for (const wish of [
    { jobTitles: ['Backend Engineer'] },
    { keywordsRequired: ['Python'], yearsMin: 5 },
    { badJobTitles: ['Nurse'], yearsMax: 12 },
    {},
  ]) {
    const { anyOf, noneOf, yearsMin, yearsMax } = plan(wish)
    const right = pool.filter(({ profile }) => {
      const { concepts, yearsOfExperience: years } = indexPerson(testApp.services.vocabulary, profile as never, today)
      const has = new Set(concepts)
      return (
        anyOf.every((group) => group.some((id) => has.has(id))) &&
        !noneOf.some((id) => has.has(id)) &&
        years >= (yearsMin ?? 0) &&
        years <= (yearsMax ?? 99)
      )
    })
    expect((await retrieve(await workspaceOf(ann), wish)).toSorted()).toEqual(right.map((person) => person.id).toSorted())
  }
})

test('ranks like summing every weight for every person', async () => {
  const today = new Date().toISOString().slice(0, 7)
  const pool = await testApp.database.system.selectFrom('person').select(['id', 'profile']).where('workspace_id', 'is', null).execute()
  const people = pool.map(({ id, profile }) => {
    const { concepts, yearsOfExperience: years } = indexPerson(testApp.services.vocabulary, profile as never, today)
    return { id, has: new Set(concepts), years }
  })
  const { rows } = await sql<{ id: string; key: string }>`select id, hashtextextended(id, 0)::text as key from person`.execute(
    testApp.database.system,
  )
  const keys = new Map(rows.map(({ id, key }) => [id, BigInt(key)]))
  const titles = ['Backend Engineer', 'Registered Nurse', 'Account Executive', 'Manager', 'Sous-chef of clouds']
  const skills = ['Python', 'Excel', 'patient care', 'Negotiation']
  const description = 'We are looking for an engineer who builds reliable services in Python and speaks with customers.'
  for (let seed = 0; seed < 40; seed += 1) {
    const wish = {
      ...noPreferences,
      jobTitles: titles.filter((_, index) => (seed * 7 + index) % 4 === 0),
      keywordsRequired: skills.filter((_, index) => (seed * 5 + index) % 6 === 0),
      keywordsOptional: skills.filter((_, index) => (seed * 3 + index) % 3 === 0),
      badKeywords: seed % 5 === 0 ? ['Java'] : [],
      jobDescription: seed % 2 === 0 ? description : '',
      yearsMin: seed % 3 === 0 ? 4 : null,
    }
    const { right, found: actual } = await testApp.database.inWorkspace('', async (tx) => {
      const poolView = await readPool(tx, '', testApp.services.vocabulary, wish)
      const searchPlan = planSearch(testApp.services.vocabulary, wish, [], noLessons, poolView)
      const scoreOf = (has: Set<number>) => {
        const boosts = searchPlan.boost.slice(0, 96).reduce((sum, { concept, weight }) => sum + (has.has(concept) ? weight : 0), 0)
        const step = searchPlan.ladders.flat().find(({ concepts }) => concepts.some((id) => has.has(id)))
        return boosts + (step?.weight ?? 0)
      }
      const fits = people.filter(
        ({ has, years }) =>
          searchPlan.anyOf.every((group) => group.some((id) => has.has(id))) &&
          !searchPlan.noneOf.some((id) => has.has(id)) &&
          years >= (searchPlan.yearsMin ?? 0) &&
          years <= (searchPlan.yearsMax ?? 99),
      )
      const best = fits
        .map(({ id, has }) => ({ id, score: Math.round(scoreOf(has) * 1e6) }))
        .toSorted((a, b) => b.score - a.score || (keys.get(a.id)! < keys.get(b.id)! ? -1 : 1))
      return {
        right: best.slice(0, 20).map(({ id }) => id),
        found: await retrievePeople(tx, openPostgresIndex(tx, ''), searchPlan, { limit: 20 }),
      }
    })
    expect(
      actual.map(({ personId }) => personId),
      `search ${seed}`,
    ).toEqual(right)
  }
})

test('if more people match than can be ranked, ranks a part in the same order, and another part for another project', async () => {
  const searchPlan = plan({})
  const ranked = (projectId: string, max?: number) =>
    testApp.database.inWorkspace('', (tx) => openPostgresIndex(tx, projectId, max).rank(searchPlan, 1000, []))
  const all = await ranked('')
  const parts = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((projectId) => ranked(projectId, 1)))
  for (const part of parts) {
    const ids = new Set(part.map(({ personId }) => personId))
    expect(part).toEqual(all.filter(({ personId }) => ids.has(personId)))
    expect(part.length).toBeLessThan(all.length)
  }
  expect(await ranked('a', 1)).toEqual(parts[0])
  expect(new Set(parts.map((part) => part.map(({ personId }) => personId).join())).size).toBeGreaterThan(1)
})

test("finds a workspace's own people only for that workspace", async () => {
  const { core_candidate_id: ownId } = (
    await ann.call<{ core_candidate_id: string }>('POST', 'v2/talent', {
      linkedin_url: 'www.linkedin.com/in/owl',
      email: 'owl@wood.example',
      name: 'O Owl',
      title: 'Falconer',
      company: 'Castle',
    })
  ).body
  const wish = { jobTitles: ['Falconer'] }
  expect(await retrieve(await workspaceOf(ann), wish)).toEqual([ownId])
  expect(await retrieve(await workspaceOf(ben), wish)).toEqual([])
  expect(await retrieve('', wish)).toEqual([])
  expect(await retrieve(await workspaceOf(ann), wish, 'none', [ownId])).toEqual([])
  expect(await retrieve('', {})).toHaveLength(300)
})

test('a person with an own row appears once, and never again once they are in the project', async () => {
  const { people } = (
    await ann.call<{ people: { core_candidate_id: string; linkedin_profile_url: string }[] }>('GET', 'v2/talent', { query: 'manager' })
  ).body
  const shared = people[0]!
  const projectId = (await ann.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Search' })).body.project_id
  const { core_candidate_id: ownId } = (
    await ann.call<{ core_candidate_id: string }>('POST', 'v2/talent', {
      linkedin_url: shared.linkedin_profile_url,
      email: 'mine@own.example',
    })
  ).body
  const [ofAnn, ofBen] = [await retrieve(await workspaceOf(ann), {}, projectId), await retrieve(await workspaceOf(ben), {})]
  expect([ofAnn.includes(ownId), ofAnn.includes(shared.core_candidate_id)]).toEqual([true, false])
  expect([ofBen.includes(ownId), ofBen.includes(shared.core_candidate_id)]).toEqual([false, true])
  await ann.call('POST', 'v1/candidates', { project_id: projectId, cand_linkedin_url: shared.linkedin_profile_url })
  expect((await retrieve(await workspaceOf(ann), {}, projectId)).filter((id) => id === ownId || id === shared.core_candidate_id)).toEqual(
    [],
  )
})
