import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addPerson, activeProject, colleagueOf, countersOf } from '../../../../testing/projects.ts'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { countDue } from '../../insight/count-due.ts'
import { keptSums, recount } from '../../../../testing/recount.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
let candidate_id: string
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  user = await newUser(testApp.app)
  project_id = await activeProject(testApp, user)
  candidate_id = (await addPerson(testApp, user, project_id, { stage: 'INTERVIEWING' })).id
})

type Body = { error?: string; fields?: Record<string, string>; message?: string }
const move = (status: string, fields: object = {}, actor = user) =>
  actor.call<Body>('POST', 'v2/projects/candidates/status', { project_id, candidate_id, status, ...fields })
const undo = () => user.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id })
const readCard = async (actor = user) =>
  (await actor.call<Record<string, unknown>>('GET', 'v2/projects/candidates/one', { project_id, candidate_id })).body
const row = () => testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', candidate_id).executeTakeFirstOrThrow()

test('refuses an offer and a hire that are too early, without dates, or with invalid dates', async () => {
  const early = await addPerson(testApp, user, project_id, { stage: 'CONTACTED' })
  expect(await move('OFFER', { candidate_id: early.id })).toMatchObject({ status: 409, body: { error: 'invalid_move' } })
  expect(await move('HIRED')).toMatchObject({ status: 400, body: { fields: { start_date: 'Choose the start date.' } } })
  expect(await move('HIRED', { start_date: '2027-02-30' })).toMatchObject({
    status: 400,
    body: { fields: { start_date: 'Choose a valid date.' } },
  })
  expect(await move('OFFER', { offer_date: '2090-01-01' })).toMatchObject({
    status: 400,
    body: { fields: { offer_date: 'An offer that was made can’t be in the future.' } },
  })
  expect((await row()).stage).toBe('INTERVIEWING')
  // V1 has neither
  const older = await user.call<Body>('PUT', 'v1/candidates', { candidate_id, status: 'HIRED' })
  expect([older.status, older.body.fields?.status]).toEqual([400, expect.stringMatching(/^No such stage/)])
  expect((await row()).stage).toBe('INTERVIEWING')
})

test('the path to a hire: dates, history, counters, and analytics, each written once', async () => {
  expect((await move('OFFER', { offer_date: '2026-11-02', offer_note: ' 90k, answer by Friday ' })).status).toBe(200)
  expect(await readCard()).toMatchObject({
    status: 'OFFER',
    offer: { date: '2026-11-02', note: '90k, answer by Friday' },
    start_date: null,
  })
  expect((await move('HIRED', { start_date: '2027-01-04' })).status).toBe(200)
  expect((await move('HIRED', { start_date: '2027-01-04' })).status).toBe(200)
  const hired = (await readCard()) as { history: { label: string; detail: string }[] }
  expect(hired).toMatchObject({ status: 'HIRED', start_date: '2027-01-04', offer: { date: '2026-11-02' } })
  expect(hired.history.map(({ label, detail }) => [label, detail]).slice(-2)).toEqual([
    ['Offer', 'Made on Nov 2, 2026'],
    ['Hired', 'Starts Jan 4, 2027'],
  ])
  const { stored, counted } = await countersOf(testApp, project_id)
  expect([stored, counted]).toEqual([{ HIRED: 1 }, { HIRED: 1 }])
  const { body: projects } = await user.call<{ candidate_batch_count: Record<string, number> }[]>('GET', 'v1/projects')
  expect(projects[0]!.candidate_batch_count).toMatchObject({ HIRED: 1, OFFER: 0 })

  while ((await countDue(testApp.database)) > 0);
  const { workspace_id } = await row()
  expect(await keptSums(testApp.database, workspace_id)).toEqual(await recount(testApp.database, workspace_id))
  const { body } = await user.call<{ funnel: { step: string; n: number }[] }>('GET', 'v2/analytics/pipeline', {})
  expect(body.funnel.slice(-3).map(({ step, n }) => [step, n])).toEqual([
    ['interviewing', 1],
    ['offered', 1],
    ['hired', 1],
  ])
})

test('keeps the terms of an offer, changes them, and forgets them with it', async () => {
  const terms = {
    offer_pay_amount: '95000.50',
    offer_pay_currency: 'EUR',
    offer_start_date: '2027-01-04',
    offer_conditions: ' Six months of probation. ',
  }
  expect((await move('OFFER', { offer_pay_amount: '-1' })).status).toBe(400)
  expect(await move('OFFER', { ...terms, offer_pay_currency: 'BEANS' })).toMatchObject({
    status: 400,
    body: { fields: { offer_pay_currency: 'Choose a currency.' } },
  })
  expect(await move('CONTACTED', terms)).toMatchObject({ status: 400 })
  expect((await row()).stage).toBe('INTERVIEWING')
  expect((await move('OFFER', terms)).status).toBe(200)
  const offered = {
    pay_amount: 95_000.5,
    pay_period: 'year',
    pay_currency: 'EUR',
    start_date: '2027-01-04',
    conditions: 'Six months of probation.',
  }
  expect(await readCard()).toMatchObject({ offer: { terms: offered } })
  expect((await move('OFFER', { ...terms, offer_pay_amount: '40', offer_pay_period: 'hour' })).status).toBe(200)
  expect(await readCard()).toMatchObject({ offer: { terms: { ...offered, pay_amount: 40, pay_period: 'hour' } } })
  expect((await undo()).status).toBe(200)
  expect((await row()).offer_terms).toBeNull()
})

