import { historyEventToWire } from '@fairlead/contract/codes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject } from '../../../../testing/projects.ts'
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
const reasons = { rejection_reasons: [3], rejection_reason_other: 'Too early' }

describe('the hiring manager', () => {
  const review = (candidate_id: string, fields: object) =>
    user.call('POST', 'v2/projects/candidates/hm_review', { project_id, candidate_id, ...fields })

  test('moves an approval with score and comments to scheduling and returns who will call [632 761]', async () => {
    const id = await inStage('HIRING_MANAGER')
    const verdict = { approved: true, approval_score: 2, approval_comments: 'Education, Relevant Experience' }
    expect(await review(id, verdict)).toEqual({
      status: 200,
      body: { ok: true, screener_has_calendar: false, screener_first_name: null, screener_last_name: null },
    })
    expect(await rowOf(id)).toMatchObject({
      stage: 'HIRING_MANAGER_APPROVED',
      approval_score: 2,
      approval_score_other: 'Education, Relevant Experience',
    })
    expect((await review(id, verdict)).status, 'asked twice').toBe(200)
    expect(await codesOf(id)).toEqual([2, 23])
  })

  test('must give both, and only 1, 2, or 3 [695 840]', async () => {
    const id = await inStage('HIRING_MANAGER')
    expect(await review(id, { approved: true })).toMatchObject({
      status: 400,
      body: { fields: { approval_score: 'This field is required.', approval_comments: 'This field is required.' } },
    })
    for (const approval_score of [0, 4, -1])
      expect((await review(id, { approved: true, approval_score, approval_comments: 'Education' })).status).toBe(400)
    for (const missing of ['project_id', 'candidate_id'])
      expect(
        await user.call('POST', 'v2/projects/candidates/hm_review', {
          project_id: missing === 'project_id' ? undefined : project_id,
          candidate_id: missing === 'candidate_id' ? undefined : id,
          approved: true,
          approval_score: 1,
          approval_comments: 'x',
        }),
      ).toMatchObject({ status: 400, body: { fields: { [missing]: 'This field is required.' } } })
    expect(await stageOf(id)).toBe('HIRING_MANAGER')
  })

  test('rejects with reasons [627 762]', async () => {
    const id = await inStage('HIRING_MANAGER')
    expect((await review(id, { approved: false, ...reasons })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ stage: 'REJECTED', rejection_reasons: ['underqualified'], rejection_other: 'Too early' })
  })

  test("can't decide on candidates who aren't with them", async () => {
    const id = await inStage('CONTACTED')
    expect(await review(id, { approved: true, approval_score: 2, approval_comments: 'x' })).toMatchObject({ status: 409 })
    expect(await stageOf(id)).toBe('CONTACTED')
  })
})

