import { historyEventFromWire, historyEventToWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf, countersOf } from '../../../../testing/projects.ts'
import { changeCandidate } from './change-candidate.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
let candidate_id: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())
beforeEach(async () => {
  candidate_id = (await addPerson(testApp, user, project_id)).id
})

const row = () => testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', candidate_id).executeTakeFirstOrThrow()
const history = () =>
  testApp.database.system
    .selectFrom('candidate_history')
    .selectAll()
    .where('candidate_id', '=', candidate_id)
    .orderBy('at')
    .orderBy('id')
    .execute()
const codes = async () => (await history()).map((line) => historyEventToWire(line.event))
const swipe = (fields: object) => user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, ...fields })
const move = (status: string, fields: object = {}) => user.call('PUT', 'v1/candidates', { candidate_id, status, ...fields })
const undo = (actor = user) => actor.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id })

describe('a verdict', () => {
  test.each([
    [{ approved: false }, { rejection_code: 'Please indicate reasons for rejection' }],
    [{ approved: false, rejection_reasons: [99], rejection_reason_other: 'x' }, { rejection_reasons: 'Choose one of the listed reasons.' }],
    [{ approved: false, rejection_reasons: [] }, { rejection_code: 'Please indicate reasons for rejection' }],
  ])("refuses %j with the field's sentence", async (fields, sentences) => {
    expect(await swipe(fields)).toMatchObject({ status: 400, body: { error: 'invalid_input', fields: sentences } })
    expect(await row()).toMatchObject({ stage: 'UNDER_REVIEW', verdict: null })
  })

  test('refuses an empty decision and a second, different one', async () => {
    expect(await swipe({})).toMatchObject({ status: 400, body: { fields: { approved: 'This field is required.' } } })
    expect((await swipe({ approved: true })).status).toBe(200)
    const again = { approved: false, rejection_reasons: [3], rejection_reason_other: 'Too junior' }
    expect(await swipe(again)).toMatchObject({
      status: 409,
      body: { error: 'invalid_move', message: 'This candidate has already been reviewed.' },
    })
    expect(await codes()).toEqual([2, 3])
  })

  test("repeated by the same user after a lost response is one verdict; another user's is refused", async () => {
    const first = await swipe({ approved: true })
    expect(await swipe({ approved: true })).toEqual(first)
    expect(await codes()).toEqual([2, 3])
    const colleague = await colleagueOf(testApp, user)
    await user.call('PUT', 'v1/projects/settings', {
      project_id,
      collaborators: [
        { email: user.email, role: 1 },
        { email: colleague.email, role: 2 },
      ],
    })
    const answer = await colleague.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, approved: true })
    expect(answer.status).toBe(409)
  })

  test('lets one of two concurrent decisions win and tells the other user', async () => {
    const answers = await Promise.all([
      swipe({ approved: true }),
      swipe({ approved: false, rejection_reasons: [1], bad_job_titles: ['Baker'] }),
    ])
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 409])
    expect(await history()).toHaveLength(2)
  })

  test('a rejection keeps its reasons in the list of rejected candidates', async () => {
    await swipe({ approved: false, rejection_reasons: [1, 13], bad_job_titles: ['Baker'], bad_companies: ['Ovens Ltd'] })
    expect(await row()).toMatchObject({
      stage: 'REJECTED',
      verdict: 'rejected',
      rejection_reasons: ['job_title', 'company'],
      bad_job_titles: ['Baker'],
      bad_companies: ['Ovens Ltd'],
      processed: true,
    })
    expect(await codes()).toEqual([2, 4])
  })
})

