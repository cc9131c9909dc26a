// Scorecards: the link in the interviewer's email, drafts, refusals, who reads which cards when, the debrief, notification, and
// reminder.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'
import { caller, createTestApp, newUser, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { newId } from '../../../platform/ids.ts'
import { notifyOfScorecard } from '../../alerts/interview/on-scorecard.ts'
import { remindOfScorecard } from '../scorecards/remind-of-scorecard.ts'
import { findUnscored } from '../scorecards/scorecard-store.ts'
import { openScorecardLink } from '../scorecards/scorecard-link.ts'
import { mailInterview } from './mail-interview.ts'
import { readInterview } from '../records/interview-views.ts'

const hour = 3_600_000
const day = 24 * hour

let testApp: TestApp
let owner: TestUser
let ada: TestUser
let ben: TestUser
let project_id: string
let candidate_id: string
beforeAll(async () => {
  testApp = await createTestApp()
})
afterAll(() => testApp.close())
beforeEach(async () => {
  owner = await newUser(testApp.app)
  ada = await colleagueOf(testApp, owner, 'Ada')
  ben = await colleagueOf(testApp, owner, 'Ben')
  project_id = await activeProject(testApp, owner, {
    keywords_required: ['Kotlin', 'PostgreSQL'],
    collaborators: [
      { email: owner.email, role: 1 },
      { email: ada.email, role: 2 },
    ],
  })
  candidate_id = (await addPerson(testApp, owner, project_id, { stage: 'INTERVIEWING' })).id
})

const db = () => testApp.database.system
const guest = () => caller(testApp.app, '')
type Body = Record<string, unknown> & { fields?: Record<string, string>; message?: string }

/** An interview that begins in this much time; past ones ended days ago. */
async function interviewWith(host: TestUser, fromNow = -2 * hour, state: 'booked' | 'done' | 'cancelled' = 'booked'): Promise<string> {
  const { userId, workspaceId } = await contextOf(testApp, host)
  const id = newId()
  const start = Date.now() + fromNow
  await db()
    .insertInto('interview')
    .values({
      id,
      workspace_id: workspaceId,
      project_id,
      candidate_id,
      host_user_id: userId,
      start_at: new Date(start),
      end_at: new Date(start + hour / 2),
      state,
      uid: id,
      meeting_kind: 'video',
      created_at: new Date(),
      updated_at: new Date(),
    })
    .execute()
  return id
}

async function tokenOf(interviewId: string, userId?: string): Promise<string> {
  const ctx = await contextOf(testApp, owner)
  const url = await ctx.transaction(async (tx) => {
    const view = (await readInterview(tx, interviewId))!
    return openScorecardLink(tx, ctx, { publicUrl: 'https://x.example', interview: view, userId: userId ?? view.hostUserId })
  })
  return url.split('/').at(-1)!
}
const read = async (token: string) => guest()<Body>('GET', 'v2/scorecard', { token })
const write = (token: string, fields: object) => guest()<Body>('PUT', 'v2/scorecard', { token, ...fields })
const submit = (token: string, recommendation = 'yes', more: object = {}) => write(token, { recommendation, submit: true, ...more })
interface List {
  interviewers: { name: string; is_you: boolean; submitted_date: string | null }[]
  why_closed: string | null
  opened_by: string | null
  may_open: boolean
  attributes: string[]
  cards: { name: string; recommendation: string; ratings: object; words: string }[]
}
const list = async (user: TestUser) => (await user.call<List>('GET', 'v2/interviews/scorecards', { project_id, candidate_id })).body
const debrief = (user: TestUser) => user.call<Body>('POST', 'v2/interviews/scorecards/debrief', { project_id, candidate_id })

describe('the kit', () => {
  test('is proposed from the criteria until an owner saves another; refuses too few attributes', async () => {
    const kit = async () => (await owner.call<Body>('GET', 'v2/interviews/kit', { project_id })).body
    expect(await kit()).toMatchObject({ is_proposed: true, may_save: true })
    expect((await kit()).attributes).toEqual(['Kotlin', 'PostgreSQL', 'Problem solving', 'Communication', 'Motivation'])
    const save = (fields: object, user = owner) => user.call<Body>('PUT', 'v2/interviews/kit', { project_id, questions: [], ...fields })
    expect(await save({ attributes: ['Writing', 'writing ', 'Sums'] })).toMatchObject({
      status: 400,
      body: { fields: { attributes: 'Enter 3 to 6 attributes to rate.' } },
    })
    expect((await save({ attributes: ['A', 'B', 'C'] }, ada)).status).toBe(403)
    expect((await save({ attributes: ['Writing', 'Sums', 'Reading'], questions: [' Why us? ', ''] })).status).toBe(200)
    expect(await kit()).toEqual({ is_proposed: false, may_save: true, attributes: ['Writing', 'Sums', 'Reading'], questions: ['Why us?'] })
  })
})

describe('one scorecard', () => {
  test('is saved as a draft, refused without a recommendation, submitted once, and editable until the debrief', async () => {
    const interview = await interviewWith(ada)
    const token = await tokenOf(interview)
    expect((await read(token)).body).toMatchObject({
      candidate_name: 'Jo Doe',
      interviewer_name: 'Ada Colleague',
      ratings: {},
      locked: null,
    })
    expect((await write(token, { ratings: { Kotlin: 3 }, words: 'Knows ' })).status).toBe(200)
    expect((await read(token)).body).toMatchObject({ ratings: { Kotlin: 3 }, words: 'Knows', submitted_date: null })
    expect(await write(token, { submit: true })).toMatchObject({
      status: 400,
      body: { fields: { recommendation: 'Choose a recommendation.' } },
    })
    expect((await write(token, { ratings: { Juggling: 3 } })).status).toBe(400)
    expect((await write(token, { ratings: { Kotlin: 5 } })).status).toBe(400)
    expect((await list(owner)).interviewers[0]).toMatchObject({ name: 'Ada Colleague', submitted_date: null })
    expect((await submit(token, 'yes', { ratings: { Kotlin: 3 }, words: 'Knows it.' })).status).toBe(200)
    // a draft saved late doesn't undo the submission
    expect((await write(token, { words: '' })).status).toBe(409)
    expect((await submit(token, 'strong_yes', { words: 'Knows it well.' })).status).toBe(200)
    expect((await list(owner)).cards).toMatchObject([{ recommendation: 'strong_yes', words: 'Knows it well.' }])
    expect((await debrief(owner)).status).toBe(200)
    expect(await submit(token, 'no')).toMatchObject({ status: 409 })
    expect((await read(token)).body.locked).toMatch(/being compared/)
    const events = await db().selectFrom('event').select('payload').where('type', '=', 'scorecard.submitted').execute()
    expect(events.filter(({ payload }) => (payload as { interviewId: string }).interviewId === interview)).toHaveLength(1)
  })

  test('can be drafted before the interview and submitted once it has begun', async () => {
    const token = await tokenOf(await interviewWith(ada, day))
    expect((await read(token)).body.too_early).toMatch(/once the interview has started/)
    expect((await write(token, { words: 'Ask about Kotlin' })).status).toBe(200)
    expect((await submit(token)).status).toBe(409)
  })

  test('a link ends with the interview, with its interviewer, and by time; another’s token looks nonexistent', async () => {
    const interview = await interviewWith(ada)
    const token = await tokenOf(interview)
    expect((await read('x'.repeat(43))).status).toBe(404)
    await db().updateTable('interview').set({ state: 'cancelled', cancelled_by: 'team' }).where('id', '=', interview).execute()
    expect((await read(token)).status).toBe(404)
    await db().updateTable('interview').set({ state: 'booked' }).where('id', '=', interview).execute()
    expect((await read(token)).status).toBe(200)
    await db().updateTable('users').set({ disabled_at: new Date() }).where('email', '=', ada.email).execute()
    expect((await read(token)).status).toBe(404)
    await db().updateTable('users').set({ disabled_at: null }).where('email', '=', ada.email).execute()
    await db()
      .updateTable('link')
      .set({ expires_at: new Date(Date.now() - 1) })
      .where('interview_id', '=', interview)
      .execute()
    expect((await submit(token)).status).toBe(404)
    const stored = await db().selectFrom('link').selectAll().where('interview_id', '=', interview).execute()
    expect(JSON.stringify(stored)).not.toContain(token)
  })
})

describe('the debrief', () => {
  test('no one reads others’ cards before all are submitted, interviewers never before their own; then none can change', async () => {
    const first = await tokenOf(await interviewWith(ada, -2 * day, 'done'))
    const second = await tokenOf(await interviewWith(ben))
    expect((await submit(first, 'strong_yes', { words: 'Hire.' })).status).toBe(200)
    expect(await list(owner)).toMatchObject({ why_closed: 'others_missing', cards: [], may_open: true })
    expect(await list(ada)).toMatchObject({ why_closed: 'others_missing', cards: [], may_open: false })
    expect(JSON.stringify((await read(second)).body)).not.toContain('Hire.')
    expect((await submit(second, 'no')).status).toBe(200)
    expect(await list(owner)).toMatchObject({
      why_closed: null,
      opened_by: null,
      cards: [{ name: 'Ada Colleague' }, { name: 'Ben Colleague' }],
    })
    expect((await submit(first, 'no')).status).toBe(409)
  })

  test('an owner opens it early, which is recorded; interviewers with missing cards read nothing, and may still write', async () => {
    expect((await debrief(owner)).status).toBe(409)
    const first = await tokenOf(await interviewWith(ben))
    const second = await tokenOf(await interviewWith(ada, -2 * day, 'done'))
    await submit(first, 'no')
    expect((await debrief(ada)).status).toBe(403)
    expect((await debrief(owner)).status).toBe(200)
    expect((await debrief(owner)).status).toBe(200)
    expect(await list(owner)).toMatchObject({ why_closed: null, opened_by: 'Robin Tester', cards: [{ recommendation: 'no' }] })
    expect(await list(ada)).toMatchObject({ why_closed: 'yours_missing', cards: [] })
    expect((await submit(first, 'yes')).status).toBe(409)
    expect((await submit(second, 'yes')).status).toBe(200)
    expect((await list(ada)).cards).toHaveLength(2)
    const lines = await db().selectFrom('candidate_history').select('detail').where('candidate_id', '=', candidate_id).execute()
    expect(lines.filter(({ detail }) => detail === 'Debrief opened with 1 of 2 scorecards')).toHaveLength(1)
  })

  test('two concurrent submissions close it together', async () => {
    const tokens = [await tokenOf(await interviewWith(ada, -2 * day, 'done')), await tokenOf(await interviewWith(ben))]
    const answers = await Promise.all(tokens.map((token) => submit(token)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    const rows = await db().selectFrom('interview').select('debriefed_at').where('candidate_id', '=', candidate_id).execute()
    expect(rows.every(({ debriefed_at }) => debriefed_at !== null)).toBe(true)
  })

  test("comment-only users read none, and other workspaces' users see none", async () => {
    const reader = await colleagueOf(testApp, owner, 'Reader')
    await owner.call('PUT', 'v1/projects/settings', {
      project_id,
      collaborators: [
        { email: owner.email, role: 1 },
        { email: reader.email, role: 3 },
      ],
    })
    await submit(await tokenOf(await interviewWith(ada)))
    const readScorecards = (user: TestUser) => user.call('GET', 'v2/interviews/scorecards', { project_id, candidate_id })
    expect([(await readScorecards(reader)).status, (await readScorecards(await newUser(testApp.app))).status]).toEqual([403, 404])
  })
})

test('the link is in the interviewer’s email, and in the product only for the interviewer', async () => {
  const interview = await interviewWith(ada, day)
  const ctx = await contextOf(testApp, owner)
  const event = { type: 'interview.booked', projectId: project_id, candidateId: candidate_id, interviewId: interview, sequence: 0 } as const
  await mailInterview(ctx, testApp.services.settings, event)
  const { body_text } = await db().selectFrom('message').select('body_text').where('to_email', '=', ada.email).executeTakeFirstOrThrow()
  const [, token] = /\/scorecard\/([\w-]{43})/.exec(body_text!)!
  expect((await read(token!)).status).toBe(200)
  const readOwn = (user: TestUser) =>
    user.call<{ url: string | null }>('POST', 'v2/interviews/scorecards', { project_id, candidate_id, interview_id: interview })
  expect((await readOwn(ada)).body.url).toMatch(/\/scorecard\/[\w-]{43}$/)
  expect((await readOwn(owner)).body.url).toBeNull()
})

test('deciders are notified of a submitted scorecard once; a missing one is requested once, the next day', async () => {
  const interview = await interviewWith(ada, -day - hour)
  const ctx = await contextOf(testApp, owner)
  const due = async () => (await findUnscored(testApp.database, new Date())).filter((entry) => entry.interviewId === interview)
  expect(await due()).toHaveLength(1)
  const remind = async () =>
    remindOfScorecard(ctx, testApp.services.settings, { interviewId: interview, userId: (await contextOf(testApp, ada)).userId })
  expect((await Promise.all([remind(), remind()])).filter(Boolean)).toHaveLength(1)
  expect(await due()).toEqual([])
  const emails = await db().selectFrom('message').select('subject').where('to_email', '=', ada.email).execute()
  expect(emails.map(({ subject }) => subject)).toEqual(['Your scorecard for Jo Doe'])

  await submit(await tokenOf(interview))
  const { userId } = await contextOf(testApp, ada)
  const event = { type: 'scorecard.submitted', projectId: project_id, candidateId: candidate_id, interviewId: interview, userId } as const
  for (let times = 0; times < 2; times++) await notifyOfScorecard(ctx, event)
  const bell = await db().selectFrom('notification').select(['body', 'user_id']).where('kind', '=', 'scorecard_submitted').execute()
  expect(bell.filter(({ user_id }) => user_id === ctx.userId)).toEqual([
    { body: 'Ada Colleague submitted a scorecard for Jo Doe.', user_id: ctx.userId },
  ])
  expect(bell.some(({ user_id }) => user_id === userId)).toBe(false)
})
