// Trying an embeddings model with a project's decisions: the trial, the switch, a search with it, and a model that fails.
import { openaiEmbeddings } from '@fairlead/adapters/model/embeddings'
import type { ReadModel } from '@fairlead/contract/v2/projects/model'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { TextEmbedder } from '@fairlead/domain/ports/text-embedder'
import { startEmbeddings, type EmbeddedEmbeddings } from '@fairlead/local-services/model/start-embeddings'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { systemContext } from '../../../platform/context.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { contextOf, newSearch } from '../../../../testing/projects.ts'
import { runSearch } from './run-search.ts'
import { giveUpTrial, runTrial } from '../models/try-model.ts'

let testApp: TestApp
let user: TestUser
let vendor: EmbeddedEmbeddings
let embedder: TextEmbedder
beforeAll(async () => {
  vendor = await startEmbeddings({ apiKey: 'key' })
  embedder = openaiEmbeddings({ url: `${vendor.url}/v1`, apiKey: 'key', model: vendor.model, price: 0.02, timeout: 2000 })
  testApp = await createTestApp({ people: 600 })
  testApp.services.outside.embedder = embedder
  user = await newUser(testApp.app)
})
afterAll(async () => {
  await testApp.close()
  await vendor.stop()
})

const read = async (project_id: string) => (await user.call<ReadModel['answer']>('GET', 'v2/projects/model', { project_id })).body
const ask = (project_id: string) => user.call<{ is_new: boolean; message?: string }>('POST', 'v2/projects/model', { project_id })
const use = (project_id: string, is_on: boolean) => user.call<{ message?: string }>('POST', 'v2/projects/model/use', { project_id, is_on })
/** The worker's job. */
const run = async (project_id: string, textEmbedder: TextEmbedder | null = embedder) => {
  const { workspaceId } = await contextOf(testApp, user)
  await runTrial(systemContext(testApp.database, workspaceId), testApp.services, textEmbedder, project_id)
}
const candidates = (project_id: string) =>
  testApp.database.system.selectFrom('candidate').selectAll().where('project_id', '=', project_id).orderBy('rank').execute()

/** A search whose first ten candidates are decided, alternately approved and rejected. */
async function decided(): Promise<string> {
  const project_id = await newSearch(testApp, user)
  for (const [index, { id }] of (await candidates(project_id)).entries())
    await user.call('POST', 'v2/projects/candidates/swipe', {
      project_id,
      candidate_id: id,
      approved: index % 2 === 0,
      ...(index % 2 === 0 ? {} : { rejection_reasons: [11], rejection_reason_other: 'not for us' }),
    })
  return project_id
}

