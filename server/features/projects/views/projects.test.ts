// A project from draft to archive: settings in every list format, versions, roster, lifecycle with its events.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { activeProject, colleagueOf, newDraft, outreachTemplate } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
afterAll(() => testApp.close())

const stored = (id: string) => testApp.database.system.selectFrom('project').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const eventsOf = async (id: string) => {
  const rows = await testApp.database.system.selectFrom('event').select(['type', 'payload']).orderBy('id').execute()
  return rows.filter((row) => (row.payload as { projectId?: string }).projectId === id).map((row) => row.type)
}
const rawForm = (project_id: string, form: string) =>
  testApp.app.inject({
    method: 'PUT',
    url: '/api/v1/projects/settings',
    headers: { 'x-parse-session-token': user.session, 'content-type': 'application/x-www-form-urlencoded' },
    payload: `project_id=${project_id}&${form}`,
  })

describe('a draft', () => {
  test.each(['v1/projects', 'v1/projects/self_serve'])('%s opens one with 201 and needs a name only', async (path) => {
    const made = await user.call('POST', path, { project_name: ' Night shift ' })
    expect(made).toEqual({ status: 201, body: { project_id: expect.stringMatching(/^[0-9a-z]{26}$/), status: '3' } })
    const { body } = await user.call('GET', 'v1/projects/settings', { project_id: made.body.project_id })
    expect(body).toMatchObject({
      project_name: 'Night shift',
      hiring_company: 'Robin Works',
      sender_name: 'Robin Tester',
      status: '3',
      version: 1,
    })
    expect(body.collaborators).toEqual([{ email: user.email, role: 1, name: 'Robin Tester' }])
    expect(await user.call('POST', path, { project_name: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { project_name: 'This field is required.' } },
    })
  })

  test.each([
    ['key[]', 'job_titles[]=Baker&job_titles[]=Pastry%20Chef'],
    ['a repeated key', 'job_titles=Baker&job_titles=Pastry%20Chef'],
    ['a JSON array', `job_titles=${encodeURIComponent('["Baker","Pastry Chef"]')}`],
    ['numbered brackets', 'job_titles[0]=Baker&job_titles[1]=Pastry%20Chef'],
  ])('accepts a list as %s', async (_, form) => {
    const id = await newDraft(user)
    expect((await rawForm(id, form)).json()).toMatchObject({ job_titles: ['Baker', 'Pastry Chef'] })
  })

  test('treats one value as a list, an empty one as clearing, and a missing one as unchanged', async () => {
    const id = await newDraft(user, { keywords_required: ['ovens'], years_exp_min: 3, mba: true })
    expect((await rawForm(id, 'job_titles=Baker')).json()).toMatchObject({
      job_titles: ['Baker'],
      keywords_required: ['ovens'],
      years_exp_min: 3,
      mba: true,
    })
    expect((await rawForm(id, 'keywords_required=&years_exp_min=&mba=false')).json()).toMatchObject({
      keywords_required: [],
      years_exp_min: null,
      mba: false,
    })
  })

  test("is stored under the spec's names", async () => {
    const id = await newDraft(user, {
      ideal_candidates: [{ linkedin_profile_url: 'www.linkedin.com/in/Ada-Moss/' }],
      comp_target_min: 90_000,
      top10_school: true,
    })
    const { settings } = await stored(id)
    const keys = Object.keys(settings as object)
    expect(keys.filter((key) => !/^[a-z][a-z0-9_]*$/.test(key))).toEqual([])
    expect(settings).toMatchObject({
      outreach_templates: [outreachTemplate],
      ideal_candidates: [{ linkedin_profile_url: 'https://www.linkedin.com/in/ada-moss', core_candidate_id: null }],
      comp_target_min: 90_000,
      top10_school: true,
    })
    const { body } = await user.call('GET', 'v1/projects/settings', { project_id: id })
    expect(Object.keys(body)).toEqual(expect.arrayContaining(keys))
  })

  test('refuses to overwrite unseen changes and changes nothing', async () => {
    const id = await newDraft(user)
    const { version } = await stored(id)
    const [first, second] = await Promise.all(
      ['One', 'Two'].map((job_title) => user.call('PUT', 'v1/projects/settings', { project_id: id, version, job_title })),
    )
    const [won, lost] = first!.status === 200 ? [first!, second!] : [second!, first!]
    expect([won.status, lost.status]).toEqual([200, 409])
    expect(lost.body).toMatchObject({ error: 'edited_meanwhile' })
    expect(await stored(id)).toMatchObject({ version: version + 1, job_title: won.body.job_title })
  })

  test('is submitted when complete, else refused with every missing field', async () => {
    const made = await user.call<{ project_id: string }>('POST', 'v1/projects/self_serve', { project_name: 'Bare' })
    const project_id = made.body.project_id
    const refused = await user.call('POST', 'v2/projects/flashcards/initial', { project_id })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.fields as object).toSorted()).toEqual(['job_title', 'job_titles'])
    expect(await stored(project_id)).toMatchObject({ lifecycle_status: 'draft', is_processing: false })

    const id = await newDraft(user)
    const submitted = await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    expect(submitted.status).toBe(202)
    expect(await stored(id)).toMatchObject({ lifecycle_status: 'queued', is_processing: true })
    const happened = async () => (await eventsOf(id)).filter((type) => type === 'project.submitted' || type === 'search.requested')
    expect(await happened()).toEqual(['project.submitted', 'search.requested'])
    const again = await user.call('POST', 'v2/projects/flashcards/initial', { project_id: id })
    expect(again, 'asking twice starts one search').toEqual(submitted)
    expect(await happened(), 'and requests it once').toEqual(['project.submitted', 'search.requested'])
    expect(await user.call('GET', 'v2/lro', { lro_id: submitted.body.lro_id })).toMatchObject({
      status: 200,
      body: { status: 'PENDING', progress_pct: 0 },
    })
  })
})

