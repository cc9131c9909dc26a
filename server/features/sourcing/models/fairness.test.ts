import type { ReadFairness } from '@fairlead/contract/v2/projects/fairness'
import { swapKinds } from '@fairlead/domain/project/fairness'
import { loadTitleForms } from '@fairlead/matching/titles/model/load'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemContext } from '../../../platform/context.ts'
import { openLog } from '../../../platform/log.ts'
import { readNames } from '../../../platform/reference.ts'
import { newUser, createTestApp, vocabulary, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf, newSearch } from '../../../../testing/projects.ts'
import { queueDueChecks } from '../../../worker/rounds.ts'
import { clearOldRows } from '../../operations/clear-old-rows.ts'
import { checkFairness, giveUpFairness } from './check-fairness.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 600 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const read = async (project_id: string) => (await user.call<ReadFairness['answer']>('GET', 'v2/projects/fairness', { project_id })).body
const ask = (project_id: string) => user.call<{ is_new: boolean; message?: string }>('POST', 'v2/projects/fairness', { project_id })
const tools = () => ({ names: readNames(), forms: loadTitleForms() })
const log = openLog('fatal')
/** The worker's job. */
const check = async (project_id: string, isOver?: () => boolean) => {
  const { workspaceId } = await contextOf(testApp, user)
  await checkFairness(systemContext(testApp.database, workspaceId), vocabulary(), tools(), project_id, isOver)
}
const age = (project_id: string, hours: number) =>
  testApp.database.system
    .updateTable('fairness_run')
    .set({ requested_at: new Date(Date.now() - hours * 3_600_000) })
    .where('project_id', '=', project_id)
    .execute()

