// Records of decisions: they are complete, survive what happens to searches, candidates, and people, and compute to the same bytes.
import path from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { activeProject, contextOf, newSearch, pageOf, searchNow } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { deleteOldRecords } from '../../candidates/records/decision-record-store.ts'
import { unpackBelow } from '../../candidates/records/below-cut.ts'
import { compareRecord } from './compare-record.ts'
import { writeShortlist } from './write-shortlist.ts'
import { listRecords, readEntries } from './record-views.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 600 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const db = () => testApp.database.system
const entriesOf = (recordId: string) =>
  db().selectFrom('decision_record_entry').selectAll().where('record_id', '=', recordId).orderBy('place').execute()
const recordsOf = (projectId: string) =>
  db().selectFrom('decision_record').selectAll().where('project_id', '=', projectId).orderBy('batch').execute()

test('records a batch, who was below the cut, and who saw it; computes the same bytes, and explains what differs today', async () => {
  const projectId = await newSearch(testApp, user, { keywords_optional: ['Python'] })
  const ctx = await contextOf(testApp, user)
  const [record, ...rest] = await recordsOf(projectId)
  expect(rest).toEqual([])
  expect(record).toMatchObject({ batch: 1, kind: 'initial', ordered_by: 'points', is_incomplete: false, years_by_law: 4, models: [] })
  expect(record!.engine).toMatch(/^rules \d+, index \d+, title model [\da-f]{8}, title names [\da-f]{8}, reference data [\da-f]{8}$/)
  const entries = await entriesOf(record!.id)
  const candidates = await db().selectFrom('candidate').selectAll().where('project_id', '=', projectId).orderBy('rank').execute()
  expect(entries.map(({ candidate_id, person_id, score }) => [candidate_id, person_id, score])).toEqual(
    candidates.map(({ id, person_id, score }) => [id, person_id, score]),
  )
  // no name, address, or picture is in what was read
  for (const entry of entries) expect(Object.keys(JSON.parse(entry.inputs!).profile)).not.toContain('firstName')
  const below = unpackBelow(record!.below)
  expect(below).toHaveLength(record!.below_count)
  expect(below.length).toBeGreaterThan(20)
  const keys = new Set(entries.map(({ person_key }) => person_key.subarray(0, 8).toString('hex')))
  expect(below.some(({ key }) => keys.has(key.toString('hex')))).toBe(false)
  for (const { exact } of below) expect(exact).toBeLessThanOrEqual(100)

  await pageOf(user, projectId, 'UNDER_REVIEW')
  const [listed] = await ctx.transaction((tx) => listRecords(tx, projectId))
  expect(listed).toMatchObject({ people: 10, erased: 0, viewers: [{ isGuest: false }] })

  const same = await compareRecord(ctx, testApp.services, projectId, 1)
  expect(same).toMatchObject({ isSame: true, criteria: [], engine: record!.engine })
  expect(same.entries.map(({ isSame }) => isSame)).toEqual(entries.map(() => true))
  expect(same.entries.map(({ score }) => score)).toEqual(same.entries.map(({ now }) => now!.score))

  // weights, a criterion, and one person's record change
  await user.call('PUT', 'v1/projects/settings', { project_id: projectId, keywords_required: ['Kubernetes'], keywords_val: 1 })
  const first = candidates[0]!
  await sql`update person set profile = jsonb_set(profile, '{skills}', '[]') where id = ${first.person_id}`.execute(db())
  const changed = await compareRecord(ctx, testApp.services, projectId, 1)
  expect(changed.isSame, 'the stored inputs give the stored bytes, whatever has changed since').toBe(true)
  expect(changed.kinds).toEqual(expect.arrayContaining(['weights', 'criteria', 'record']))
  expect(changed.criteria).toEqual(expect.arrayContaining(['Must have: + Kubernetes', 'Weight of keywords: 4 → 1']))
  expect(changed.entries[0]!.changed).toEqual(['skills'])
  expect(changed.entries.some(({ score, now }) => score !== now!.score)).toBe(true)
  for (const { score, now } of changed.entries)
    expect(score + now!.steps.reduce((sum, { points }) => sum + points, 0), 'the steps add up').toBe(now!.score)

  // the signed file of the batch
  const { bytes } = await writeShortlist(ctx, testApp.services, { projectId, batch: 1 })
  const { checkShortlist } = (await import(path.resolve('web/public/check-shortlist.mjs'))) as {
    checkShortlist(file: Uint8Array): { ok: boolean; data: { entries: object[]; below: object[] } }
  }
  expect(checkShortlist(bytes)).toMatchObject({ ok: true, data: { entries: { length: 10 }, below: { length: below.length } } })

  // someone who was merged is compared by the record that stands for them
  const second = candidates[1]!
  await sql`update person set merged_into = ${candidates[2]!.person_id} where id = ${second.person_id}`.execute(db())
  const merged = await compareRecord(ctx, testApp.services, projectId, 1)
  expect(merged).toMatchObject({ isSame: true, entries: { 1: { name: merged.entries[2]!.name, candidateId: second.id } } })
  await sql`update person set merged_into = null where id = ${second.person_id}`.execute(db())

  // a stored byte that was changed by hand is noticed
  await sql`update decision_record_entry set result = replace(result, '"score":', '"score":1') where record_id = ${record!.id} and place = 2`.execute(
    db(),
  )
  const forged = await compareRecord(ctx, testApp.services, projectId, 1)
  expect(forged.isSame).toBe(false)
  expect(forged.entries.map(({ isSame }) => isSame)).toEqual(entries.map((_, index) => index !== 1))
})

