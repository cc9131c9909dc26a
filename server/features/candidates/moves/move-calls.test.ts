// Moves and changes of a candidate over the API, within a project and to another.
import { historyEventToWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, countersOf, newSearch, pageOf, staffOf } from '../../../../testing/projects.ts'
import type { Stage } from '@fairlead/domain/shared/stages'

let testApp: TestApp
let user: TestUser
let project_id: string
beforeAll(async () => {
  testApp = await createTestApp({ people: 400, settings: { staffDomains: ['house.example'] } })
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
})
afterAll(() => testApp.close())

const inStage = async (stage: Stage, project = project_id) => (await addPerson(testApp, user, project, { stage })).id
const rowOf = (id: string) => testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stageOf = async (id: string) => (await rowOf(id)).stage
const codesOf = async (id: string) =>
  (
    await testApp.database.system
      .selectFrom('candidate_history')
      .select('event')
      .where('candidate_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map((line) => historyEventToWire(line.event))
const put = (fields: object, actor = user) => actor.call('PUT', 'v1/candidates', { ...fields })

describe('a move', () => {
  test('requires project, tab, candidate, and the new tab [701 766]', async () => {
    const id = await inStage('APPROVED')
    const move = (fields: object) => user.call('POST', 'v2/projects/candidates/status', { ...fields })
    expect(await move({ project_id, candidate_id: id, status: 'QUESTION' })).toEqual({ status: 200, body: { ok: true } })
    expect(await stageOf(id)).toBe('QUESTION')
    for (const fields of [
      { candidate_id: id, status: 'APPROVED' },
      { project_id, status: 'APPROVED' },
      { project_id, candidate_id: id },
      { project_id, candidate_id: id, status: 'NOWHERE' },
    ])
      expect(await move(fields)).toMatchObject({ status: 400, body: { error: 'invalid_input' } })
    expect(await stageOf(id)).toBe('QUESTION')
  })

  test('accepts both names, in both API versions, and writes its numeric code [737]', async () => {
    const id = await inStage('CONTACTED')
    const steps = [
      ['WARM_LEADS_RECRUITER', 21],
      ['WARM_LEADS_QUESTION', 24],
      ['WARM_LEADS_AWAITING_INFO', 25],
      ['WARM_LEADS_HM', 22],
      ['WARM_LEADS_HM_APPROVED', 23],
      ['INTERVIEWING', 8],
      ['CUSTOM_3', 16],
    ] as const
    for (const [status] of steps) expect((await put({ candidate_id: id, status })).status, status).toBe(200)
    expect(await codesOf(id)).toEqual([2, ...steps.map(([, code]) => code)])
    const { stored, counted } = await countersOf(testApp, project_id)
    expect(stored).toEqual(counted)
  })

  test('to scheduling includes rating, attributes, and comment [631 777]', async () => {
    const id = await inStage('HIRING_MANAGER')
    const liked = 'Skills match, Education, Would fit in well'
    expect((await put({ candidate_id: id, status: 'WARM_LEADS_HM_APPROVED', approval_score: 3, approval_score_other: liked })).status).toBe(
      200,
    )
    expect(await rowOf(id)).toMatchObject({ stage: 'HIRING_MANAGER_APPROVED', approval_score: 3, approval_score_other: liked })
    expect((await put({ candidate_id: id, approval_score: 4 })).status).toBe(400)
  })
})

describe('contacted manually', () => {
  test('from the review queue approves and contacts in one step, and one undo reverts both', async () => {
    const id = await inStage('UNDER_REVIEW')
    const move = { project_id, candidate_id: id, status: 'CONTACTED' }
    for (let again = 0; again < 2; again++)
      expect(await user.call('POST', 'v2/projects/candidates/status', move)).toEqual({ status: 200, body: { ok: true } })
    expect(await rowOf(id)).toMatchObject({ stage: 'CONTACTED', verdict: 'approved', contacted_at: expect.any(Date) })
    const { stored, counted } = await countersOf(testApp, project_id)
    expect(stored).toEqual(counted)
    expect((await user.call('POST', 'v2/projects/candidates/undo', { project_id, candidate_id: id })).body).toEqual({
      status: 'UNDER_REVIEW',
    })
    expect(await rowOf(id)).toMatchObject({ stage: 'UNDER_REVIEW', verdict: null })
  })
})

describe('changes', () => {
  test('accepts the note to the hiring manager in both API versions, by either ID, from staff only [469 470 732 733 755]', async () => {
    const staff = await staffOf(testApp, user, 'Sam')
    const roster = [
      { email: user.email, role: 1 },
      { email: staff.email, role: 2 },
    ]
    expect((await user.call('PUT', 'v1/projects/settings', { project_id, collaborators: roster })).status).toBe(200)
    const id = await inStage('HIRING_MANAGER')
    const { person_id } = await rowOf(id)
    await put({ candidate_id: id, note_to_hm: 'Older', project_id }, staff)
    expect((await rowOf(id)).note_to_hm).toBe('Older')
    const write = (actor: TestUser, candidate_id: string, note: string) =>
      actor.call('PUT', 'v2/projects/candidates/hm_note', { project_id, candidate_id, note })
    for (const [candidate_id, note] of [
      [person_id, 'By the person'],
      [id, 'By the candidate'],
    ] as const) {
      expect((await write(staff, candidate_id, note)).status).toBe(200)
      expect((await rowOf(id)).note_to_hm).toBe(note)
    }
    const refused = {
      status: 403,
      body: { error: 'not_permitted', message: "You don't have permissions to perform this action" },
    }
    expect(await write(user, id, 'Not staff')).toEqual(refused)
    expect(await put({ candidate_id: id, note_to_hm: 'Not staff', notes: 'Mine', status: 'APPROVED' })).toEqual(refused)
    expect(await rowOf(id)).toMatchObject({ note_to_hm: 'By the candidate', notes: null, stage: 'HIRING_MANAGER' })
  })

  test('another address, unless it is invalid or known [734]', async () => {
    const { id, email } = await addPerson(testApp, user, project_id, { stage: 'APPROVED' })
    const change = (updated_candidate_email: string) => put({ candidate_id: id, updated_candidate_email })
    expect((await change('Jo.New@Home.Example')).status).toBe(200)
    expect((await rowOf(id)).preferred_email).toBe('jo.new@home.example')
    expect(await change(email)).toMatchObject({ status: 400, body: { fields: { updated_candidate_email: 'This email already exists.' } } })
    expect(await change('nowhere')).toMatchObject({ status: 400 })
    const { body } = await user.call('GET', 'v2/projects/candidates/one', { project_id, candidate_id: id })
    expect(body).toMatchObject({ thread_email: 'jo.new@home.example', candidate_emails: ['jo.new@home.example', email] })
  })

  test('follow-ups switched off and on, and notes [661 735 736]', async () => {
    const id = await inStage('CONTACTED')
    for (const disable_followups of [true, false, true]) {
      expect((await put({ candidate_id: id, disable_followups })).status).toBe(200)
      expect((await rowOf(id)).disable_followups).toBe(disable_followups)
    }
    expect((await put({ candidate_id: id, notes: 'Called on Monday' })).status).toBe(200)
    expect((await rowOf(id)).notes).toBe('Called on Monday')
    expect(await put({ candidate_id: id })).toMatchObject({ status: 400 })
  })
})

describe('another project', () => {
  const copy = (candidate_id: string, new_project_id: string, new_status = 'WARM_LEADS_HM') =>
    user.call('POST', 'v1/candidates/copy', { candidate_id, new_project_id, new_status })

  test('transfers the candidate with all data and removes them from the old tab [767]', async () => {
    const target = await activeProject(testApp, user)
    const id = await inStage('CONTACTED')
    await put({ candidate_id: id, notes: 'Comes along' })
    expect(await copy(id, target)).toEqual({ status: 200, body: { candidate_id: id, project_id: target } })
    expect(await pageOf(user, project_id, 'CONTACTED')).toEqual([])
    expect(await pageOf(user, target, 'HIRING_MANAGER')).toMatchObject([{ id, notes: 'Comes along' }])
    expect(await codesOf(id)).toEqual([2, 22])
    for (const project of [project_id, target]) {
      const { stored, counted } = await countersOf(testApp, project)
      expect(stored).toEqual(counted)
    }
    expect((await user.call('POST', 'v2/projects/candidates/undo', { project_id: target, candidate_id: id })).status).toBe(409)
  })

  test('refuses someone who is already in it, and a stage that only searches fill', async () => {
    const target = await activeProject(testApp, user)
    const id = await inStage('CONTACTED')
    await copy(id, target)
    expect(await copy(id, target)).toMatchObject({ status: 409, body: { message: 'Candidate is already in this project.' } })
    expect(await copy(id, project_id, 'UNDER_REVIEW')).toMatchObject({ status: 409 })
    expect((await rowOf(id)).project_id).toBe(target)
  })

  test('requires a deciding role in both', async () => {
    const mate = await colleagueOf(testApp, user)
    const target = await activeProject(testApp, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: mate.email, role: 3 },
      ],
    })
    const ownProject = await activeProject(testApp, mate)
    const { id } = await addPerson(testApp, mate, ownProject, { stage: 'CONTACTED' })
    const answer = await mate.call('POST', 'v1/candidates/copy', { candidate_id: id, new_project_id: target, new_status: 'QUESTION' })
    expect(answer.status).toBe(403)
    expect((await rowOf(id)).project_id).toBe(ownProject)
  })

  test("isn't undone by the next search of the previous project", async () => {
    const project = await newSearch(testApp, user)
    const [card] = await pageOf(user, project, 'UNDER_REVIEW')
    const { person_id } = await rowOf(card!.id)
    await copy(card!.id, project_id, 'QUESTION')
    const plan = await testApp.database.inWorkspace((await rowOf(card!.id)).workspace_id, async (tx) => {
      const { sql } = await import('kysely')
      const { rows } = await sql<{ person_id: string }>`
        select person_id from rank_people(${project}, '{}', null, null, null, '{}', '{1}', '{1}', '{}', '{}', 10000, 1000000)`.execute(tx)
      return rows.map((row) => row.person_id)
    })
    expect(plan.length).toBeGreaterThan(100)
    expect(plan).not.toContain(person_id)
  })
})
