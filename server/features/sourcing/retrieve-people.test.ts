// Retrieval keeps to the workspace although it reads past row-level security, and finds what a plain reading of the plan finds.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { noPreferences } from '@fairlead/domain/project/preferences'
import { indexPerson } from '@fairlead/matching/index-person'
import { noLessons } from '@fairlead/matching/lessons'
import { planSearch } from '@fairlead/matching/plan'
import { newUser, startConstellation, type Constellation, type TestUser } from '../../test/constellation.ts'
import { retrievePeople } from './retrieve-people.ts'

let house: Constellation
let ann: TestUser
let ben: TestUser
beforeAll(async () => {
  house = await startConstellation({ people: 300 })
  ;[ann, ben] = await Promise.all([newUser(house.app, 'Ann'), newUser(house.app, 'Ben')])
})
afterAll(() => house.close())

const workspaceOf = async (user: TestUser) =>
  (await house.database.system.selectFrom('users').select('workspace_id').where('email', '=', user.email).executeTakeFirstOrThrow())
    .workspace_id
const plan = (wish: object) => planSearch(house.services.vocabulary, { ...noPreferences, ...wish }, [], noLessons)
const retrieve = async (workspaceId: string, wish: object, projectId = 'none', exclude: string[] = []) =>
  (await house.database.inWorkspace(workspaceId, (tx) => retrievePeople(tx, projectId, plan(wish), 1000, exclude))).map(
    (person) => person.personId,
  )

test('finds exactly the people of the shared pool whom the plan asks for', async () => {
  const today = new Date().toISOString().slice(0, 7)
  const pool = await house.database.system.selectFrom('person').select(['id', 'profile']).where('workspace_id', 'is', null).execute()
  for (const wish of [
    { jobTitles: ['Backend Engineer'] },
    { keywordsRequired: ['Python'], yearsMin: 5 },
    { badJobTitles: ['Nurse'], yearsMax: 12 },
    {},
  ]) {
    const { anyOf, noneOf, yearsMin, yearsMax } = plan(wish)
    const right = pool.filter(({ profile }) => {
      const { concepts, yearsOfExperience: years } = indexPerson(house.services.vocabulary, profile as never, today)
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

test('a workspace finds its own people, no other does, and without a workspace only the shared pool is there', async () => {
  const { core_candidate_id: own } = (
    await ann.call<{ core_candidate_id: string }>('POST', 'v2/talent', {
      linkedin_url: 'www.linkedin.com/in/owl',
      email: 'owl@wood.example',
      name: 'O Owl',
      title: 'Falconer',
      company: 'Castle',
    })
  ).body
  const wish = { jobTitles: ['Falconer'] }
  expect(await retrieve(await workspaceOf(ann), wish)).toEqual([own])
  expect(await retrieve(await workspaceOf(ben), wish)).toEqual([])
  expect(await retrieve('', wish)).toEqual([])
  expect(await retrieve(await workspaceOf(ann), wish, 'none', [own])).toEqual([])
  expect(await retrieve('', {})).toHaveLength(300)
})

test('a person known better shows once, as the own row, and never again once they are in the project', async () => {
  const { people } = (
    await ann.call<{ people: { core_candidate_id: string; linkedin_profile_url: string }[] }>('GET', 'v2/talent', { query: 'manager' })
  ).body
  const shared = people[0]!
  const projectId = (await ann.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Search' })).body.project_id
  const { core_candidate_id: own } = (
    await ann.call<{ core_candidate_id: string }>('POST', 'v2/talent', {
      linkedin_url: shared.linkedin_profile_url,
      email: 'mine@own.example',
    })
  ).body
  const [ofAnn, ofBen] = [await retrieve(await workspaceOf(ann), {}, projectId), await retrieve(await workspaceOf(ben), {})]
  expect([ofAnn.includes(own), ofAnn.includes(shared.core_candidate_id)]).toEqual([true, false])
  expect([ofBen.includes(own), ofBen.includes(shared.core_candidate_id)]).toEqual([false, true])
  await ann.call('POST', 'v1/candidates', { project_id: projectId, cand_linkedin_url: shared.linkedin_profile_url })
  expect((await retrieve(await workspaceOf(ann), {}, projectId)).filter((id) => id === own || id === shared.core_candidate_id)).toEqual([])
})
