// A stage sorted and filtered: every page in the same order, and a total of the matches.
import { listFilters, listSorts, type ListFilter } from '@fairlead/domain/candidate/list-order'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, addPerson } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
interface Row {
  name: string
  score: number | null
  replied_at: Date | null
  contacted_at: Date | null
  interview_at: Date | null
  stage_at: Date
  attention: string | null
}
const rows: Row[] = []

beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
  const hours = (count: number) => new Date(Date.UTC(2026, 10, 1) + count * 3_600_000)
  for (let index = 0; index < 60; index++) {
    const row: Row = {
      name: `${['Zoe', 'ada', 'Ben', 'Émile', 'Cy'][index % 5]}${String(index).padStart(2, '0')} Doe`,
      score: index % 7 === 0 ? null : (index * 37) % 101,
      replied_at: index % 3 === 0 ? hours((index * 13) % 61) : null,
      contacted_at: index % 4 === 3 ? null : hours((index * 29) % 59),
      interview_at: index % 10 === 0 ? hours(100 + ((index * 7) % 50)) : null,
      stage_at: hours((index * 17) % 67),
      attention: index % 9 === 0 ? JSON.stringify({ code: 'question', text: 'They have a question.' }) : null,
    }
    const { id } = await addPerson(testApp, user, project_id, { stage: 'CONTACTED', firstName: row.name.split(' ')[0]! })
    const { name: _name, ...columns } = row
    await testApp.database.system.updateTable('candidate').set(columns).where('id', '=', id).execute()
    rows.push(row)
  }
})
afterAll(() => testApp.close())

const list = (fields: object = {}, project = project_id) =>
  user.call<{ candidates: { name: string; score: number | null }[]; total: number }>('GET', 'v2/projects/candidates', {
    project_id: project,
    status: 'CONTACTED',
    compact: true,
    ...fields,
  })
async function all(fields: object): Promise<{ names: string[]; total: number }> {
  const first = await list(fields)
  const second = await list({ ...fields, page_idx: 2 })
  return { names: [...first.body.candidates, ...second.body.candidates].map(({ name }) => name), total: first.body.total }
}
const rowOf = (name: string) => rows.find((row) => row.name === name)!

describe('sorted', () => {
  const time = (value: Date | null) => value?.getTime() ?? null
  const keys = {
    newest: (row: Row) => -row.stage_at.getTime(),
    oldest: (row: Row) => row.stage_at.getTime(),
    score: (row: Row) => (row.score === null ? Infinity : -row.score),
    reply: (row: Row) => -(time(row.replied_at) ?? -Infinity),
    contacted: (row: Row) => -(time(row.contacted_at) ?? -Infinity),
    interview: (row: Row) => time(row.interview_at) ?? Infinity,
  }
  test.each(Object.keys(keys) as (keyof typeof keys)[])('%s, over both pages, without duplicates', async (sort) => {
    const { names, total } = await all({ sort })
    expect(total).toBe(60)
    expect(new Set(names).size).toBe(60)
    const keyValues = names.map((name) => keys[sort](rowOf(name)))
    expect(keyValues).toEqual(keyValues.toSorted((a, b) => (a < b ? -1 : Number(a > b))))
  })
  test('by name, ignoring case', async () => {
    const { names } = await all({ sort: 'name' })
    const plain = names.filter((name) => !name.startsWith('É')).map((name) => name.toLowerCase())
    expect(plain).toEqual(plain.toSorted())
    expect(listSorts).toHaveLength(Object.keys(keys).length + 1)
  })
  test('not by name if names are hidden', async () => {
    const blind = await activeProject(testApp, user, { bias_reducer: true })
    expect(await list({ sort: 'name' }, blind)).toMatchObject({
      status: 400,
      body: { fields: { sort: 'Names are hidden in this project.' } },
    })
    expect((await list({ sort: 'score' }, blind)).status).toBe(200)
  })
})

describe('filtered', () => {
  const fits: Record<ListFilter, (row: Row) => boolean> = {
    replied: (row) => row.replied_at !== null,
    no_reply: (row) => row.contacted_at !== null && row.replied_at === null,
    attention: (row) => row.attention !== null,
    not_contacted: (row) => row.contacted_at === null,
    interview: (row) => row.interview_at !== null,
    applied: () => false,
  }
  test.each(listFilters)('%s: the matches, and their number', async (only) => {
    const expected = rows.filter(fits[only]).map(({ name }) => name)
    const { names, total } = await all({ only, sort: 'oldest' })
    expect(total).toBe(expected.length)
    expect(names.toSorted()).toEqual(expected.toSorted())
  })
  test('refuses unknown values', async () => {
    expect((await list({ only: 'nice' })).status).toBe(400)
    expect((await list({ sort: 'random' })).status).toBe(400)
  })
})