test('undoes a hire and an offer with their dates', async () => {
  await move('OFFER', { offer_date: '2026-11-02', offer_note: 'Base 90k' })
  await move('HIRED', { start_date: '2027-01-04' })
  expect((await undo()).status).toBe(200)
  expect(await row()).toMatchObject({ stage: 'OFFER', offer_day: '2026-11-02', offer_note: 'Base 90k', start_day: null })
  expect((await undo()).status).toBe(200)
  expect(await row()).toMatchObject({ stage: 'INTERVIEWING', offer_day: null, offer_note: null })
  await move('HIRED', { start_date: '2027-01-04' })
  expect((await undo()).status).toBe(200)
  expect(await row()).toMatchObject({ stage: 'INTERVIEWING', start_day: null })
})

test('comment-only users neither move nor read the note', async () => {
  const reader = await colleagueOf(testApp, user, 'Reader')
  await user.call('PUT', 'v1/projects/settings', {
    project_id,
    collaborators: [
      { email: user.email, role: 1 },
      { email: reader.email, role: 3 },
    ],
  })
  expect((await move('OFFER', {}, reader)).status).toBe(403)
  await move('OFFER', { offer_date: '2026-11-02', offer_note: 'Base 90k', offer_pay_amount: '90000' })
  expect(await readCard()).toMatchObject({ offer: { terms: { pay_amount: 90_000 } } })
  expect(await readCard(reader)).toMatchObject({ offer: { date: '2026-11-02', note: null, terms: null } })
})

test('only a candidate with an offer can decline it; V1 shows another reason', async () => {
  const declineReason = { not_interested_code: [30] }
  expect(await move('NOT_INTERESTED', declineReason)).toMatchObject({
    status: 400,
    body: { fields: { not_interested_code: 'There is no offer to decline.' } },
  })
  expect((await user.call<Body>('PUT', 'v1/candidates', { candidate_id, status: 'NOT_INTERESTED', ...declineReason })).status).toBe(400)
  await move('OFFER')
  expect((await move('NOT_INTERESTED', declineReason)).status).toBe(200)
  expect(await readCard()).toMatchObject({ status: 'NOT_INTERESTED', not_interested_reason: [30] })
  const { body } = await user.call<{ candidates: object[] }>('GET', 'v1/candidates', { project_id, status: 'NOT_INTERESTED' })
  expect(body.candidates[0]).toMatchObject({ not_interested_reason: [8] })
})

test('no other project writes to someone who was hired, archived or not, unless taken over', async () => {
  await move('HIRED', { start_date: '2027-01-04' })
  expect(await user.call('POST', 'v2/projects/archive', { project_id, should_archive: true, paused_archived_reason: 6 })).toMatchObject({
    status: 200,
  })
  const otherProject = await activeProject(testApp, user)
  const again = await addPerson(testApp, user, otherProject, { stage: 'APPROVED' })
  const { person_id } = await row()
  await testApp.database.system.updateTable('candidate').set({ person_id }).where('id', '=', again.id).execute()
  const plan = await user.call('GET', 'v2/outreach/plan', { project_id: otherProject, candidate_id: again.id })
  expect(plan.body).toMatchObject({ in_touch: [{ kind: 'hired' }] })
  const write = { project_id: otherProject, candidate_id: again.id }
  const refused = await user.call<Body>('POST', 'v2/projects/candidates/approve_and_send', write)
  expect([refused.status, refused.body.error, refused.body.message]).toEqual([
    409,
    'in_touch_elsewhere',
    expect.stringContaining('your team hired them'),
  ])
  expect((await user.call('POST', 'v2/projects/candidates/approve_and_send', { ...write, take_over: true })).status).toBe(200)
})

test('archives a project as filled only while it has a hired candidate', async () => {
  const archive = () => user.call<Body>('POST', 'v2/projects/archive', { project_id, should_archive: true, paused_archived_reason: 6 })
  expect(await archive()).toMatchObject({ status: 400, body: { fields: { paused_archived_reason: 'Choose one of the listed reasons.' } } })
  await move('HIRED', { start_date: '2027-01-04' })
  const pause = await user.call('POST', 'v2/projects/pause', { project_id, should_pause: true, paused_archived_reason: 6 })
  expect(pause.status).toBe(400)
  expect((await archive()).status).toBe(200)
})
