import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

type Hit = Record<string, unknown>

let testApp: TestApp
let owner: TestUser
let candidate_id: string
let project_id: string
let email: string
const url = `https://www.linkedin.com/in/grace-${newId()}`
beforeAll(async () => {
  testApp = await createTestApp({ people: 200 })
  owner = await newUser(testApp.app)
  project_id = await activeProject(testApp, owner, { collaborators: [{ email: owner.email, role: 1 }] })
  const person = await addPerson(testApp, owner, project_id, {
    stage: 'HIRING_MANAGER',
    profile: {
      firstName: 'Grace',
      lastName: 'Example',
      headline: 'Compiler engineer',
      linkedinUrl: url,
      experiences: [{ title: 'Engineer', company: 'Navy', start: '2020-01', end: null, location: null, description: null, industry: null }],
      pictureUrl: 'https://pictures.example/g.png',
    },
  })
  candidate_id = person.id
  email = person.email
})
afterAll(() => testApp.close())

const older = (fields: Record<string, string>, actor = owner) => actor.call<Hit[]>('GET', 'v1/candidates/search', fields)
const newer = (search_query: string, actor = owner) => actor.call<Hit[]>('GET', 'v2/projects/candidates/search', { search_query })
const ids = (answer: { body: Hit[] }) => answer.body.map((hit) => hit.candidate_id)

test('a hit names candidate and project [400]', async () => {
  const expected = {
    candidate_id,
    candidate_name: 'Grace Example',
    candidate_email: email,
    candidate_linkedin_url: url,
    candidate_picture_url: 'https://pictures.example/g.png',
    candidate_job_title: 'Engineer',
    candidate_status: 'WARM_LEADS_HM',
    project_id,
    project_name: 'Search',
  }
  expect(await older({ candidate_name: 'Grace' })).toEqual({ status: 200, body: [expected] })
  expect(await newer('grace example')).toEqual({ status: 200, body: [{ ...expected, candidate_status: 'HIRING_MANAGER' }] })
})

test.each(['grace', 'EXAMPLE grace', '  Grace  ', 'compiler'])('the older search finds by the name %j [396]', async (candidate_name) => {
  expect(ids(await older({ candidate_name }))).toEqual([candidate_id])
})

test('the older search finds by complete email, in any case [397]', async () => {
  expect(ids(await older({ candidate_email: email.toUpperCase() }))).toEqual([candidate_id])
  expect(ids(await older({ candidate_email: email.slice(2) }))).toEqual([])
})

test('the older search finds by LinkedIn URL, in any spelling [398]', async () => {
  for (const candidate_linkedin_url of [url, url.replace('https://', ''), `${url}/`])
    expect(ids(await older({ candidate_linkedin_url }))).toEqual([candidate_id])
  expect(ids(await older({ candidate_linkedin_url: 'https://www.linkedin.com/in/unknown-at-all' }))).toEqual([])
})

test('the newer search takes names, addresses and URLs in one field [399]', async () => {
  for (const query of ['Grace', email, url]) expect(ids(await newer(query)), query).toEqual([candidate_id])
})

test.each(['', '   ', '%', '_', "'; drop table person; --", 'zzz'])('%j finds no one', async (query) => {
  expect(await newer(query)).toEqual({ status: 200, body: [] })
  expect(await older({ candidate_name: query })).toEqual({ status: 200, body: [] })
})

test("doesn't find people in the pool who are in no project", async () => {
  const { name } = await testApp.database.system
    .selectFrom('person')
    .select('name')
    .where('workspace_id', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(await newer(name)).toEqual({ status: 200, body: [] })
})

test("doesn't find candidates of projects the user may not open", async () => {
  const mate = await colleagueOf(testApp, owner)
  const stranger = await newUser(testApp.app, 'Stranger')
  for (const actor of [mate, stranger])
    for (const query of ['Grace', email, url]) expect(await newer(query, actor)).toEqual({ status: 200, body: [] })
  await owner.call('PUT', 'v1/projects/settings', {
    project_id,
    collaborators: [
      { email: owner.email, role: 1 },
      { email: mate.email, role: 3 },
    ],
  })
  expect(ids(await newer('Grace', mate))).toEqual([candidate_id])
})

test('finds no one by details that a bias-reduced project hides', async () => {
  const hidden = await activeProject(testApp, owner, { bias_reducer: true })
  await addPerson(testApp, owner, hidden, { profile: { firstName: 'Hedy', lastName: 'Example' } })
  expect(await newer('Hedy')).toEqual({ status: 200, body: [] })
})