describe('a manual run', () => {
  test('scores the newest batch with every swap, and no score changes', async () => {
    const project_id = await newSearch(testApp, user)
    expect(await read(project_id)).toEqual({ found: 10, runs: [] })
    expect(await ask(project_id)).toMatchObject({ status: 200, body: { is_new: true } })
    const events = await testApp.database.system.selectFrom('event').selectAll().where('type', '=', 'fairness.requested').execute()
    expect(events.map(({ payload }) => payload)).toContainEqual(expect.objectContaining({ projectId: project_id }))
    expect((await ask(project_id)).body, 'one is open').toEqual({ is_new: false })
    expect((await read(project_id)).runs).toMatchObject([{ state: 'queued', is_nightly: false, finished_at: null, swaps: [] }])
    await check(project_id)
    const { runs } = await read(project_id)
    expect(runs).toMatchObject([{ state: 'completed', people: 10, left_out: 0, batches: [1], is_nightly: false }])
    expect(runs[0]!.engine).toMatch(/^rules \d+, index \d+, title model [0-9a-f]{8}$/)
    expect(runs[0]!.swaps.map(({ kind }) => kind)).toEqual([...swapKinds])
    for (const swap of runs[0]!.swaps) expect(swap).toMatchObject({ moved: 0, most: 0, places: 0 })
    const people = Object.fromEntries(runs[0]!.swaps.map((swap) => [swap.kind, swap.people]))
    expect(people).toMatchObject({ gender: 10, origin: 10, photo: 0 })
    expect(people.age).toBeGreaterThan(5)
    const again = await ask(project_id)
    expect(again.status).toBe(429)
    expect(again.body.message).toBe('This project was checked less than 5 minutes ago. Try again in 5 minutes.')
    await age(project_id, 1)
    expect((await ask(project_id)).body).toEqual({ is_new: true })
  })

  test('two concurrent requests create one run', async () => {
    const project_id = await newSearch(testApp, user)
    const answers = await Promise.all([ask(project_id), ask(project_id), ask(project_id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1)
    expect((await read(project_id)).runs).toHaveLength(1)
  })

  test('has nothing to check before the first batch', async () => {
    const project_id = await activeProject(testApp, user)
    expect(await read(project_id)).toEqual({ found: 0, runs: [] })
    expect(await ask(project_id)).toMatchObject({
      status: 400,
      body: { message: 'No search has found candidates for this project yet, so there is nothing to check.' },
    })
  })

  test('counts and shows a score that a swap changes', async () => {
    const project_id = await newSearch(testApp, user, { job_titles: ['Software Engineer'], keywords_required: ['Kubernetes'] })
    const profile = { summary: 'Kubernetes led the team', experiences: [], skills: [] }
    await addPerson(testApp, user, project_id, { firstName: 'Kubernetes', profile })
    await ask(project_id)
    await check(project_id)
    const { runs } = await read(project_id)
    expect(runs[0]!.people).toBe(11)
    expect(runs[0]!.swaps.find(({ kind }) => kind === 'gender')).toMatchObject({ people: 11, moved: 1 })
    expect(runs[0]!.swaps.find(({ kind }) => kind === 'gender')!.most).toBeGreaterThan(0)
  })

  test('a run out of time reports how many it left out, a failed one can be repeated, and running twice changes nothing', async () => {
    const project_id = await newSearch(testApp, user)
    await ask(project_id)
    await check(project_id, () => true)
    expect((await read(project_id)).runs).toMatchObject([{ state: 'completed', people: 1, left_out: 9 }])
    await check(project_id)
    expect((await read(project_id)).runs).toMatchObject([{ people: 1 }])
    await age(project_id, 1)
    await ask(project_id)
    const { workspaceId } = await contextOf(testApp, user)
    await giveUpFairness(systemContext(testApp.database, workspaceId), project_id)
    expect((await read(project_id)).runs[0]).toMatchObject({ state: 'failed', people: 0, swaps: [] })
    await age(project_id, 1)
    expect((await ask(project_id)).body).toEqual({ is_new: true })
  })

  test('comment-only users can neither read nor start one', async () => {
    const project_id = await newSearch(testApp, user)
    const commenter = await colleagueOf(testApp, user)
    await testApp.database.system
      .insertInto('project_collaborator')
      .values({ project_id, workspace_id: (await contextOf(testApp, user)).workspaceId, email: commenter.email, roster_role: 'commenter' })
      .execute()
    for (const method of ['GET', 'POST'] as const)
      expect((await commenter.call(method, 'v2/projects/fairness', { project_id })).status).toBe(403)
  })
})

describe('nightly', () => {
  const clockAt = (hour: number) => () => new Date(Date.UTC(2031, 4, 1, hour))

  test('queues each searching project once at night, and none by day', async () => {
    const project_id = await newSearch(testApp, user)
    const archived = await newSearch(testApp, user)
    await testApp.database.system.updateTable('project').set({ is_archived: true }).where('id', '=', archived).execute()
    await testApp.database.system.updateTable('fairness_run').set({ state: 'completed', finished_at: new Date() }).execute()
    expect(await queueDueChecks(testApp.database, log, clockAt(12))).toBe(0)
    const queued = await queueDueChecks(testApp.database, log, clockAt(2))
    expect(queued).toBeGreaterThan(0)
    expect((await read(project_id)).runs).toMatchObject([{ state: 'queued', is_nightly: true }])
    expect((await read(archived)).runs).toEqual([])
    expect(await queueDueChecks(testApp.database, log, clockAt(3)), 'each once').toBe(0)
    await check(project_id)
    expect((await read(project_id)).runs).toMatchObject([{ state: 'completed', people: 10 }])
  })

  test('deletes runs older than a year', async () => {
    const project_id = await newSearch(testApp, user)
    await ask(project_id)
    await check(project_id)
    const finishedDaysAgo = (days: number) =>
      testApp.database.system
        .updateTable('fairness_run')
        .set({ finished_at: new Date(Date.now() - days * 86_400_000) })
        .where('project_id', '=', project_id)
        .execute()
    await finishedDaysAgo(395)
    await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })
    expect((await read(project_id)).runs).toHaveLength(1)
    await finishedDaysAgo(397)
    await clearOldRows(testApp.database, { eventDays: 14, endedDays: 30 })
    expect((await read(project_id)).runs).toHaveLength(0)
  })
})