describe('a move', () => {
  test.each([
    ['APPROVED', 3],
    ['CONTACTED', 6],
    ['WARM_LEADS_HM', 22],
    ['HIRING_MANAGER_APPROVED', 23],
    ['warm_leads_question', 24],
    ['AWAITING_INFO', 25],
    ['INTERVIEWING', 8],
    ['NOT_INTERESTED', 9],
    ['CUSTOM_3', 16],
  ])('writes history code %i with the user for %s', async (status, code) => {
    expect((await move(status)).status).toBe(200)
    const { userId } = await contextOf(testApp, user)
    expect((await history()).at(-1)).toMatchObject({ event: historyEventFromWire(code), from_stage: 'UNDER_REVIEW', user_id: userId })
  })

  test('manually to Rejected is recorded with a reason', async () => {
    await move('REJECTED')
    expect(await row()).toMatchObject({ rejection_reasons: ['other'], rejection_other: 'Manually transitioned to rejected' })
  })

  test("of a rejected candidate to Rejected updates the reason, and isn't a second move", async () => {
    await move('REJECTED')
    const lines = (await history()).length
    expect(await move('REJECTED', { rejection_code: [99] })).toMatchObject({
      status: 400,
      body: { fields: { rejection_code: 'Choose one of the listed reasons.' } },
    })
    expect((await move('REJECTED', { rejection_code: [1], bad_job_titles: ['Baker'] })).status).toBe(200)
    expect(await row()).toMatchObject({ rejection_reasons: ['job_title'], rejection_other: null, bad_job_titles: ['Baker'] })
    expect((await move('REJECTED')).status).toBe(200)
    expect(await row()).toMatchObject({ rejection_reasons: ['job_title'] })
    expect(await history()).toHaveLength(lines)
  })

  test('never back to review, never from Not Interested to Interested, and only once to the same stage', async () => {
    expect(await move('UNDER_REVIEW')).toMatchObject({ status: 409, body: { error: 'invalid_move' } })
    await move('NOT_INTERESTED', { not_interested_code: [2] })
    const lines = (await history()).length
    expect(await move('NOT_INTERESTED')).toMatchObject({ status: 200 })
    expect(await history()).toHaveLength(lines)
    expect(await move('HIRING_MANAGER')).toMatchObject({
      status: 409,
      body: { message: 'Selected candidate(s) ineligible for Interested.' },
    })
    expect(await move('NOWHERE')).toMatchObject({ status: 400 })
    expect(await row()).toMatchObject({ stage: 'NOT_INTERESTED', not_interested_reasons: ['timing'] })
  })

  test('saves the move with its other changes or not at all', async () => {
    expect(await move('UNDER_REVIEW', { notes: 'Kept?', disable_followups: true })).toMatchObject({ status: 409 })
    expect(await row()).toMatchObject({ notes: null, disable_followups: false })
    expect(await move('APPROVED', { updated_candidate_email: 'not an address' })).toMatchObject({ status: 400 })
    expect(await row()).toMatchObject({ stage: 'UNDER_REVIEW' })
    expect((await move('APPROVED', { notes: 'Kept', updated_candidate_email: 'Jo@New.example' })).status).toBe(200)
    expect(await row()).toMatchObject({ stage: 'APPROVED', notes: 'Kept', preferred_email: 'jo@new.example' })
    expect(await move('CONTACTED', { updated_candidate_email: 'jo@new.example' })).toMatchObject({
      status: 400,
      body: { fields: { updated_candidate_email: 'This email already exists.' } },
    })
  })

  test('that fails halfway leaves nothing', async () => {
    const before = { counters: await countersOf(testApp, project_id), row: await row(), history: await history() }
    const ctx = await contextOf(testApp, user)
    const events = () => testApp.database.system.selectFrom('event').select('id').execute()
    const eventCount = (await events()).length
    // the history line names a nonexistent user: the database refuses it after stage and counters were written
    const failing = changeCandidate({ ...ctx, userId: 'unknown' }, { candidateId: candidate_id, move: { to: 'APPROVED' } })
    await expect(failing).rejects.toThrow(/foreign key/)
    expect({ counters: await countersOf(testApp, project_id), row: await row(), history: await history() }).toEqual(before)
    expect((await events()).length).toBe(eventCount)
  })
})

describe('undoing', () => {
  test('saves reasons and dates with a decision, once', async () => {
    await swipe({ approved: true })
    expect(await undo()).toEqual({ status: 200, body: { status: 'UNDER_REVIEW' } })
    expect(await row()).toMatchObject({ stage: 'UNDER_REVIEW', verdict: null, approved_at: null, processed: false })
    expect(await undo(), 'undoing is not undone').toMatchObject({ status: 409, body: { error: 'nothing_to_undo' } })
    await swipe({ approved: false, rejection_reasons: [3], rejection_reason_other: 'Junior' })
    expect((await undo()).status).toBe(200)
    expect(await row()).toMatchObject({ stage: 'UNDER_REVIEW', verdict: null, rejection_reasons: [], rejection_other: null })
  })

  test('step by step, and keeps the verdict that belongs to the stage', async () => {
    await swipe({ approved: true })
    await move('CONTACTED')
    await move('INTERVIEWING')
    expect((await undo()).body).toEqual({ status: 'CONTACTED' })
    expect((await undo()).body).toEqual({ status: 'APPROVED' })
    expect(await row()).toMatchObject({ verdict: 'approved', interview_at: null, contacted_at: null, approved_at: expect.any(Date) })
    expect((await undo()).body).toEqual({ status: 'UNDER_REVIEW' })
    expect((await undo()).status).toBe(409)
  })

  test('not by another user, not after ten minutes, not after someone moved the candidate on', async () => {
    const otherColleague = await colleagueOf(testApp, user)
    await testApp.database.system
      .insertInto('project_collaborator')
      .values({
        project_id,
        workspace_id: (await contextOf(testApp, user)).workspaceId,
        email: otherColleague.email,
        roster_role: 'member',
      })
      .execute()
    await swipe({ approved: true })
    expect((await undo(otherColleague)).status).toBe(409)
    await otherColleague.call('PUT', 'v1/candidates', { candidate_id, status: 'CONTACTED' })
    expect((await undo()).status).toBe(409)
    await testApp.database.system
      .updateTable('candidate_history')
      .set({ at: new Date(Date.now() - 11 * 60_000) })
      .where('candidate_id', '=', candidate_id)
      .execute()
    expect((await undo(otherColleague)).status).toBe(409)
    expect(await row()).toMatchObject({ stage: 'CONTACTED' })
  })
})

test('saves a rating from 1 to 3 with its move and refuses others', async () => {
  await move('APPROVED')
  expect((await move('HIRING_MANAGER_APPROVED', { approval_score: 4 })).status).toBe(400)
  expect((await move('HIRING_MANAGER_APPROVED', { approval_score: 3, approval_score_other: 'Skills match, Education' })).status).toBe(200)
  expect(await row()).toMatchObject({
    stage: 'HIRING_MANAGER_APPROVED',
    approval_score: 3,
    approval_score_other: 'Skills match, Education',
  })
})