describe('the recruiter', () => {
  const review = (candidate_id: string, fields: object) =>
    user.call('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id, ...fields })
  const mail = { email_to: 'boss@home.example', email_cc: ['second@home.example'], email_subject: 'Look', email_body: 'At this one' }
  const emailsTo = (to: string) => testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', to).execute()

  test('sends an interested candidate to the hiring manager, with the email, once [630 763]', async () => {
    const id = await inStage('AUTOPILOT_RECRUITER')
    const to = `boss.${newId()}@home.example`
    for (let again = 0; again < 2; again++) expect((await review(id, { approved: true, ...mail, email_to: to })).status).toBe(200)
    expect(await stageOf(id)).toBe('HIRING_MANAGER')
    expect(await emailsTo(to)).toMatchObject([
      {
        kind: 'team',
        subject: 'Look',
        body_text: expect.stringContaining('At this one'),
        cc: ['second@home.example'],
        reply_to: user.email,
        candidate_id: null,
      },
    ])
  })

  test('requires project, candidate, and an address [704]', async () => {
    const id = await inStage('AUTOPILOT_RECRUITER')
    expect(await review(id, { approved: true, ...mail, email_to: '' })).toMatchObject({
      status: 400,
      body: { fields: { email_to: 'This field is required.' } },
    })
    expect(await review(id, { approved: true, ...mail, email_to: 'boss' })).toMatchObject({
      status: 400,
      body: { fields: { email_to: 'Not a valid email address' } },
    })
    for (const fields of [{ project_id }, { candidate_id: id }])
      expect((await user.call('POST', 'v2/projects/candidates/recruiter_review', { ...fields, approved: true, ...mail })).status).toBe(400)
    expect(await stageOf(id)).toBe('AUTOPILOT_RECRUITER')
  })

  test('rejects with reasons [628 764]', async () => {
    const id = await inStage('AUTOPILOT_RECRUITER')
    expect((await review(id, { approved: false, ...reasons })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ stage: 'REJECTED', rejection_reasons: ['underqualified'] })
  })
})

describe('send for review', () => {
  const email = { email_subject: 'Look', email_body: 'At these: {{review_link}}' }
  const send = (candidate_ids: string[], email_to: string) =>
    user.call<{ sent: string[]; left_out: { candidate_id: string; error: string; message: string }[] }>(
      'POST',
      'v2/projects/candidates/send_for_review',
      { project_id, candidate_ids, email_to, ...email },
    )
  const emailsTo = (to: string) => testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', to).execute()
  const boss = () => `boss.${newId()}@home.example`

  test.each<Stage>(['APPROVED', 'CONTACTED', 'QUESTION', 'AWAITING_INFO', 'HIRING_MANAGER', 'CUSTOM_1'])(
    'from %s, in a project without any recruiter switch',
    async (stage) => {
      const [id, to] = [await inStage(stage), boss()]
      expect(await send([id], to)).toEqual({ status: 200, body: { sent: [id], left_out: [] } })
      expect(await stageOf(id)).toBe('HIRING_MANAGER')
      expect(await emailsTo(to)).toHaveLength(1)
    },
  )

  test.each<Stage>(['REJECTED', 'NOT_INTERESTED', 'HIRING_MANAGER_APPROVED', 'INTERVIEWING'])(
    'not from %s: no email, no move',
    async (stage) => {
      const [id, to] = [await inStage(stage), boss()]
      expect(await send([id], to)).toMatchObject({ status: 409, body: { error: 'invalid_move' } })
      expect([await stageOf(id), await emailsTo(to)]).toEqual([stage, []])
    },
  )

  test('sends several candidates in one email and names those left out', async () => {
    const [first, second, rejected, to] = [await inStage('APPROVED'), await inStage('QUESTION'), await inStage('REJECTED'), boss()]
    const { status, body } = await send([first, rejected, second], to)
    expect(status).toBe(200)
    expect(body.sent.toSorted()).toEqual([first, second].toSorted())
    expect(body.left_out).toEqual([
      { candidate_id: rejected, error: 'invalid_move', message: expect.stringContaining('has been rejected') },
    ])
    expect(await emailsTo(to)).toHaveLength(1)
    expect((await send([second, first], to)).status, 'asked twice').toBe(200)
    expect(await emailsTo(to)).toHaveLength(1)
    const requests = await testApp.database.system.selectFrom('manager_request').select('candidate_id').where('email', '=', to).execute()
    expect(requests).toHaveLength(2)
  })

  test('shows on the card when several candidates were sent by template, and the recipient', async () => {
    const [first, second, to] = [await inStage('APPROVED'), await inStage('APPROVED'), boss()]
    const { body } = await user.call<{ email_subject: string; email_body: string }>('GET', 'v2/projects/candidates/send_for_review', {
      project_id,
      candidate_ids: [first, second],
    })
    expect(body.email_subject).toMatch(/^2 candidates for /)
    expect(body.email_body).toContain('{{review_link}}')
    const readOne = () => user.call<Record<string, unknown>>('GET', 'v2/projects/candidates/one', { project_id, candidate_id: first })
    expect((await readOne()).body).toMatchObject({ review_request: null })
    await send([first], to)
    expect((await readOne()).body).toMatchObject({
      status: 'HIRING_MANAGER',
      review_request: { email: to, reminded_date: null, date: expect.any(String) },
    })
  })
})

test('recruiter switches are settings of autopilot projects only', async () => {
  const flags = async (project: string) => {
    const { body } = await user.call<{ project_id: string; is_autopilot_recruiter: boolean }[]>('GET', 'v1/projects')
    return body.find((entry) => entry.project_id === project)!.is_autopilot_recruiter
  }
  const made = await user.call<{ project_id: string }>('POST', 'v1/projects/autopilot', {
    project_name: 'With a recruiter',
    is_autopilot_recruiter: true,
  })
  expect(await flags(made.body.project_id)).toBe(true)
  await user.call('PUT', 'v1/projects/settings', { project_id: made.body.project_id, is_autopilot_recruiter: false })
  expect(await flags(made.body.project_id)).toBe(false)
  await user.call('PUT', 'v1/projects/settings', { project_id, is_autopilot_recruiter: true })
  expect(await flags(project_id)).toBe((await user.call<{ type: string }>('GET', 'v1/projects/settings', { project_id })).body.type === '1')
})
