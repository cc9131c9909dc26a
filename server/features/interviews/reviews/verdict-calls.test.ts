// Verdicts over the API: the review queue, rejections, and candidates who aren't interested.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, newSearch, pageOf } from '../../../../testing/projects.ts'
import type { Stage } from '@fairlead/domain/shared/stages'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ people: 400 })
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const inStage = async (stage: Stage, project = project_id) => (await addPerson(testApp, user, project, { stage })).id
const rowOf = (id: string) => testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stageOf = async (id: string) => (await rowOf(id)).stage
const put = (fields: object, actor = user) => actor.call('PUT', 'v1/candidates', { ...fields })
const reasons = { rejection_reasons: [3], rejection_reason_other: 'Too early' }

describe('the review queue', () => {
  test('an approval moves under review to approved and returns how many are left [623 702 760]', async () => {
    const [first, second] = [await inStage('UNDER_REVIEW'), await inStage('UNDER_REVIEW')]
    const swipe = (candidate_id: string, fields: object) =>
      user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, is_calibration: false, ...fields })
    expect(await swipe(first, { approved: true })).toEqual({ status: 200, body: { remaining_swipes: 1 } })
    expect(await stageOf(first)).toBe('APPROVED')
    expect(await swipe(second, { approved: false, ...reasons })).toEqual({ status: 200, body: { remaining_swipes: 0 } })
    expect(await rowOf(second)).toMatchObject({
      stage: 'REJECTED',
      processed: true,
      rejection_reasons: ['underqualified'],
      rejection_other: 'Too early',
    })
    for (const missing of ['project_id', 'candidate_id', 'approved']) {
      const fields: Record<string, unknown> = { project_id, candidate_id: second, approved: true }
      delete fields[missing]
      expect(await user.call('POST', 'v2/projects/candidates/swipe', fields)).toMatchObject({
        status: 400,
        body: { fields: { [missing]: 'This field is required.' } },
      })
    }
  })

  test('in calibration of a new autopilot project an approval sets APPROVED; the last one changes status 6 to 2 [624 660]', async () => {
    const project = await newSearch(testApp, user)
    const queue = await pageOf(user, project, 'UNDER_REVIEW')
    const status = async () =>
      (await user.call<{ project_id: string; status: string }[]>('GET', 'v1/projects')).body.find(
        (projectRow) => projectRow.project_id === project,
      )
    expect(await status()).toMatchObject({ status: '6', is_in_calibration: true, candidates_review_count: 10 })
    for (const [index, card] of queue.entries()) {
      const { body } = await user.call('POST', 'v2/projects/candidates/swipe', {
        project_id: project,
        candidate_id: card.id,
        is_calibration: true,
        approved: true,
      })
      expect(body).toEqual({ remaining_swipes: queue.length - 1 - index })
      expect(await stageOf(card.id)).toBe('APPROVED')
    }
    expect(await status()).toMatchObject({ status: '2', is_in_calibration: false })
  })

  test('the last one ends calibration, whichever way candidates leave', async () => {
    const project = await newSearch(testApp, user)
    const queue = await pageOf(user, project, 'UNDER_REVIEW')
    const [last, ...remaining] = queue
    for (const card of remaining) await put({ candidate_id: card.id, project_id: project, status: 'APPROVED' })
    const facts = () => testApp.database.system.selectFrom('project').selectAll().where('id', '=', project).executeTakeFirstOrThrow()
    expect((await facts()).calibrated_at).toBeNull()
    await user.call('POST', 'v2/projects/candidates/status', { project_id: project, candidate_id: last!.id, status: 'NOT_INTERESTED' })
    expect(await facts()).toMatchObject({ lifecycle_status: 'paused', is_in_calibration: false })
    expect((await facts()).calibrated_at).not.toBeNull()
  })

  test('the queue returns one candidate at a time, the best first, and none at the end [370]', async () => {
    const project = await newSearch(testApp, user)
    const queue = await pageOf(user, project, 'UNDER_REVIEW')
    const next = async () =>
      (
        await user.call<{ id: string; email_history: unknown[] } | null>('GET', 'v2/projects/candidates/queue', {
          project_id: project,
          is_calibration: true,
        })
      ).body
    expect((await next())?.id).toBe(queue[0]!.id)
    await user.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: queue[0]!.id, approved: true })
    expect((await next())?.id).toBe(queue[1]!.id)
    expect(await user.call('GET', 'v2/projects/candidates/queue', { project_id })).toEqual({ status: 200, body: null })
  })

  test('a navigator project is reviewed in its review queue [371]', async () => {
    const made = await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Navigator', type: '2' })
    const project = made.body.project_id
    const id = await inStage('UNDER_REVIEW', project)
    await inStage('APPROVED', project)
    const { body } = await user.call<{ id: string; status: string }>('GET', 'v2/projects/candidates/queue', { project_id: project })
    expect(body).toMatchObject({ id, status: 'UNDER_REVIEW' })
  })
})

describe('a rejection', () => {
  test('moves to REJECTED with its reasons, as numbers or older keys [626 773]', async () => {
    const id = await inStage('APPROVED')
    expect(
      await put({ candidate_id: id, status: 'REJECTED', rejection_code: [7, 'VISA'], rejection_reason_other: 'Too far' }),
    ).toMatchObject({
      status: 200,
    })
    expect(await rowOf(id)).toMatchObject({
      stage: 'REJECTED',
      processed: true,
      rejection_reasons: ['compensation', 'sponsorship'],
      rejection_other: 'Too far',
    })
  })

  test('a manual one has code 11 and the reason of a manual move [260]', async () => {
    const [sent, bare] = [await inStage('APPROVED'), await inStage('APPROVED')]
    const reason = 'Manually transitioned to rejected'
    await put({ candidate_id: sent, status: 'REJECTED', rejection_code: 11, rejection_reason: reason })
    await put({ candidate_id: bare, status: 'REJECTED' })
    for (const id of [sent, bare]) expect(await rowOf(id)).toMatchObject({ rejection_reasons: ['other'], rejection_other: reason })
  })

  test('can be followed by an approval [625]', async () => {
    const id = await inStage('REJECTED')
    expect((await put({ candidate_id: id, status: 'APPROVED' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED', verdict: 'approved' })
  })

  test.each([
    ['no reason at all', []],
    ['a reason that does not exist', [2000]],
  ])('refuses %s for a candidate in the review queue', async (_, rejection_reasons) => {
    const candidate_id = await inStage('UNDER_REVIEW')
    const answer = await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, approved: false, rejection_reasons })
    expect(answer.status).toBe(400)
    expect(await stageOf(candidate_id)).toBe('UNDER_REVIEW')
  })
})

test('not interested keeps the reasons, and the comment only for Other [699 776]', async () => {
  const [timing, otherCandidate] = [await inStage('CONTACTED'), await inStage('CONTACTED')]
  const words = { not_interested_reason_other: 'Moved away' }
  await put({ candidate_id: timing, status: 'NOT_INTERESTED', not_interested_code: [2], ...words })
  await put({ candidate_id: otherCandidate, status: 'NOT_INTERESTED', not_interested_code: [8], ...words })
  expect(await rowOf(timing)).toMatchObject({ stage: 'NOT_INTERESTED', not_interested_reasons: ['timing'], not_interested_other: null })
  expect(await rowOf(otherCandidate)).toMatchObject({ not_interested_reasons: ['other'], not_interested_other: 'Moved away' })
})
