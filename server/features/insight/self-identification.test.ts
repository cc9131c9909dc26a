import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openLink } from '../accounts/security/link-store.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { addPerson, activeProject, contextOf } from '../../../testing/projects.ts'

const path = 'v1/candidates/self_identification'
let testApp: TestApp
let owner: TestUser
let project: string
beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app)
  project = await activeProject(testApp, owner)
})
afterAll(() => testApp.close())

const anyone = () => caller(testApp.app, '')
const linkOf = async (candidateId: string, purpose: 'self_identification' | 'additional_information') => {
  const ctx = await contextOf(testApp, owner)
  return ctx.transaction((tx) => openLink(tx, ctx, { purpose, candidateId, days: 1 }))
}
const newLink = async () => linkOf((await addPerson(testApp, owner, project)).id, 'self_identification')
const answer = (token: string, gender = 'Woman', ethnicity = 'Asian') => anyone()('POST', path, { token, gender, ethnicity })
const readForm = async () => {
  const { body } = await owner.call<{ demographics: { offered: boolean; published: { answers: number; gender: unknown } | null } }>(
    'GET',
    'v2/analytics/candidate',
    { project_id: project },
  )
  return body.demographics
}

describe('offering', () => {
  test('offers it once, after the requested information arrived, and only if the project does [57]', async () => {
    const { id } = await addPerson(testApp, owner, project, { stage: 'AWAITING_INFO' })
    const give = async () => {
      const token = await linkOf(id, 'additional_information')
      const { body } = await anyone()<{ self_identification: string | null }>('POST', 'v1/candidates/additional_information', {
        token,
        message: 'Here',
      })
      return body.self_identification
    }
    expect(await give()).toBeNull()
    expect(await owner.call('POST', 'v2/analytics/self_identification', { project_id: project, offered: 'true' })).toMatchObject({
      status: 200,
    })
    expect((await readForm()).offered).toBe(true)
    const token = await give()
    expect(await anyone()('GET', path, { token })).toMatchObject({ status: 200, body: { answer: null } })
    expect(await give()).toBeNull()
  })
})

describe('answering', () => {
  test("is changed and withdrawn with the same link; refuses answers that aren't offered", async () => {
    const token = await newLink()
    expect(await answer(token, 'Robot')).toMatchObject({ status: 400, body: { fields: { gender: 'Please choose one of the answers.' } } })
    expect((await answer(token)).status).toBe(200)
    expect((await answer(token, 'Man')).status).toBe(200)
    expect(await anyone()('GET', path, { token })).toMatchObject({ body: { answer: { gender: 'Man', ethnicity: 'Asian' } } })
    for (let twice = 0; twice < 2; twice++) expect((await anyone()('DELETE', path, { token })).status).toBe(200)
    expect(await anyone()('GET', path, { token })).toMatchObject({ body: { answer: null } })
    expect((await anyone()('GET', path, { token: 'x' })).status).toBe(404)
  })

  test('is stored without any path to a candidate: no name, no ID, no hash used elsewhere', async () => {
    const token = await newLink()
    await answer(token)
    const rows = await testApp.database.system.selectFrom('self_identification').selectAll().execute()
    expect(Object.keys(rows[0]!).toSorted()).toEqual(['answer_key', 'ethnicity', 'gender', 'is_published', 'project_id', 'workspace_id'])
    const links = await testApp.database.system.selectFrom('link').select('token_hash').execute()
    const hashes = new Set(links.map((link) => link.token_hash.toString('hex')))
    expect(rows.some((row) => hashes.has(row.answer_key.toString('hex')))).toBe(false)
    await anyone()('DELETE', path, { token })
  })
})

test('publishes groups from ten on, in steps of ten, and never reveals a small one [57]', async () => {
  const tokens = await Promise.all(Array.from({ length: 25 }, newLink))
  for (const token of tokens.slice(0, 9)) await answer(token)
  // changing an answer isn't a new answer
  for (let again = 0; again < 12; again++) await answer(tokens[0]!, again % 2 === 0 ? 'Man' : 'Woman')
  expect((await readForm()).published).toBeNull()
  await answer(tokens[9]!)
  // publishing ten women would reveal that each is in no other group
  expect((await readForm()).published).toEqual({ answers: 10, gender: null, ethnicity: null })
  for (const token of tokens.slice(10, 19)) await answer(token, 'Man')
  expect((await readForm()).published!.answers).toBe(10)
  await answer(tokens[19]!, 'Man')
  const twenty = (await readForm()).published!
  expect(twenty.answers).toBe(20)
  expect(JSON.stringify(twenty.gender)).not.toMatch(/"n":[1-9]\b/)
  for (const token of tokens.slice(20)) await answer(token, 'Non-binary')
  expect(await readForm()).toMatchObject({ published: twenty })
})

test('publishes nothing for several projects at once', async () => {
  const { body } = await owner.call<{ demographics: unknown }>('GET', 'v2/analytics/candidate')
  expect(body.demographics).toBeNull()
})
