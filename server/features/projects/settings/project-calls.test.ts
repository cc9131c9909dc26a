import { projectTypeFromWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, completeSettings, newDraft, pageOf, staffOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let member: TestUser
let reader: TestUser
let outsider: TestUser
let stranger: TestUser
let boss: TestUser
beforeAll(async () => {
  testApp = await createTestApp({ settings: { staffDomains: ['house.example'] } })
  ;[user, stranger] = await Promise.all([newUser(testApp.app), newUser(testApp.app, 'Stranger')])
  ;[member, reader, outsider, boss] = (await Promise.all(['Mel', 'Rae', 'Out', 'Bo'].map((name) => colleagueOf(testApp, user, name)))) as [
    TestUser,
    TestUser,
    TestUser,
    TestUser,
  ]
  await testApp.database.system.updateTable('users').set({ is_super_admin: true }).where('email', '=', boss.email).execute()
})
afterAll(() => testApp.close())

const stored = (id: string) => testApp.database.system.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const roster = () => ({
  collaborators: [
    { email: user.email, role: 1 },
    { email: member.email, role: 2 },
    { email: reader.email, role: 3 },
  ],
})
const projectOf = async (actor: TestUser, id: string, base = 'v1') =>
  (await actor.call<Record<string, unknown>[]>('GET', `${base}/projects`)).body.find((project) => project.project_id === id)

describe('opening a project', () => {
  test.each([
    ['v1/projects', '2'],
    ['v1/projects/self_serve', '3'],
    ['v1/projects/autopilot', '1'],
    ['v2/projects', '2'],
  ] as const)('POST %s opens a draft of type %s with its first settings [379 380 383 384]', async (path, type) => {
    const made = await user.call('POST', path, {
      project_name: ' Night shift ',
      job_titles: ['Baker'],
      years_exp_min: 2,
      collaborators: [{ email: member.email, role: 2 }],
    })
    expect(made).toEqual({ status: 201, body: { project_id: expect.stringMatching(/^[0-9a-z]{26}$/), status: '3' } })
    const id = String(made.body.project_id)
    expect(await stored(id)).toMatchObject({
      name: 'Night shift',
      project_type: projectTypeFromWire(type),
      lifecycle_status: 'draft',
      in_auto_swipe_mode: type === '1',
    })
    const { body } = await user.call('GET', 'v1/projects/settings', { project_id: id })
    expect(body).toMatchObject({ job_titles: ['Baker'], years_exp_min: 2, is_self_serve: type === '3', hiring_company: 'Robin Works' })
    expect(body.collaborators).toEqual([
      { email: user.email, role: 1, name: 'Robin Tester' },
      { email: member.email, role: 2, name: 'Mel Colleague' },
    ])
    expect(await user.call('POST', path, { project_name: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { project_name: 'This field is required.' } },
    })
  })

  test.each(['v1/projects', 'v2/projects'])('GET %s lists what the user may open and nothing else [390 391]', async (path) => {
    const id = await activeProject(testApp, user, roster())
    const countOf = async (actor: TestUser) =>
      (await actor.call<{ project_id: string; role: number }[]>('GET', path)).body.find((project) => project.project_id === id)?.role
    expect(await Promise.all([user, member, reader, outsider, stranger, boss].map(countOf))).toEqual([1, 2, 3, undefined, undefined, -1])
  })
})

describe('the fields of a project', () => {
  test('identity, flags and operation [209 210 211]', async () => {
    const id = await newDraft(user)
    const { body } = await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    const project = await projectOf(user, id)
    expect(project).toMatchObject({
      project_id: id,
      project_name: 'Search',
      name: 'Search',
      job_title: 'Software Engineer',
      hiring_company: 'Robin Works',
      status: '4',
      type: '3',
      role: 1,
      is_owner: true,
      is_processing: true,
      is_in_calibration: false,
      is_in_auto_swipe_calibration: false,
      is_admin_in_auto_swipe_calibration: false,
      in_auto_swipe_mode: false,
      is_warmleads_recruiter: false,
      is_archived: false,
      outreach_pause: false,
      show_needs_attention: false,
      is_peq: false,
      is_self_serve: true,
      bias_reducer: false,
      active_calibration_operation: body.lro_id,
    })
    expect(await projectOf(member, id), 'not on the roster').toBeUndefined()
  })

  test('counters under both names, from one person in each stage [212 213 214 215 216]', async () => {
    const id = await activeProject(testApp, user)
    const stages = {
      UNDER_REVIEW: 'review',
      APPROVED: 'approved',
      CONTACTED: 'contacted',
      INTERVIEWING: 'interviewing',
      REJECTED: 'rejected',
      NOT_INTERESTED: 'not_interested',
      AUTOPILOT_RECRUITER: 'warm_leads_recruiter',
      QUESTION: 'warm_leads_question',
      HIRING_MANAGER: 'warm_leads_hm',
      HIRING_MANAGER_APPROVED: 'warm_leads_hm_approved',
      AWAITING_INFO: 'warm_leads_awaiting_info',
      CUSTOM_1: 'custom_1',
      CUSTOM_2: 'custom_2',
      CUSTOM_3: 'custom_3',
      CUSTOM_4: 'custom_4',
      CUSTOM_5: 'custom_5',
    } as const
    const counts: Record<string, number> = {}
    for (const [index, stage] of (Object.keys(stages) as (keyof typeof stages)[]).entries()) {
      const people = 1 + (index % 2)
      for (let n = 0; n < people; n++) await addPerson(testApp, user, id, { stage })
      counts[stage] = people
    }
    const project = (await projectOf(user, id))!
    expect(project.candidate_batch_count).toMatchObject(counts)
    for (const [stage, name] of Object.entries(stages)) expect(project[`candidates_${name}_count`], stage).toBe(counts[stage])
  })

  test("returns the project fields of a candidate's screen on both bases [217 227 583 584 585 586]", async () => {
    const id = await activeProject(testApp, user, {
      needs_email_confirmation: true,
      confirm_email_before_send: true,
      allow_work_emails: false,
      bias_reducer: true,
      sender_name: 'Robin  van Tester',
      recruiter_notes: { mandatory_requirements: 'Shifts', additional_suggestions: 'Rye', tips: 'Ask early' },
    })
    await user.call('POST', 'v2/projects/pause', {
      project_id: id,
      should_pause: true,
      paused_archived_reason: 5,
      paused_archived_reason_other: 'Holidays',
    })
    const change = {
      needs_email_confirmation: true,
      confirm_email_before_send: true,
      allow_work_emails: false,
      bias_reducer: true,
      allow_calibration_disable: true,
      is_autopilot_recruiter: false,
      operations_status: 'new',
      is_peq: false,
      peq_dict: {},
      outreach_pause: true,
      paused_archived_reason: 5,
      paused_archived_reason_other: 'Holidays',
      recruiter_notes: { mandatory_requirements: 'Shifts', additional_suggestions: 'Rye', tips: 'Ask early' },
      template_vars_dict: {
        job_title: 'Software Engineer',
        hiring_company: 'Robin Works',
        sender_first_name: 'Robin',
        sender_name: 'Robin van Tester',
      },
      active_calibration_operation: null,
    }
    expect(await projectOf(user, id, 'v1')).toMatchObject(change)
    expect(await projectOf(user, id, 'v2')).toMatchObject(change)
  })
})

describe('single fields', () => {
  test('a rejection may teach the project what it avoids and stop the search for similar people [774]', async () => {
    const id = await activeProject(testApp, user, { ...roster(), keywords_required: ['ovens'] })
    const taught = { bad_job_titles: ['Intern'], bad_companies: ['Stale & Sons'], keywords_required: ['rye'], should_populate: false }
    expect(await member.call('PUT', 'v1/projects', { project_id: id, ...taught })).toEqual({ status: 200, body: { ok: true } })
    expect((await user.call('GET', 'v1/projects/settings', { project_id: id })).body).toMatchObject(taught)
    expect(await reader.call('PUT', 'v1/projects', { project_id: id, bad_companies: ['Old Mill'] })).toMatchObject({ status: 403 })
    expect(await member.call('PUT', 'v1/projects', { project_id: id, job_title: 'Baker' }), 'other settings').toMatchObject({ status: 403 })
  })

  test('lets the team change go-live and needs-attention, and staff admin calibration and health', async () => {
    const staff = await staffOf(testApp, user, 'Sal')
    const id = await activeProject(testApp, user, { collaborators: [...roster().collaborators, { email: staff.email, role: 2 }] })
    const put = async (actor: TestUser, fields: object) => (await actor.call('PUT', 'v1/projects', { project_id: id, ...fields })).status
    expect(await put(member, { golive: true, show_needs_attention: true })).toBe(200)
    for (const fields of [{ is_admin_in_auto_swipe_calibration: true }, { operations_status: 'healthy' }, { is_free_trial: true }]) {
      expect(await put(user, fields)).toBe(403)
      expect(await put(staff, fields)).toBe(200)
    }
    expect(await put(staff, { operations_status: 'fine' })).toBe(400)
    expect(await put(user, { is_in_calibration: true })).toBe(409)
    expect(await projectOf(user, id)).toMatchObject({
      golive: true,
      show_needs_attention: true,
      is_admin_in_auto_swipe_calibration: true,
      operations_status: 'healthy',
      is_free_trial: true,
      contacts_left: 25,
    })
  })

  test('hard requirements are for super admins [364]', async () => {
    const notes = { mandatory_requirements: 'Shifts', additional_suggestions: '', tips: '' }
    const id = await activeProject(testApp, user, { ...roster(), recruiter_notes: notes })
    const ask = (actor: TestUser, project_id = id) => actor.call('GET', 'v1/projects/hard_requirements', { project_id })
    expect(await ask(boss)).toEqual({ status: 200, body: { recruiter_notes: notes } })
    expect((await Promise.all([user, member, reader, outsider, stranger].map((actor) => ask(actor)))).map(({ status }) => status)).toEqual([
      403, 403, 403, 404, 404,
    ])
    expect((await ask(boss, 'absent')).status).toBe(404)
  })
})

describe('copying', () => {
  test.each([
    ['v1/projects/copy', '', 'Search - copy'],
    ['v2/projects/copy', ' Second try ', 'Second try'],
  ])('POST %s creates an exact copy without people [274 388 389]', async (path, project_copy_name, name) => {
    const id = await activeProject(testApp, user, { ...completeSettings, ...roster(), bias_reducer: true, keywords_required: ['ovens'] })
    await addPerson(testApp, user, id)
    await user.call('PUT', 'v1/projects', { project_id: id, show_needs_attention: true })
    await user.call('POST', 'v2/projects/pause', { project_id: id, should_pause: true })
    const made = await member.call<string>('POST', path, { project_id: id, project_copy_name })
    expect(made).toEqual({ status: 200, body: expect.stringMatching(/^[0-9a-z]{26}$/) })
    const copy = made.body
    const settingsOf = async (project_id: string) => ({
      ...(await user.call('GET', 'v1/projects/settings', { project_id })).body,
      project_id: id,
      version: 0,
    })
    expect(await settingsOf(copy)).toEqual({ ...(await settingsOf(id)), project_name: name })
    expect(await stored(copy)).toMatchObject({
      lifecycle_status: 'active',
      project_type: 'self-serve',
      bias_reducer: true,
      show_needs_attention: true,
      outreach_pause: false,
      is_archived: false,
      is_processing: false,
      calibrated_at: null,
    })
    expect(await pageOf(user, copy, 'UNDER_REVIEW')).toEqual([])
    expect(await projectOf(member, copy)).toMatchObject({ role: 2, is_owner: true, candidates_review_count: 0 })
    expect((await user.call('POST', 'v1/projects/reform', { project_id: copy })).status, 'a search brings a new batch').toBe(200)
  })

  test('one request creates one copy; a draft stays a draft; comment-only users may not copy', async () => {
    const id = await newDraft(user, roster())
    const copy = (actor: TestUser, request_id: string) => actor.call('POST', 'v1/projects/copy', { project_id: id, request_id })
    const [first, again] = await Promise.all([copy(user, 'a'), copy(user, 'a')])
    expect(again.body).toEqual(first.body)
    expect((await copy(user, 'b')).body).not.toEqual(first.body)
    expect((await copy(member, 'a')).body).not.toEqual(first.body)
    expect(await stored(String(first.body))).toMatchObject({ lifecycle_status: 'draft' })
    expect((await Promise.all([reader, outsider, stranger].map((actor) => copy(actor, 'a')))).map(({ status }) => status)).toEqual([
      403, 404, 404,
    ])
  })
})

test('the list of projects returns 304 while its tag is valid, only to its own user', async () => {
  const project = await newDraft(user)
  const read = (session: string, tag?: string) =>
    testApp.app.inject({
      url: '/api/v1/projects',
      headers: { 'x-parse-session-token': session, ...(tag === undefined ? {} : { 'if-none-match': tag }) },
    })
  const first = await read(user.session)
  const tag = String(first.headers['etag'])
  expect(first.json<{ project_id: string }[]>().some((entry) => entry.project_id === project)).toBe(true)
  const again = await read(user.session, tag)
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-store'])
  expect((await read(stranger.session, tag)).statusCode).toBe(200)
  expect((await read('x'.repeat(43), tag)).statusCode).toBe(401)
  await user.call('PUT', 'v1/projects/settings', { project_id: project, project_name: 'Renamed' })
  const changed = await read(user.session, tag)
  expect([changed.statusCode, changed.body.includes('Renamed')]).toEqual([200, true])
})
