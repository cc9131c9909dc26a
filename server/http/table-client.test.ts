// A client written only from the specifications' tables: it sends the fields they list, form-encoded, and nothing more.
import { notInterestedFromWire, rejectionFromWire, stopReasonFromWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, newUser, type TestApp, type TestUser } from '../../testing/test-app.ts'
import { activeProject, addPerson, newDraft, newSearch, pageOf, searchNow } from '../../testing/projects.ts'
import type { Stage } from '@fairlead/domain/shared/stages'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ people: 400 })
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const projectRow = (id: string) => testApp.database.system.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const candidateRow = (id: string) =>
  testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const settingsOf = async (project_id: string) => (await user.call('GET', 'v1/projects/settings', { project_id })).body

describe('rejecting with reasons only', () => {
  test('swipe', async () => {
    const project_id = await newSearch(testApp, user)
    const [card] = await pageOf(user, project_id, 'UNDER_REVIEW')
    const verdict = { project_id, is_calibration: true, candidate_id: card!.id, approved: false }
    expect(await user.call('POST', 'v2/projects/candidates/swipe', verdict)).toMatchObject({
      status: 400,
      body: { message: 'Please indicate reasons for rejection' },
    })
    expect(await user.call('POST', 'v2/projects/candidates/swipe', { ...verdict, rejection_reasons: [3, 10] })).toEqual({
      status: 200,
      body: { remaining_swipes: 9 },
    })
    expect(await candidateRow(card!.id)).toMatchObject({
      stage: 'REJECTED',
      rejection_reasons: ['underqualified', 'missing_skills'],
      rejection_other: null,
    })
  })

  test.each<[string, Stage]>([
    ['hm_review', 'HIRING_MANAGER'],
    ['recruiter_review', 'AUTOPILOT_RECRUITER'],
  ])('%s', async (call, stage) => {
    const project_id = await activeProject(testApp, user)
    const { id: candidate_id } = await addPerson(testApp, user, project_id, { stage })
    const verdict = { approved: false, project_id, candidate_id, rejection_reasons: [5] }
    expect(await user.call('POST', `v2/projects/candidates/${call}`, verdict)).toMatchObject({ status: 200 })
    expect(await candidateRow(candidate_id)).toMatchObject({
      stage: 'REJECTED',
      rejection_reasons: ['overqualified'],
      rejection_other: null,
    })
  })

  test('PUT v1/candidates, again with other reasons, and never with reasons but no status', async () => {
    const project_id = await activeProject(testApp, user)
    const { id: candidate_id } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
    const put = (fields: object) => user.call('PUT', 'v1/candidates', { candidate_id, ...fields })
    expect(await put({ notes: 'Called.', rejection_code: [3] })).toMatchObject({
      status: 400,
      body: { fields: { status: 'This field is required.' } },
    })
    expect(await candidateRow(candidate_id)).toMatchObject({ stage: 'APPROVED', notes: expect.not.stringContaining('Called') })
    for (const rejection_code of [[3], [7, 14]]) {
      expect(await put({ status: 'REJECTED', rejection_code })).toMatchObject({ status: 200 })
      expect(await candidateRow(candidate_id)).toMatchObject({
        stage: 'REJECTED',
        rejection_reasons: rejection_code.map((code) => rejectionFromWire(code)),
      })
    }
  })
})

describe('a profile', () => {
  test('is saved with the given fields; blank ones are refused and the address stays', async () => {
    const someone = await newUser(testApp.app, 'Kim')
    const before = (await someone.call('GET', 'v1/users/profile')).body
    const { status, body } = await someone.call('PUT', 'v1/users/profile', { first_name: 'Kimberly', company: 'Harbor' })
    expect([status, body]).toEqual([200, { ...before, first_name: 'Kimberly', company: 'Harbor' }])
    expect(await someone.call('PUT', 'v1/users/profile', { email: '' })).toMatchObject({
      status: 400,
      body: { fields: { email: 'This field is required.' } },
    })
    expect((await someone.call('PUT', 'v1/users/profile', { current_password: 'x' })).status, 'nothing to change').toBe(400)
  })
})

describe('a project with a name, titles, places, and keywords', () => {
  const fields = {
    project_name: 'Engineers',
    job_titles: ['Software Engineer'],
    locations: ['San Francisco'],
    keywords_optional: ['TypeScript'],
  }

  test.each([
    ['v1/projects', 'v2/projects/flashcards', 202],
    ['v2/projects', 'v1/projects/reform', 200],
    ['v1/projects/autopilot', 'v2/projects/flashcards', 202],
    ['v1/projects/self_serve', 'v2/projects/flashcards/initial', 202],
  ])('opened by %s searches by %s', async (open, search, status) => {
    const made = await user.call<{ project_id: string }>('POST', open, fields)
    expect(made.status).toBe(201)
    const { project_id } = made.body
    const started = await user.call<{ lro_id: string }>('POST', search, { project_id })
    expect(started).toEqual({ status, body: { lro_id: expect.any(String) } })
    await searchNow(testApp, user, project_id)
    expect(await user.call('GET', 'v2/lro', { lro_id: started.body.lro_id })).toMatchObject({ body: { status: 'COMPLETED' } })
    expect((await pageOf(user, project_id, 'UNDER_REVIEW')).length).toBe(10)
    expect(await settingsOf(project_id)).toMatchObject({
      ...fields,
      job_title: 'Software Engineer',
      outreach_templates: [{ initial_outreach_subject: '{{job_title}} at {{hiring_company}}' }],
    })
  })

  test('without a title to search for it is refused by field, and stays a draft', async () => {
    const { body } = await user.call<{ project_id: string }>('POST', 'v1/projects', { project_name: 'Nameless' })
    for (const call of ['v2/projects/flashcards', 'v1/projects/reform'])
      expect(await user.call('POST', call, { project_id: body.project_id })).toMatchObject({
        status: 400,
        body: { message: 'This project is not complete yet.', fields: { job_titles: 'This field is required.' } },
      })
    expect(await projectRow(body.project_id)).toMatchObject({ lifecycle_status: 'draft', is_processing: false })
  })
})

