// A search from plan to batch with a real pool: ten for calibration, provable reasons, once however often it runs.
import { historyEventToWire } from '@fairlead/contract/codes'
import { isProven, type Assessment } from '@fairlead/domain/candidate/assessment'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { systemContext } from '../../../platform/context.ts'
import { runSearch } from './run-search.ts'
import { noteOf, ofSearch } from './search-note.ts'
import { giveUpSearch } from '../../projects/searches/finish-search.ts'
import { addPerson, activeProject, contextOf, countersOf, newDraft, newSearch, pageOf, searchNow } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 600 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const runs = (projectId: string) =>
  testApp.database.system.selectFrom('search_run').selectAll().where('project_id', '=', projectId).orderBy('batch').execute()
const project = (projectId: string) =>
  testApp.database.system.selectFrom('project').selectAll().where('id', '=', projectId).executeTakeFirstOrThrow()
const people = (projectId: string) =>
  testApp.database.system
    .selectFrom('candidate')
    .innerJoin('person', 'person.id', 'candidate.person_id')
    .selectAll('candidate')
    .select('person.profile')
    .where('project_id', '=', projectId)
    .orderBy('batch')
    .orderBy('rank')
    .execute()
const swipe = (projectId: string, candidate_id: string, more: object = { approved: true }) =>
  user.call('POST', 'v2/projects/candidates/swipe', { project_id: projectId, candidate_id, ...more })

describe('the first search', () => {
  test('adds ten candidates for calibration, best first, each reason proven by the profile', async () => {
    const id = await newSearch(testApp, user)
    const candidates = await people(id)
    expect(candidates).toHaveLength(10)
    expect(new Set(candidates.map((row) => row.person_id)).size).toBe(10)
    expect(candidates.map((row) => row.rank)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const row of candidates) {
      const assessment = row.assessment as Assessment
      expect(row).toMatchObject({ stage: 'UNDER_REVIEW', batch: 1, processed: false, score: assessment.score })
      expect(assessment.reasons.length).toBeGreaterThan(0)
      for (const reason of assessment.reasons) expect(isProven(row.profile, reason), reason.text).toBe(true)
    }
    expect(await project(id)).toMatchObject({
      lifecycle_status: 'calibrating',
      is_processing: false,
      is_in_calibration: true,
      calibrated_at: null,
    })
    expect(await runs(id)).toMatchObject([{ state: 'completed', progress: 100, found: 10, is_calibration: true, kind: 'initial' }])
    expect(await countersOf(testApp, id)).toEqual({ stored: { UNDER_REVIEW: 10 }, counted: { UNDER_REVIEW: 10 } })
    const cards = await pageOf(user, id, 'UNDER_REVIEW')
    expect(cards.map((card) => card.id)).toEqual(candidates.map((row) => row.id))
  })

  test('reports progress that only increases, and the end once', async () => {
    const id = await newDraft(user)
    await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    const { vocabulary, openIndex } = testApp.services
    const slowIndex: typeof openIndex = (tx, workspaceId, projectId) => {
      const index = openIndex(tx, workspaceId, projectId)
      return { ...index, rank: async (...query) => (await sql`select pg_sleep(.3)`.execute(tx)) && index.rank(...query) }
    }
    const { workspaceId } = await contextOf(testApp, user)
    await runSearch(systemContext(testApp.database, workspaceId), { vocabulary, openIndex: slowIndex }, id)
    const events = await testApp.database.system
      .selectFrom('event')
      .select(['type', 'payload'])
      .where('type', 'like', 'search.%')
      .orderBy('id')
      .execute()
    const progressEvents = events
      .map((row) => ({ type: row.type, ...(row.payload as { projectId: string; percent?: number; found?: number }) }))
      .filter((event) => event.projectId === id)
    const percents = progressEvents.flatMap((event) => event.percent ?? [])
    expect(percents.slice(0, 2)).toEqual([5, 35])
    expect(percents).toEqual(percents.toSorted((a, b) => a - b))
    expect(progressEvents.at(-1)).toMatchObject({ type: 'search.batch_ready', found: 10, isCalibration: true })
    expect(progressEvents.filter((event) => event.type === 'search.batch_ready')).toHaveLength(1)
  })

  test('two concurrent workers, and one more afterward, create one batch', async () => {
    const id = await newDraft(user)
    await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    await Promise.all([searchNow(testApp, user, id), searchNow(testApp, user, id), searchNow(testApp, user, id)])
    await searchNow(testApp, user, id)
    expect(await people(id)).toHaveLength(10)
    expect(await countersOf(testApp, id)).toEqual({ stored: { UNDER_REVIEW: 10 }, counted: { UNDER_REVIEW: 10 } })
    expect(await runs(id)).toHaveLength(1)
    const lines = await testApp.database.system.selectFrom('candidate_history').select('event').where('project_id', '=', id).execute()
    expect(lines.map((line) => historyEventToWire(line.event))).toEqual(Array(10).fill(1))
  })

  test('a worker that died midway leaves a search that the next one finishes', async () => {
    const id = await newDraft(user)
    await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    const broken = {
      ...testApp.services.vocabulary,
      get titles(): never {
        throw new Error('killed')
      },
    } as unknown as typeof testApp.services.vocabulary
    const { runSearch } = await import('./run-search.ts')
    const { systemContext } = await import('../../../platform/context.ts')
    const ctx = systemContext(testApp.database, (await project(id)).workspace_id)
    await expect(runSearch(ctx, { ...testApp.services, vocabulary: broken }, id)).rejects.toThrow()
    expect(await runs(id)).toMatchObject([{ state: 'running' }])
    await searchNow(testApp, user, id)
    expect(await runs(id)).toMatchObject([{ state: 'completed', found: 10 }])
    expect(await people(id)).toHaveLength(10)
  })

  test('reports a requirement that no one meets, and on every card that misses it', async () => {
    const id = await newSearch(testApp, user, { job_titles: ['Software Engineer'], keywords_required: ['zzqx unknown craft'] })
    const [run] = await runs(id)
    expect(run).toMatchObject({
      state: 'completed',
      note: 'Almost no one has zzqx unknown craft (0). This affects the order and excludes no one.',
    })
    for (const card of await pageOf(user, id, 'UNDER_REVIEW'))
      expect(card.missed_requirements).toEqual(['no mention of zzqx unknown craft, like almost everyone'])
  })

  test('reports that no one matches and leaves a project that can be widened', async () => {
    const id = await newSearch(testApp, user, {
      job_titles: ['Zzqx'],
      keywords_required: ['zzqxcraft'],
    })
    const [run] = await runs(id)
    if (run!.state === 'completed') throw new Error(`Someone fits: ${run!.note}`)
    expect(run).toMatchObject({ state: 'failed', note: expect.stringContaining('No one matches') })
    expect(await project(id)).toMatchObject({ is_processing: false, lifecycle_status: 'calibrating' })
    const { body } = await user.call<{ project_id: string; search: { state: string; note: string } }[]>('GET', 'v1/projects')
    expect(body.find((entry) => entry.project_id === id)?.search).toMatchObject({
      state: 'failed',
      note: expect.stringContaining('Widen it'),
    })
    await user.call('PUT', 'v1/projects/settings', { project_id: id, job_titles: ['Software Engineer'], keywords_required: '' })
    expect((await user.call('POST', 'v1/projects/reform', { project_id: id })).status).toBe(200)
    await searchNow(testApp, user, id)
    expect(await people(id)).toHaveLength(10)
    expect(await project(id)).toMatchObject({ is_in_calibration: true })
  })
})

