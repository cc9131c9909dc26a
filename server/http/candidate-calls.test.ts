// Verdicts, moves and changes of a candidate over the wire: what each call needs, answers and leaves behind.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { newUser, startConstellation, type Constellation, type TestUser } from '../test/constellation.ts'
import { addPerson, calmProject, colleagueOf, countersOf, newSearch, pageOf } from '../test/projects.ts'
import type { Stage } from '@fairlead/domain/candidate/stages'

let sky: Constellation
let user: TestUser
let project_id: string
beforeAll(async () => {
  sky = await startConstellation({ people: 400 })
  user = await newUser(sky.app)
})
beforeEach(async () => {
  project_id = await calmProject(sky, user)
})
afterAll(() => sky.close())

const inStage = async (stage: Stage, project = project_id) => (await addPerson(sky, user, project, { stage })).id
const rowOf = (id: string) => sky.database.system.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const stageOf = async (id: string) => (await rowOf(id)).stage
const codesOf = async (id: string) =>
  (
    await sky.database.system
      .selectFrom('candidate_history')
      .select('code')
      .where('candidate_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map((line) => line.code)
const put = (fields: object, who = user) => who.call('PUT', 'v1/candidates', { ...fields })
const reasons = { rejection_reasons: [3], rejection_reason_other: 'Too early' }

describe('the review pile', () => {
  test('an approval moves under review to approved and tells how many are left [623 702 760]', async () => {
    const [first, second] = [await inStage('UNDER_REVIEW'), await inStage('UNDER_REVIEW')]
    const swipe = (candidate_id: string, fields: object) =>
      user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, is_calibration: false, ...fields })
    expect(await swipe(first, { approved: true })).toEqual({ status: 200, body: { remaining_swipes: 1 } })
    expect(await stageOf(first)).toBe('APPROVED')
    expect(await swipe(second, { approved: false, ...reasons })).toEqual({ status: 200, body: { remaining_swipes: 0 } })
    expect(await rowOf(second)).toMatchObject({ stage: 'REJECTED', processed: true, rejection_codes: [3], rejection_other: 'Too early' })
    for (const missing of ['project_id', 'candidate_id', 'approved']) {
      const fields: Record<string, unknown> = { project_id, candidate_id: second, approved: true }
      delete fields[missing]
      expect(await user.call('POST', 'v2/projects/candidates/swipe', fields)).toMatchObject({
        status: 400,
        body: { fields: { [missing]: 'This field is required.' } },
      })
    }
  })

  test('in calibration of a new autopilot project an approval sets APPROVED; the last one takes status 6 to 2 [624 660]', async () => {
    const project = await newSearch(sky, user)
    const pile = await pageOf(user, project, 'UNDER_REVIEW')
    const status = async () =>
      (await user.call<{ project_id: string; status: string }[]>('GET', 'v1/projects')).body.find((one) => one.project_id === project)
    expect(await status()).toMatchObject({ status: '6', is_in_calibration: true, candidates_review_count: 10 })
    for (const [at, card] of pile.entries()) {
      const { body } = await user.call('POST', 'v2/projects/candidates/swipe', {
        project_id: project,
        candidate_id: card.id,
        is_calibration: true,
        approved: true,
      })
      expect(body).toEqual({ remaining_swipes: pile.length - 1 - at })
      expect(await stageOf(card.id)).toBe('APPROVED')
    }
    expect(await status()).toMatchObject({ status: '2', is_in_calibration: false })
  })

  test('the last one ends calibration on whichever way they leave', async () => {
    const project = await newSearch(sky, user)
    const pile = await pageOf(user, project, 'UNDER_REVIEW')
    const [last, ...others] = pile
    for (const card of others) await put({ candidate_id: card.id, project_id: project, status: 'APPROVED' })
    const facts = () => sky.database.system.selectFrom('project').selectAll().where('id', '=', project).executeTakeFirstOrThrow()
    expect((await facts()).calibrated_at).toBeNull()
    await user.call('POST', 'v2/projects/candidates/status', { project_id: project, candidate_id: last!.id, status: 'NOT_INTERESTED' })
    expect(await facts()).toMatchObject({ status: '2', is_in_calibration: false })
    expect((await facts()).calibrated_at).not.toBeNull()
  })

  test('the queue gives one candidate at a time, the best first, and nobody at the end [370]', async () => {
    const project = await newSearch(sky, user)
    const pile = await pageOf(user, project, 'UNDER_REVIEW')
    const next = async () =>
      (
        await user.call<{ id: string; email_history: unknown[] } | null>('GET', 'v2/projects/candidates/queue', {
          project_id: project,
          is_calibration: true,
        })
      ).body
    expect((await next())?.id).toBe(pile[0]!.id)
    await user.call('POST', 'v2/projects/candidates/swipe', { project_id: project, candidate_id: pile[0]!.id, approved: true })
    expect((await next())?.id).toBe(pile[1]!.id)
    expect(await user.call('GET', 'v2/projects/candidates/queue', { project_id })).toEqual({ status: 200, body: null })
  })

  test('a navigator project is reviewed over the queue from its review pile [371]', async () => {
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
    expect(await rowOf(id)).toMatchObject({ stage: 'REJECTED', processed: true, rejection_codes: [7, 14], rejection_other: 'Too far' })
  })

  test('by hand carries code 11 and the reason of a manual move [260]', async () => {
    const [sent, bare] = [await inStage('APPROVED'), await inStage('APPROVED')]
    const reason = 'Manually transitioned to rejected'
    await put({ candidate_id: sent, status: 'REJECTED', rejection_code: 11, rejection_reason: reason })
    await put({ candidate_id: bare, status: 'REJECTED' })
    for (const id of [sent, bare]) expect(await rowOf(id)).toMatchObject({ rejection_codes: [11], rejection_other: reason })
  })

  test('can be followed by an approval [625]', async () => {
    const id = await inStage('REJECTED')
    expect((await put({ candidate_id: id, status: 'APPROVED' })).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ stage: 'APPROVED', verdict: 'approved' })
  })

  test.each([
    ['no reason at all', []],
    ['a reason that does not exist', [2000]],
  ])('of the review pile with %s is refused', async (_, rejection_reasons) => {
    const candidate_id = await inStage('UNDER_REVIEW')
    const answer = await user.call('POST', 'v2/projects/candidates/swipe', { project_id, candidate_id, approved: false, rejection_reasons })
    expect(answer.status).toBe(400)
    expect(await stageOf(candidate_id)).toBe('UNDER_REVIEW')
  })
})