describe('a change is made or refused', () => {
  test('PUT v1/projects saves every setting in the request', async () => {
    const project_id = await activeProject(testApp, user)
    expect(await user.call('PUT', 'v1/projects', { project_id, job_title: 'Foreman', golive: true })).toMatchObject({ status: 200 })
    expect(await settingsOf(project_id)).toMatchObject({ job_title: 'Foreman' })
    expect(await projectRow(project_id)).toMatchObject({ job_title: 'Foreman', golive: true })
  })

  test.each([
    ['PUT', 'v1/projects', 'project_id'],
    ['PUT', 'v1/projects/settings', 'project_id'],
    ['POST', 'v2/projects/settings', 'project_id'],
  ] as const)('%s %s that names nothing it knows is refused', async (method, path, key) => {
    const project_id = await activeProject(testApp, user)
    expect(await user.call(method, path, { [key]: project_id, job_tilte: 'Foreman' })).toMatchObject({
      status: 400,
      body: { message: 'Specify at least one field to change.' },
    })
  })

  test('lists unknown fields in the response', async () => {
    const project_id = await activeProject(testApp, user)
    const put = (payload: object) =>
      testApp.app.inject({
        method: 'PUT',
        url: `/api/v1/projects/settings?project_id=${project_id}`,
        headers: { 'x-parse-session-token': user.session },
        payload,
      })
    const mixed = await put({ job_title: 'Foreman', job_tilte: 'Foreman', 'größe\n': 1 })
    expect(mixed.statusCode).toBe(200)
    expect(mixed.headers['x-ignored-fields']).toBe('job_tilte, gr%C3%B6%C3%9Fe%0A')
    expect((await put({ job_title: 'Foreman' })).headers).not.toHaveProperty('x-ignored-fields')
  })

  test('refuses pausing a draft or an archived project; pausing again stores a new reason', async () => {
    const pause = (project_id: string, fields: object = {}) =>
      user.call('POST', 'v2/projects/pause', { project_id, should_pause: true, ...fields })
    const draft = await newDraft(user)
    expect(await pause(draft)).toMatchObject({ status: 409, body: { message: 'A draft can’t be paused. Archive it instead.' } })
    expect(await projectRow(draft)).toMatchObject({ outreach_pause: false, lifecycle_status: 'draft' })
    const id = await activeProject(testApp, user)
    for (const reason of [2, 4]) {
      expect(await pause(id, { paused_archived_reason: reason })).toMatchObject({ status: 200 })
      expect(await projectRow(id)).toMatchObject({ outreach_pause: true, paused_archived_reason: stopReasonFromWire(reason) })
    }
    await user.call('POST', 'v2/projects/archive', { project_id: id, should_archive: true })
    expect(await pause(id)).toMatchObject({ status: 409, body: { message: 'This project is archived.' } })
  })

  test("stores reasons and dates in the candidate's current stage, and refuses them with a move to another", async () => {
    const project_id = await activeProject(testApp, user)
    const { id: candidate_id } = await addPerson(testApp, user, project_id, { stage: 'CONTACTED' })
    const move = (status: string, fields: object = {}) =>
      user.call('POST', 'v2/projects/candidates/status', { project_id, candidate_id, status, ...fields })
    for (const code of [2, 3]) {
      expect(await move('NOT_INTERESTED', { not_interested_code: [code] })).toMatchObject({ status: 200 })
      expect(await candidateRow(candidate_id)).toMatchObject({
        stage: 'NOT_INTERESTED',
        not_interested_reasons: [notInterestedFromWire(code)],
      })
    }
    expect(await move('NOT_INTERESTED', { not_interested_code: ['offer_declined'] })).toMatchObject({ status: 400 })
    for (const [stage, fields] of [
      ['INTERVIEWING', { offer_date: '2026-11-02' }],
      ['INTERVIEWING', { start_date: '2026-11-02' }],
      ['INTERVIEWING', { not_interested_code: [2] }],
    ] as const)
      expect(await move(stage, fields)).toMatchObject({ status: 400, body: { fields: { [Object.keys(fields)[0]!]: expect.any(String) } } })
    expect(await candidateRow(candidate_id)).toMatchObject({ stage: 'NOT_INTERESTED' })
    await move('INTERVIEWING')
    for (const day of ['2026-11-02', '2026-11-03']) {
      expect(await move('OFFER', { offer_date: day })).toMatchObject({ status: 200 })
      expect(await candidateRow(candidate_id)).toMatchObject({ stage: 'OFFER', offer_day: day })
    }
    for (const day of ['2027-01-04', '2027-02-01']) {
      expect(await move('HIRED', { start_date: day })).toMatchObject({ status: 200 })
      expect(await candidateRow(candidate_id)).toMatchObject({ stage: 'HIRED', start_day: day, offer_day: '2026-11-03' })
    }
  })

  test('marking a nonexistent notification as read is refused', async () => {
    expect(await user.call('PUT', 'v1/notifications', { notification_id: 'absent' })).toMatchObject({ status: 404 })
  })
})
