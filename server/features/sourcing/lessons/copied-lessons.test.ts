// A copied project keeps or drops its lessons, and never finds people who were rejected in the original.
import type { ListLessons } from '@fairlead/contract/v2/projects/lessons'
import type { ListProjects } from '@fairlead/contract/v1/projects'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newSearch, pageOf, searchNow } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 800 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const lessonsOf = async (project_id: string) => (await user.call<ListLessons['answer']>('GET', 'v2/projects/lessons', { project_id })).body
const keysOf = async (project_id: string) => (await lessonsOf(project_id)).lines.map(({ key }) => key).toSorted()
const copy = async (project_id: string, keep_lessons?: boolean) =>
  (await user.call<string>('POST', 'v2/projects/copy', { project_id, ...(keep_lessons === undefined ? {} : { keep_lessons }) })).body
const decide = (project_id: string, candidate_id: string, approved: boolean) =>
  user.call('POST', 'v2/projects/candidates/swipe', {
    project_id,
    candidate_id,
    approved,
    ...(approved ? {} : { rejection_reasons: [3], rejection_reason_other: 'too junior' }),
  })
const searchIn = async (project_id: string) => {
  expect((await user.call('POST', 'v1/projects/reform', { project_id })).status).toBe(200)
  await searchNow(testApp, user, project_id)
  return pageOf(user, project_id, 'UNDER_REVIEW')
}
const people = (cards: { core_candidate_id: string }[]) => cards.map(({ core_candidate_id }) => core_candidate_id)

/** Five rejected, one approved. */
async function decidedSearch(): Promise<{ project: string; rejected: string[]; left: string[] }> {
  const project = await newSearch(testApp, user)
  const cards = await pageOf(user, project, 'UNDER_REVIEW')
  for (const { id } of cards.slice(0, 5)) expect((await decide(project, id, false)).status).toBe(200)
  expect((await decide(project, cards[5]!.id, true)).status).toBe(200)
  return { project, rejected: people(cards.slice(0, 5)), left: people(cards.slice(6)) }
}

test('copies a project with or without its lessons, and never brings back rejected people', async () => {
  const { project, rejected } = await decidedSearch()
  const learned = await keysOf(project)
  expect(learned.length).toBeGreaterThan(0)

  const copyId = await copy(project)
  expect(await keysOf(copyId)).toEqual(learned)
  expect(await lessonsOf(copyId)).toMatchObject({ version: 0, approved: 1, rejected: 5 })
  const dropped = await copy(project, false)
  expect(await lessonsOf(dropped)).toMatchObject({ approved: 0, rejected: 0, lines: [] })

  for (const made of [copyId, dropped]) {
    const candidates = people(await searchIn(made))
    expect(candidates.length).toBeGreaterThan(5)
    expect(candidates.filter((id) => rejected.includes(id))).toEqual([])
  }
  // a copy of the copy, too
  const again = people(await searchIn(await copy(dropped, true)))
  expect(again.filter((id) => rejected.includes(id))).toEqual([])
})

test('keeps lessons disabled in the original off in the copy, and later ones separate', async () => {
  const { project } = await decidedSearch()
  // one that another approval doesn't take back
  const [key = ''] = (await keysOf(project)).filter((name) => !name.startsWith('concept:'))
  const choices = JSON.stringify([{ key, is_off: true }])
  expect((await user.call('PUT', 'v2/projects/lessons', { project_id: project, version: 0, choices })).status).toBe(200)
  const copyId = await copy(project, true)
  const isOff = async (id: string) => (await lessonsOf(id)).lines.find((line) => line.key === key)?.is_off
  expect(await isOff(copyId)).toBe(true)

  const [next] = await pageOf(user, project, 'UNDER_REVIEW')
  expect((await decide(project, next!.id, true)).status).toBe(200)
  expect(await lessonsOf(project)).toMatchObject({ approved: 2 })
  expect(await lessonsOf(copyId)).toMatchObject({ approved: 1 })
  // switched on in the copy, it stays off in the original
  expect(
    (await user.call('PUT', 'v2/projects/lessons', { project_id: copyId, version: 0, choices: JSON.stringify([{ key, is_off: false }]) }))
      .status,
  ).toBe(200)
  expect([await isOff(copyId), await isOff(project)]).toEqual([false, true])
})

test('reports how many of a batch fit', async () => {
  const project = await newSearch(testApp, user)
  const search = async () =>
    (await user.call<ListProjects['answer']>('GET', 'v1/projects')).body.find(({ project_id }) => project_id === project)?.search
  const first = await search()
  expect(first).toMatchObject({ state: 'completed', found: 10 })
  expect(first?.fits).toBeGreaterThanOrEqual(0)
  expect(first?.fits).toBeLessThanOrEqual(10)
  for (const { id } of (await pageOf(user, project, 'UNDER_REVIEW')).slice(0, 6)) await decide(project, id, true)
  // if most of the previous batch scored far higher, no one fits
  await testApp.database.system.updateTable('candidate').set({ score: 1000 }).where('project_id', '=', project).execute()
  await searchIn(project)
  expect(await search()).toMatchObject({ state: 'completed', fits: 0 })
})

test('includes the last editor and date in the list', async () => {
  const project = await newSearch(testApp, user)
  const readCopies = async () =>
    (await user.call<ListProjects['answer']>('GET', 'v1/projects')).body.find(({ project_id }) => project_id === project)
  const before = await readCopies()
  expect(before?.edited_by).toMatch(/\S/)
  await user.call('PUT', 'v1/projects/settings', { project_id: project, project_name: 'Renamed' })
  const after = await readCopies()
  expect(Date.parse(after?.edited_at ?? '')).toBeGreaterThanOrEqual(Date.parse(before?.edited_at ?? ''))
  expect(after).toMatchObject({ project_name: 'Renamed', edited_by: before?.edited_by })
})