describe('a trial', () => {
  test('requires a model and decisions', async () => {
    const project_id = await newSearch(testApp, user)
    expect(await read(project_id)).toEqual({ model: vendor.model, is_used: false, decisions: 0, trial: null })
    expect(await ask(project_id)).toMatchObject({ status: 400, body: { message: expect.stringContaining('nothing to replay') } })
    testApp.services.outside.embedder = null
    expect(await read(project_id)).toMatchObject({ model: null })
    expect(await ask(project_id)).toMatchObject({ status: 400, body: { message: 'No embeddings model is set up.' } })
    expect((await use(project_id, true)).status).toBe(400)
    testApp.services.outside.embedder = embedder
  })

  test('reports agreement, rank changes, and cost, and sends each text once', async () => {
    const project_id = await decided()
    expect((await use(project_id, true)).body.message, 'not tried').toContain('Try this model')
    const answers = await Promise.all([ask(project_id), ask(project_id), ask(project_id)])
    expect(answers.filter(({ body }) => body.is_new)).toHaveLength(1)
    expect((await read(project_id)).trial).toMatchObject({ state: 'queued', result: null })
    const before = vendor.embedded()
    await run(project_id)
    const { trial, decisions } = await read(project_id)
    expect(decisions).toBe(10)
    expect(trial).toMatchObject({ state: 'completed', model: vendor.model, problem: null })
    const result = trial!.result!
    expect(result).toMatchObject({ approved: 5, rejected: 5, pairs: 25 })
    for (const share of [result.agreement_before, result.agreement_after]) {
      expect(share).toBeGreaterThanOrEqual(0)
      expect(share).toBeLessThanOrEqual(1)
    }
    expect(result.compared).toBeGreaterThan(50)
    expect(result.reasons_before).toBeGreaterThan(20)
    expect(result.trial.texts).toBe(vendor.embedded() - before)
    expect(result.trial.cost).toBeCloseTo((result.trial.tokens * 0.02) / 1e6, 12)
    expect(result.search.texts).toBe(result.compared + 1)
    for (const { name } of [...result.risen, ...result.fallen]) expect(name).not.toBe('')
    expect((await ask(project_id)).status, 'again at once').toBe(429)
    await testApp.database.system
      .updateTable('model_trial')
      .set({ requested_at: new Date(Date.now() - 3_600_000) })
      .where('project_id', '=', project_id)
      .execute()
    await ask(project_id)
    await run(project_id)
    const again = (await read(project_id)).trial!.result!
    expect(again.trial, 'all texts are known').toMatchObject({ texts: 0, tokens: 0, cost: 0 })
    expect({ ...again, trial: null }).toEqual({ ...result, trial: null })
  })

  test('with an unreachable model fails with its reason, and can be restarted', async () => {
    const project_id = await decided()
    const silent = openaiEmbeddings({ url: 'http://127.0.0.1:1/v1', apiKey: '', model: 'another', price: null, timeout: 500 })
    testApp.services.outside.embedder = silent
    await ask(project_id)
    await run(project_id, silent)
    testApp.services.outside.embedder = embedder
    expect((await read(project_id)).trial).toMatchObject({
      state: 'failed',
      problem: expect.stringMatching(/^127\.0\.0\.1 did not answer/),
    })
    expect((await ask(project_id)).body).toEqual({ is_new: true })
    await run(project_id, null)
    expect((await read(project_id)).trial).toMatchObject({ state: 'failed', problem: 'This model is no longer set up.' })
    await ask(project_id)
    const { workspaceId } = await contextOf(testApp, user)
    await giveUpTrial(systemContext(testApp.database, workspaceId), project_id)
    expect((await read(project_id)).trial).toMatchObject({ state: 'failed', problem: expect.stringContaining('on our side') })
  })
})

describe('a search', () => {
  const search = async (project_id: string, textEmbedder: TextEmbedder | null) => {
    const { workspaceId } = await contextOf(testApp, user)
    expect((await user.call('POST', 'v2/projects/flashcards', { project_id })).status).toBe(202)
    await runSearch(systemContext(testApp.database, workspaceId), testApp.services, project_id, textEmbedder)
    return testApp.database.system
      .selectFrom('search_run')
      .selectAll()
      .where('project_id', '=', project_id)
      .orderBy('batch', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
  }
  const parts = (assessment: unknown) =>
    assessment as { score: number; dimensions: WireCandidate['dimensions']; deductions: { name: string; points: number }[] }

  test('ranks with the model once it is switched on: at most five points, shown, and adding up; without it when it fails', async () => {
    const project_id = await decided()
    await ask(project_id)
    await run(project_id)
    expect((await use(project_id, true)).status).toBe(200)
    expect((await read(project_id)).is_used).toBe(true)
    const done = await search(project_id, embedder)
    const fresh = (await candidates(project_id)).filter(({ batch }) => batch === done.batch)
    expect(fresh.length).toBeGreaterThan(3)
    const moved = fresh.map(({ assessment }) => parts(assessment))
    expect(moved.some(({ deductions }) => deductions.some(({ name }) => name === 'model'))).toBe(true)
    for (const { score, dimensions, deductions } of moved) {
      const sum = [...Object.values(dimensions), ...deductions].reduce(
        (total, part) => total + ((part as { points?: number }).points ?? 0),
        0,
      )
      expect(sum).toBeCloseTo(score, 6)
      for (const { name, points } of deductions) if (name === 'model') expect(Math.abs(points)).toBeLessThanOrEqual(5.5)
    }
    for (const { id } of fresh) await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id: id, approved: true })
    await testApp.database.system.deleteFrom('embedding').execute()
    const silent = openaiEmbeddings({ url: 'http://127.0.0.1:1/v1', apiKey: '', model: vendor.model, price: null, timeout: 500 })
    const without = await search(project_id, silent)
    expect(without.note).toContain('Your model wasn’t available, so this batch was ranked without it.')
    const third = (await candidates(project_id)).filter(({ batch }) => batch === without.batch)
    expect(third.length).toBeGreaterThan(0)
    for (const { assessment } of third) expect(parts(assessment).deductions.map(({ name }) => name)).not.toContain('model')
    expect((await use(project_id, false)).status).toBe(200)
    expect((await read(project_id)).is_used).toBe(false)
  })
})