test('not interested keeps the reasons; words are kept for Other alone [699 776]', async () => {
  const [timing, other] = [await inStage('CONTACTED'), await inStage('CONTACTED')]
  const words = { not_interested_reason_other: 'Moved away' }
  await put({ candidate_id: timing, status: 'NOT_INTERESTED', not_interested_code: [2], ...words })
  await put({ candidate_id: other, status: 'NOT_INTERESTED', not_interested_code: [8], ...words })
  expect(await rowOf(timing)).toMatchObject({ stage: 'NOT_INTERESTED', not_interested_codes: [2], not_interested_other: null })
  expect(await rowOf(other)).toMatchObject({ not_interested_codes: [8], not_interested_other: 'Moved away' })
})

describe('a move', () => {
  test('needs project, tab, candidate and the new tab [701 766]', async () => {
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

  test('is taken under both names, on both bases, and writes its numeric code [737]', async () => {
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
    const { stored, counted } = await countersOf(sky, project_id)
    expect(stored).toEqual(counted)
  })

  test('to scheduling brings rating, attributes and words along [631 777]', async () => {
    const id = await inStage('HIRING_MANAGER')
    const liked = 'Skills match, Education, Would fit in well'
    expect((await put({ candidate_id: id, status: 'WARM_LEADS_HM_APPROVED', approval_score: 3, approval_score_other: liked })).status).toBe(
      200,
    )
    expect(await rowOf(id)).toMatchObject({ stage: 'HIRING_MANAGER_APPROVED', approval_score: 3, approval_score_other: liked })
    expect((await put({ candidate_id: id, approval_score: 4 })).status).toBe(400)
  })
})

describe('the hiring manager', () => {
  const review = (candidate_id: string, fields: object) =>
    user.call('POST', 'v2/projects/candidates/hm_review', { project_id, candidate_id, ...fields })

  test('approves with score and comments: on to scheduling, and who will call [632 761]', async () => {
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

  test('must give both, and only 1, 2 or 3 [695 840]', async () => {
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
    expect(await rowOf(id)).toMatchObject({ stage: 'REJECTED', rejection_codes: [3], rejection_other: 'Too early' })
  })

  test('has nothing to say of somebody who is not with them', async () => {
    const id = await inStage('CONTACTED')
    expect(await review(id, { approved: true, approval_score: 2, approval_comments: 'x' })).toMatchObject({ status: 409 })
    expect(await stageOf(id)).toBe('CONTACTED')
  })
})

describe('the recruiter', () => {
  const review = (candidate_id: string, fields: object) =>
    user.call('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id, ...fields })
  const mail = { email_to: 'boss@home.example', email_cc: ['second@home.example'], email_subject: 'Look', email_body: 'At this one' }
  const mailsTo = (to: string) => sky.database.system.selectFrom('message').selectAll().where('to_email', '=', to).execute()

  test('sends an interested candidate to the hiring manager, with the mail, once [630 763]', async () => {
    const id = await inStage('AUTOPILOT_RECRUITER')
    const to = `boss.${newId()}@home.example`
    for (let again = 0; again < 2; again++) expect((await review(id, { approved: true, ...mail, email_to: to })).status).toBe(200)
    expect(await stageOf(id)).toBe('HIRING_MANAGER')
    expect(await mailsTo(to)).toMatchObject([
      { kind: 'team', subject: 'Look', body_text: 'At this one', cc: ['second@home.example'], reply_to: user.email, candidate_id: null },
    ])
  })

  test('needs project, candidate and an address [704]', async () => {
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
    expect(await rowOf(id)).toMatchObject({ stage: 'REJECTED', rejection_codes: [3] })
  })
})

describe('changes', () => {
  test('the note to the hiring manager, on either base, by either id [732 733 755]', async () => {
    const id = await inStage('HIRING_MANAGER')
    const { person_id } = await rowOf(id)
    await put({ candidate_id: id, note_to_hm: 'Older', project_id })
    expect((await rowOf(id)).note_to_hm).toBe('Older')
    for (const [candidate_id, note] of [
      [person_id, 'By the person'],
      [id, 'By the candidate'],
    ]) {
      expect((await user.call('PUT', 'v2/projects/candidates/hm_note', { project_id, candidate_id, note })).status).toBe(200)
      expect((await rowOf(id)).note_to_hm).toBe(note)
    }
  })

  test('another address, unless it is wrong or known [734]', async () => {
    const { id, email } = await addPerson(sky, user, project_id, { stage: 'APPROVED' })
    const change = (updated_candidate_email: string) => put({ candidate_id: id, updated_candidate_email })
    expect((await change('Jo.New@Home.Example')).status).toBe(200)
    expect((await rowOf(id)).preferred_email).toBe('jo.new@home.example')
    expect(await change(email)).toMatchObject({ status: 400, body: { fields: { updated_candidate_email: 'This email already exists.' } } })
    expect(await change('nowhere')).toMatchObject({ status: 400 })
    const { body } = await user.call('GET', 'v2/projects/candidates/one', { project_id, candidate_id: id })
    expect(body).toMatchObject({ thread_email: 'jo.new@home.example', candidate_emails: ['jo.new@home.example', email] })
  })

  test('follow-ups off and on again, and notes [661 735 736]', async () => {
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

  test('takes the candidate with everything of theirs, and the old tab no longer shows them [767]', async () => {
    const target = await calmProject(sky, user)
    const id = await inStage('CONTACTED')
    await put({ candidate_id: id, notes: 'Comes along' })
    expect(await copy(id, target)).toEqual({ status: 200, body: { candidate_id: id, project_id: target } })
    expect(await pageOf(user, project_id, 'CONTACTED')).toEqual([])
    expect(await pageOf(user, target, 'HIRING_MANAGER')).toMatchObject([{ id, notes: 'Comes along' }])
    expect(await codesOf(id)).toEqual([2, 22])
    for (const project of [project_id, target]) {
      const { stored, counted } = await countersOf(sky, project)
      expect(stored).toEqual(counted)
    }
    expect((await user.call('POST', 'v2/projects/candidates/undo', { project_id: target, candidate_id: id })).status).toBe(409)
  })

  test('refuses somebody who is in it already, and a stage only searches fill', async () => {
    const target = await calmProject(sky, user)
    const id = await inStage('CONTACTED')
    await copy(id, target)
    expect(await copy(id, target)).toMatchObject({ status: 409, body: { message: 'Candidate is already in this project.' } })
    expect(await copy(id, project_id, 'UNDER_REVIEW')).toMatchObject({ status: 409 })
    expect((await rowOf(id)).project_id).toBe(target)
  })

  test('needs a right to decide in both', async () => {
    const mate = await colleagueOf(sky, user)
    const target = await calmProject(sky, user, {
      collaborators: [
        { email: user.email, role: 1 },
        { email: mate.email, role: 3 },
      ],
    })
    const own = await calmProject(sky, mate)
    const { id } = await addPerson(sky, mate, own, { stage: 'CONTACTED' })
    const answer = await mate.call('POST', 'v1/candidates/copy', { candidate_id: id, new_project_id: target, new_status: 'QUESTION' })
    expect(answer.status).toBe(403)
    expect((await rowOf(id)).project_id).toBe(own)
  })

  test('is not undone by the next search of the old one', async () => {
    const project = await newSearch(sky, user)
    const [card] = await pageOf(user, project, 'UNDER_REVIEW')
    const { person_id } = await rowOf(card!.id)
    await copy(card!.id, project_id, 'QUESTION')
    const plan = await sky.database.inWorkspace((await rowOf(card!.id)).workspace_id, async (tx) => {
      const { sql } = await import('kysely')
      const { rows } = await sql<{ person_id: string }>`
        select person_id from retrieve_people(${project}, null, null, null, '{}', '{1}', '{1}', 10000)`.execute(tx)
      return rows.map((row) => row.person_id)
    })
    expect(plan.length).toBeGreaterThan(100)
    expect(plan).not.toContain(person_id)
  })
})
