// The analytics API: correct numbers for the user's own projects only, by role, period, and source.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { countDue } from './count-due.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf } from '../../../testing/projects.ts'

interface Page {
  is_behind: boolean
  counted_until: string
  projects: { id: string }[]
  happened: Record<string, number>
  funnel: { step: string; n: number; ended: Record<string, number> | null }[]
  stages: { stage: string; waiting: { n: number } }[]
  aging: { candidate_id: string; name: string }[]
  sources: { source: string; added: number; approved: number }[]
  reasons: { label: string; in_review: number; later: number }[]
  reviewers: { name: string; approved: number; rejected: number; taken_back: number }[]
}

let testApp: TestApp
let owner: TestUser
let mate: TestUser
let reader: TestUser
let open: string
let closed: string
let people: string[]
const counted = async () => {
  while ((await countDue(testApp.database)) > 0);
}
const page = async (user: TestUser, path: string, fields: Record<string, unknown> = {}) => {
  const answer = await user.call<Page>('GET', path, fields)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body
}
const step = (result: Page, name: string) => result.funnel.find((row) => row.step === name)!.n

beforeAll(async () => {
  testApp = await createTestApp()
  owner = await newUser(testApp.app, 'Owner')
  mate = await colleagueOf(testApp, owner, 'Mate')
  reader = await colleagueOf(testApp, owner, 'Reader')
  const roster = (...users: [TestUser, number][]) => users.map(([{ email }, role]) => ({ email, role }))
  open = await activeProject(testApp, owner, { collaborators: roster([owner, 1], [mate, 2], [reader, 3]) })
  closed = await activeProject(testApp, owner, { collaborators: roster([owner, 1]) })
  people = []
  for (let index = 0; index < 4; index++) people.push((await addPerson(testApp, owner, open)).id)
  await addPerson(testApp, owner, closed, { stage: 'HIRING_MANAGER' })
  const swipe = (user: TestUser, candidate_id: string, approved: boolean) =>
    user.call('POST', 'v2/projects/candidates/swipe', {
      project_id: open,
      candidate_id,
      approved,
      rejection_reasons: [3],
      rejection_reason_other: 'x',
    })
  await swipe(owner, people[0]!, true)
  await swipe(mate, people[1]!, false)
  await swipe(mate, people[2]!, true)
  await mate.call('POST', 'v2/projects/candidates/undo', { project_id: open, candidate_id: people[2]! })
  await owner.call('PUT', 'v1/candidates', { candidate_id: people[0]!, status: 'HIRING_MANAGER' })
})
afterAll(() => testApp.close())

test("says that something isn't counted yet, and then how far the count is", async () => {
  await counted()
  expect(await page(owner, 'v2/analytics')).toMatchObject({ is_behind: false })
  await owner.call('PUT', 'v1/candidates', { candidate_id: people[3]!, notes: 'n', status: 'APPROVED' })
  const behind = await page(owner, 'v2/analytics')
  expect(behind.is_behind).toBe(true)
  await owner.call('POST', 'v2/projects/candidates/undo', { project_id: open, candidate_id: people[3]! })
  await counted()
  const now = await page(owner, 'v2/analytics')
  expect(now.is_behind).toBe(false)
  expect(now.counted_until > behind.counted_until).toBe(true)
})

describe('counts', () => {
  test('counts the funnel of one project with outcomes, without undone decisions [56]', async () => {
    const result = await page(owner, 'v2/analytics/pipeline', { project_id: open })
    expect(result.funnel.map(({ step: name, n }) => [name, n])).toEqual([
      ['added', 4],
      ['reviewed', 2],
      ['approved', 1],
      ['contacted', 1],
      ['answered', 1],
      ['interested', 1],
      ['scheduling', 0],
      ['interviewing', 0],
      ['offered', 0],
      ['hired', 0],
    ])
    expect(result.funnel[1]!.ended).toEqual({ open: 0, rejected: 1, declined: 0, moved: 0 })
    expect(result.stages.find(({ stage }) => stage === 'UNDER_REVIEW')!.waiting.n).toBe(2)
    expect(result.aging).toMatchObject([{ candidate_id: people[0], name: 'Jo Doe' }])
    expect((await page(owner, 'v2/analytics/pipeline', { project_id: open, by: 'happened' })).funnel[0]).toEqual({
      step: 'added',
      n: 4,
      ended: null,
    })
  })

  test('counts reviewers with their undone decisions [55]', async () => {
    const { reviewers } = await page(owner, 'v2/analytics', { project_id: open })
    expect(reviewers).toMatchObject([
      { name: 'Mate Colleague', approved: 0, rejected: 1, taken_back: 1 },
      { name: 'Owner Tester', approved: 1, rejected: 0, taken_back: 1 },
    ])
  })

  test('sources and reasons [57]', async () => {
    const result = await page(owner, 'v2/analytics/candidate', { project_id: open })
    expect(result.sources).toMatchObject([{ source: 'hand', added: 4, approved: 1 }])
    expect(result.reasons).toEqual([{ label: 'Underqualified', in_review: 1, later: 0 }])
  })

  test('by period and by source', async () => {
    const long = { project_id: open, from: '2020-01-01', to: '2020-12-31' }
    expect(step(await page(owner, 'v2/analytics/pipeline', long), 'added')).toBe(0)
    expect(step(await page(owner, 'v2/analytics/pipeline', { source: ['hand', 'csv'] }), 'added')).toBe(5)
    expect(step(await page(owner, 'v2/analytics/pipeline', { source: ['csv'] }), 'added')).toBe(0)
    expect(await owner.call('GET', 'v2/analytics', { from: '2026-02-30' })).toMatchObject({
      status: 400,
      body: { fields: { from: 'Enter a valid date.' } },
    })
  })
})

describe('permissions', () => {
  test('all projects are those the user decides in, with the same numbers in any combination [55]', async () => {
    expect(step(await page(owner, 'v2/analytics/pipeline'), 'added')).toBe(5)
    // the colleague's are read as all except the closed one, and as only the open one
    const all = await page(mate, 'v2/analytics/pipeline')
    expect(all.projects.map(({ id }) => id)).toEqual([open])
    expect(all.funnel).toEqual((await page(mate, 'v2/analytics/pipeline', { project_id: open })).funnel)
    expect(all.funnel).toEqual((await page(owner, 'v2/analytics/pipeline', { project_id: open })).funnel)
  })

  test('hides everything from comment-only users and users outside the roster', async () => {
    expect(await reader.call('GET', 'v2/analytics', { project_id: open })).toMatchObject({ status: 403 })
    expect((await page(reader, 'v2/analytics')).projects).toEqual([])
    expect(await mate.call('GET', 'v2/analytics/candidate', { project_id: closed })).toMatchObject({ status: 404 })
  })

  test('another workspace sees nothing', async () => {
    const stranger = await newUser(testApp.app, 'Stranger')
    expect(await stranger.call('GET', 'v2/analytics', { project_id: open })).toMatchObject({ status: 404 })
    const all = await page(stranger, 'v2/analytics')
    expect(all.projects).toEqual([])
    expect(all.happened.added).toBe(0)
  })
})