describe('the roster', () => {
  test('role 1 changes settings, role 2 decides, role 3 reads, no one else sees the project', async () => {
    const [member, reader, outsider] = await Promise.all(['Mel', 'Rae', 'Out'].map((name) => colleagueOf(testApp, user, name)))
    const id = await activeProject(testApp, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: member!.email.toUpperCase(), role: 2 },
        { email: reader!.email, role: 3 },
      ],
    })
    const statusOf = async (actor: TestUser, method: 'GET' | 'PUT' | 'POST', path: string, fields = {}) =>
      (await actor.call(method, path, { project_id: id, ...fields })).status
    for (const [actor, read, decide, administer] of [
      [user, 200, 200, 200],
      [member!, 200, 200, 403],
      [reader!, 200, 403, 403],
      [outsider!, 404, 404, 404],
    ] as const) {
      expect(await statusOf(actor, 'GET', 'v1/projects/settings')).toBe(read)
      expect(await statusOf(actor, 'PUT', 'v1/projects', { show_needs_attention: true })).toBe(decide)
      expect(await statusOf(actor, 'PUT', 'v1/projects/settings', { job_title: 'Baker' })).toBe(administer)
      expect(await statusOf(actor, 'POST', 'v2/projects/archive', { should_archive: false })).toBe(administer)
      const { body } = await actor.call<{ project_id: string; role: number }[]>('GET', 'v1/projects')
      expect(body.find((project) => project.project_id === id)?.role).toBe(
        { 200: actor === user ? 1 : actor === member ? 2 : 3, 404: undefined }[read],
      )
    }
  })

  test("users can't lock themselves out", async () => {
    const id = await newDraft(user)
    const { status, body } = await user.call('PUT', 'v1/projects/settings', {
      project_id: id,
      collaborators: [{ email: 'else@team.example', role: 1 }],
    })
    expect({ status, fields: body.fields }).toEqual({
      status: 400,
      fields: { collaborators: 'You would lock yourself out. Keep your own role.' },
    })
  })
})

describe('the lifecycle of a project', () => {
  test('pauses, reactivates, archives, and restores once each, with one event each', async () => {
    const id = await activeProject(testApp, user)
    const before = (await eventsOf(id)).length
    const call = (path: string, fields: object) => user.call('POST', path, { project_id: id, ...fields })
    expect(await call('v2/projects/pause', { should_pause: true, paused_archived_reason: 9 })).toMatchObject({ status: 400 })
    expect(
      await call('v2/projects/pause', { should_pause: true, paused_archived_reason: 5, paused_archived_reason_other: ' ' }),
    ).toMatchObject({ status: 400, body: { fields: { paused_archived_reason_other: 'Required.' } } })
    expect(await stored(id)).toMatchObject({ outreach_pause: false })

    await call('v2/projects/pause', { should_pause: true, paused_archived_reason: 5, paused_archived_reason_other: 'Holidays' })
    expect(await stored(id)).toMatchObject({
      outreach_pause: true,
      paused_archived_reason: 'other',
      paused_archived_reason_other: 'Holidays',
    })
    await call('v2/projects/pause', { should_pause: true })
    await call('v2/projects/pause', { should_pause: false })
    expect(await stored(id)).toMatchObject({ outreach_pause: false, lifecycle_status: 'active' })
    await call('v2/projects/archive', { should_archive: true, paused_archived_reason: 3 })
    expect(await stored(id)).toMatchObject({ is_archived: true })
    expect(await user.call('POST', 'v2/projects/flashcards', { project_id: id })).toMatchObject({ status: 409 })
    await call('v2/projects/archive', { should_archive: false })
    expect(await stored(id)).toMatchObject({ is_archived: false, lifecycle_status: 'active' })
    expect((await eventsOf(id)).slice(before)).toEqual(Array(4).fill('project.status_changed'))
  })
})