test('survives a reform, a move to another project, and an erasure, which takes the facts', async () => {
  const projectId = await newSearch(testApp, user)
  const targetId = await activeProject(testApp, user)
  const ctx = await contextOf(testApp, user)
  const [record] = await recordsOf(projectId)
  const before = await entriesOf(record!.id)
  const [moved, erased, rejected] = before
  const post = async (path: string, body: Record<string, unknown>) =>
    expect(await user.call('POST', path, body)).toMatchObject({ status: 200 })
  await post('v2/projects/candidates/swipe', { project_id: projectId, candidate_id: moved!.candidate_id, approved: true })
  await post('v2/projects/candidates/swipe', {
    project_id: projectId,
    candidate_id: rejected!.candidate_id,
    approved: false,
    rejection_reasons: [3],
  })
  await post('v2/projects/candidates/swipe', { project_id: projectId, candidate_id: erased!.candidate_id, approved: true })
  await post('v1/candidates/copy', { candidate_id: moved!.candidate_id, new_project_id: targetId, new_status: 'APPROVED' })
  expect((await user.call('DELETE', 'v2/talent/people', { person_ids: [erased!.person_id] })).status).toBe(200)
  await post('v1/projects/reform', { project_id: projectId })
  await searchNow(testApp, user, projectId)

  const after = await entriesOf(record!.id)
  expect(after.map(({ candidate_id, score, person_key }) => [candidate_id, score, person_key])).toEqual(
    before.map(({ candidate_id, score, person_key }) => [candidate_id, score, person_key]),
  )
  expect(after[0]).toEqual(before[0])
  expect(after[1]).toMatchObject({ person_id: null, result: null, inputs: null, erased_at: expect.any(Date) as Date })
  expect(
    after.slice(3).every(({ removed_at }) => removed_at !== null),
    'unreviewed people are gone and recorded',
  ).toBe(true)
  const entries = await ctx.transaction((tx) => readEntries(tx, record!.id))
  expect(entries[0]!.decisions.map(({ to, by }) => [to, by])).toEqual(expect.arrayContaining([['APPROVED', expect.any(String) as string]]))
  expect(entries[1]!.decisions.map(({ to }) => to)).toContain('APPROVED')
  expect(entries[2]!.decisions.at(-1)).toMatchObject({ to: 'REJECTED' })
  const compared = await compareRecord(ctx, testApp.services, projectId, 1)
  expect(compared.isSame).toBe(true)
  expect(compared.entries[1]).toMatchObject({ isSame: null, now: null })
  expect(await recordsOf(projectId)).toHaveLength(2)

  // the law of the place keeps it longer than the workspace wants
  await db().updateTable('workspace').set({ record_years: 1 }).where('id', '=', ctx.workspaceId).execute()
  const later = (years: number) => ctx.transaction((tx) => deleteOldRecords(tx, new Date(Date.now() + years * 365.25 * 86_400_000)))
  expect(await later(3.9)).toBe(0)
  expect(await later(4.1)).toBeGreaterThanOrEqual(2)
  expect(await recordsOf(projectId)).toEqual([])
  expect(await entriesOf(record!.id)).toEqual([])
})