describe('after the search', () => {
  test('if switched off, no search starts after calibration until a user starts one', async () => {
    const id = await newSearch(testApp, user, { should_populate: false })
    for (const { id: card } of await pageOf(user, id, 'UNDER_REVIEW')) await swipe(id, card, { approved: true })
    expect(await project(id)).toMatchObject({ is_in_calibration: false, is_processing: false, lifecycle_status: 'active' })
    expect(await runs(id)).toHaveLength(1)
    expect((await user.call('POST', 'v2/projects/flashcards', { project_id: id })).status).toBe(202)
    expect(await runs(id)).toHaveLength(2)
  })

  test('searches again on autopilot whenever the queue is empty', async () => {
    const lastOf = async (fields: object) => {
      const id = await activeProject(testApp, user, fields as Record<string, unknown>)
      await testApp.database.system.updateTable('project').set({ project_type: 'autopilot' }).where('id', '=', id).execute()
      const { id: card } = await addPerson(testApp, user, id)
      expect((await swipe(id, card, { approved: true })).body).toEqual({ remaining_swipes: 0 })
      return (await runs(id)).map(({ kind }) => kind)
    }
    expect(await lastOf({})).toEqual(['next'])
    expect(await lastOf({ should_populate: false })).toEqual([])
  })

  test('the last swipe of calibration ends it permanently and starts the next batch of other people', async () => {
    const id = await newSearch(testApp, user)
    const cards = await pageOf(user, id, 'UNDER_REVIEW')
    for (const [index, card] of cards.entries()) {
      const { body } = await swipe(
        id,
        card.id,
        index % 2 ? { approved: true } : { approved: false, rejection_reasons: [3], rejection_reason_other: 'Too junior' },
      )
      expect(body).toEqual({ remaining_swipes: 9 - index })
    }
    expect(await project(id)).toMatchObject({
      is_in_calibration: false,
      calibrated_at: expect.any(Date),
      is_processing: true,
      lifecycle_status: 'paused',
    })
    await searchNow(testApp, user, id)
    expect(await project(id)).toMatchObject({ is_processing: false, lifecycle_status: 'active' })
    const all = await people(id)
    expect(all.filter((row) => row.batch === 2).length).toBeGreaterThan(10)
    expect(new Set(all.map((row) => row.person_id)).size).toBe(all.length)
    expect(await user.call('PUT', 'v1/projects', { project_id: id, is_in_calibration: true })).toMatchObject({ status: 409 })
  })

  test("a rejected employer isn't found again", async () => {
    const id = await newSearch(testApp, user)
    const first = await people(id)
    const companyOf = (row: (typeof first)[number]) => row.profile.experiences[0]!.company
    const unwanted = [...new Set(first.map(companyOf))].slice(0, 4)
    const control = await newSearch(testApp, user)
    const controlCards = await people(control)
    for (const row of first) {
      const isUnwanted = unwanted.includes(companyOf(row))
      await swipe(
        id,
        row.id,
        isUnwanted ? { approved: false, rejection_reasons: [13], bad_companies: [companyOf(row)] } : { approved: true },
      )
    }
    for (const row of controlCards) await swipe(control, row.id)
    await Promise.all([searchNow(testApp, user, id), searchNow(testApp, user, control)])
    const next = (await people(id)).filter((row) => row.batch === 2)
    const nextOfControl = (await people(control)).filter((row) => row.batch === 2)
    expect(next.map(companyOf).filter((company) => unwanted.includes(company))).toEqual([])
    expect(next.map((row) => row.person_id)).not.toEqual(nextOfControl.map((row) => row.person_id))
    expect((await project(id)).lessons).not.toEqual([])
  })

  test('a reform only removes candidates without a decision', async () => {
    const id = await newSearch(testApp, user)
    const [approved, noted, undone, ...rest] = await pageOf(user, id, 'UNDER_REVIEW')
    await swipe(id, approved!.id)
    await user.call('PUT', 'v1/candidates', { candidate_id: noted!.id, notes: 'Ask Kim' })
    await swipe(id, undone!.id)
    await user.call('POST', 'v2/projects/candidates/undo', { project_id: id, candidate_id: undone!.id })
    await user.call('PUT', 'v1/projects/settings', { project_id: id, job_titles: ['Registered Nurse'] })
    await user.call('POST', 'v1/projects/reform', { project_id: id })
    await searchNow(testApp, user, id)
    const after = await people(id)
    const ids = after.map((row) => row.id)
    expect(ids).toEqual(expect.arrayContaining([approved!.id, noted!.id]))
    for (const gone of [undone!, ...rest]) expect(ids).not.toContain(gone.id)
    expect(after.filter((row) => row.batch === 2)).toHaveLength(10)
    const { stored, counted } = await countersOf(testApp, id)
    expect(stored).toEqual(counted)
  })

  test('a repeated request while a search is open returns the same search', async () => {
    const id = await newSearch(testApp, user)
    const first = await user.call('POST', 'v2/projects/flashcards', { project_id: id })
    const second = await user.call('POST', 'v2/projects/flashcards', { project_id: id })
    expect(first).toEqual({ status: 202, body: { lro_id: expect.any(String) } })
    expect(second).toEqual(first)
    await searchNow(testApp, user, id)
    expect(await user.call('GET', 'v2/lro', { lro_id: first.body.lro_id })).toMatchObject({
      body: { status: 'COMPLETED', progress_pct: 100 },
    })
    const submittedAgain = await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    expect(submittedAgain.body, 'a live project is not submitted again').toEqual(first.body)
    expect((await runs(id)).map((run) => run.state)).toEqual(['completed', 'completed'])
  })
})

test('a search that failed on every attempt is closed with a sentence, and another can be started', async () => {
  const id = await newDraft(user)
  const { body } = await user.call<{ lro_id: string }>('POST', 'v2/projects/flashcards/initial', { project_id: id })
  const note = noteOf(ofSearch(['searchFailed']))
  await giveUpSearch(systemContext(testApp.database, (await contextOf(testApp, user)).workspaceId), id, note)
  const sentence = 'The search failed because of a problem on our side. Start it again.'
  expect((await runs(id)).map((run) => ({ state: run.state, note: run.note }))).toEqual([{ state: 'failed', note: sentence }])
  const reportIn = async (language: string) =>
    (await caller(testApp.app, user.session, language)<{ note: string }>('GET', 'v2/lro', { lro_id: body.lro_id })).body.note
  expect(await reportIn('en')).toBe(sentence)
  expect(await reportIn('de')).toBe('Die Suche ist wegen eines Problems auf unserer Seite fehlgeschlagen. Starten Sie sie noch einmal.')
  const again = await user.call<{ lro_id: string }>('POST', 'v2/projects/flashcards/initial', { project_id: id })
  expect(again.status).toBe(202)
  expect(again.body.lro_id).not.toBe(body.lro_id)
})
