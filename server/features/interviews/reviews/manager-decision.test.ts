// A hiring manager's decision reaches the team and the interviewer, and a candidate who has withdrawn isn't approved.
import type { DomainEvent } from '@fairlead/domain/events'
import type { ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import type { Stage } from '@fairlead/domain/shared/stages'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notifyOfDecision } from '../../alerts/interview/on-review-decided.ts'
import { introduceManager } from '../../outreach/notices/on-interview-approved.ts'
import { newId } from '../../../platform/ids.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf, contextOf } from '../../../../testing/projects.ts'

let testApp: TestApp
let user: TestUser
let project_id: string
let boss: string
beforeAll(async () => {
  testApp = await createTestApp()
  user = await newUser(testApp.app)
})
beforeEach(async () => {
  project_id = await activeProject(testApp, user)
  boss = `boss.${newId()}@home.example`
})
afterAll(() => testApp.close())

interface ReviewQueue {
  candidates: { id: string; has_withdrawn: boolean }[]
}

const add = (stage: Stage = 'AUTOPILOT_RECRUITER', firstName = 'Jo') => addPerson(testApp, user, project_id, { stage, firstName })
const rowOf = (id: string) => testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** The link in the newest email to the manager. */
async function linkFor(...candidate_ids: string[]): Promise<string> {
  const email = { email_to: boss, email_subject: 'Look', email_body: `About ${newId()}: {{review_link}}` }
  expect((await user.call('POST', 'v2/projects/candidates/send_for_review', { project_id, candidate_ids, ...email })).status).toBe(200)
  const rows = await testApp.database.system
    .selectFrom('message')
    .select('body_text')
    .where('to_email', '=', boss)
    .orderBy('created_at', 'desc')
    .execute()
  return /\/review\/([\w-]+)/.exec(rows[0]!.body_text)![1]!
}
const guest = () => caller(testApp.app, '')
const queue = (token: string) => guest()<ReviewQueue>('GET', 'v2/manager_review', { token })
const good = { approved: true, approval_score: 2, liked: ['Education', 'Skills match'], feedback: 'Call soon' }
const bad = { approved: false, rejection_reasons: [3], rejection_reason_other: 'Too early' }
const decide = (token: string, candidate_id: string, verdict: object) =>
  guest()('POST', 'v2/manager_review', { token, request_id: newId(), candidate_id, ...verdict })
const eventsAbout = async (candidateId: string) => {
  const rows = await testApp.database.system
    .selectFrom('event')
    .select(['type', 'payload'])
    .where(sql`payload ->> 'candidateId'`, '=', candidateId)
    .orderBy('id')
    .execute()
  return rows.map(({ type, payload }) => ({ type, ...(payload as object) }) as DomainEvent)
}
/** A stored reply with the given label, some minutes from now. */
const reply = async (candidate_id: string, label: ReplyLabel, confident = true, minutes = 0) => {
  const { workspace_id } = await rowOf(candidate_id)
  const scheduledAt = new Date(Date.now() + minutes * 60_000)
  const text = { subject: 'Re', body_text: 'Words', reply_text: 'Words', kind: 'person' as const }
  const about = { id: newId(), workspace_id, project_id, candidate_id, mailbox: newId(), uid: 1, uid_validity: '1' }
  await testApp.database.system
    .insertInto('inbound_mail')
    .values({ ...about, ...text, label, confident, confidence: 0.99, received_at: scheduledAt })
    .execute()
}

describe('a candidate who has withdrawn', () => {
  test("can't be approved by link or in the panel; the page says so, and rejecting still works", async () => {
    const { id } = await add()
    const token = await linkFor(id)
    await reply(id, 'interested')
    const firstCandidate = async () => (await queue(token)).body.candidates[0]!
    expect((await firstCandidate()).has_withdrawn).toBe(false)
    await reply(id, 'not_now', true, 1)
    expect((await firstCandidate()).has_withdrawn).toBe(true)
    await reply(id, 'not_interested', true, 2)
    expect((await firstCandidate()).has_withdrawn).toBe(true)
    expect(await decide(token, id, good)).toMatchObject({ status: 200, body: { outcome: 'withdrawn', status: 'HIRING_MANAGER' } })
    const inPanel = { project_id, candidate_id: id, approved: true, approval_score: 2, approval_comments: 'Education' }
    expect(await user.call('POST', 'v2/projects/candidates/hm_review', inPanel)).toMatchObject({
      status: 409,
      body: { error: 'candidate_withdrawn' },
    })
    expect(await rowOf(id)).toMatchObject({ stage: 'HIRING_MANAGER', approval_score: null })
    expect((await decide(token, id, bad)).body.outcome).toBe('done')
  })

  test('may be approved again after a later message, or after a user has checked an uncertain classification', async () => {
    const [back, guessed] = [await add(), await add()]
    const looks = (code: string | null) =>
      testApp.database.system
        .updateTable('candidate')
        .set({ attention: code && JSON.stringify({ code, text: 'Please check.' }) })
        .where('id', '=', guessed.id)
        .execute()
    const token = await linkFor(back.id, guessed.id)
    await reply(back.id, 'not_interested')
    await reply(back.id, 'interested', true, 1)
    await reply(guessed.id, 'not_interested', false)
    await looks('unsure_reply')
    expect((await decide(token, guessed.id, good)).body.outcome).toBe('withdrawn')
    await looks(null)
    for (const { id } of [back, guessed]) expect((await decide(token, id, good)).body.outcome).toBe('done')
  })

  test('who has left the manager’s stage is reported differently from one decided by someone else', async () => {
    const { id } = await add()
    const token = await linkFor(id)
    await reply(id, 'unsubscribe')
    await testApp.database.system.updateTable('candidate').set({ stage: 'NOT_INTERESTED' }).where('id', '=', id).execute()
    expect((await decide(token, id, good)).body.outcome).toBe('withdrawn')
  })
})

test("the manager's comment is shown in the team’s notifications and to the interviewer, and to no one else", async () => {
  const screener = await colleagueOf(testApp, user, 'Screen')
  await user.call('PUT', 'v1/projects/settings', { project_id, scheduling_preferences: { phone_screener_email: screener.email } })
  const { id } = await add('AUTOPILOT_RECRUITER', 'Maya')
  const words = `Ask about Lisbon ${newId()}`
  expect((await decide(await linkFor(id), id, { ...good, feedback: words })).status).toBe(200)
  const ctx = await contextOf(testApp, user)
  for (const event of await eventsAbout(id)) {
    if (event.type === 'review.decided') for (let times = 0; times < 2; times++) await notifyOfDecision(ctx, event)
    if (event.type === 'candidate.moved') await introduceManager(ctx, testApp.services.settings, event)
  }
  const { body } = await user.call<{ text: string; kind: string; cand_id: string }[]>('GET', 'v1/notifications')
  expect(body.filter(({ cand_id }) => cand_id === id)).toMatchObject([
    { kind: 'review_approved', text: `${boss} approved Maya Doe. Good. Liked: Education, Skills. “${words}”` },
  ])
  const sent = await testApp.database.system.selectFrom('message').selectAll().where('project_id', '=', project_id).execute()
  const withWords = sent.filter((email) => `${email.subject} ${email.body_text} ${email.html}`.includes(words))
  expect(withWords).toMatchObject([{ to_email: screener.email, cc: [], candidate_id: null, email_type: 'interviewer_brief' }])
  expect(sent.filter((email) => email.candidate_id === id)).toMatchObject([{ email_type: 'introduction' }])
})

test("without an introduction, the manager's comment still reaches the interviewer", async () => {
  const screener = await colleagueOf(testApp, user, 'Screen')
  await user.call('PUT', 'v1/projects/settings', { project_id, scheduling_preferences: { phone_screener_email: screener.email } })
  const { id } = await add('AUTOPILOT_RECRUITER', 'Maya')
  const words = `Ask about Porto ${newId()}`
  await decide(await linkFor(id), id, { ...good, feedback: words, email_candidate: 'false' })
  for (const event of await eventsAbout(id))
    if (event.type === 'candidate.moved')
      for (let times = 0; times < 2; times++) await introduceManager(await contextOf(testApp, user), testApp.services.settings, event)
  const sent = await testApp.database.system.selectFrom('message').selectAll().where('project_id', '=', project_id).execute()
  expect(sent.filter((email) => email.candidate_id === id)).toEqual([])
  expect(sent.filter((email) => email.body_text.includes(words))).toMatchObject([
    { to_email: screener.email, candidate_id: null, email_type: 'interviewer_brief' },
  ])
})

test('an approval by link skips the introduction if the manager says so, and otherwise follows the project', async () => {
  const emails = async (verdict: object) => {
    const { id } = await add()
    await decide(await linkFor(id), id, { ...good, ...verdict })
    const moved = (await eventsAbout(id)).findLast((event) => event.type === 'candidate.moved')
    return moved?.type === 'candidate.moved' ? [moved.to, moved.emailCandidate] : null
  }
  expect(await emails({ email_candidate: 'false' })).toEqual(['HIRING_MANAGER_APPROVED', false])
  expect(await emails({ email_candidate: 'true' })).toEqual(['HIRING_MANAGER_APPROVED', true])
  expect(await emails({})).toEqual(['HIRING_MANAGER_APPROVED', undefined])
})

test('a decision in the panel notifies the others, not the one who made it', async () => {
  const colleague = await colleagueOf(testApp, user, 'Colleague')
  const collaborators = [user, colleague].map(({ email }) => ({ email, role: 1 }))
  await user.call('PUT', 'v1/projects/settings', { project_id, collaborators })
  const { id } = await add('HIRING_MANAGER')
  await user.call('POST', 'v2/projects/candidates/hm_review', { project_id, candidate_id: id, ...bad })
  for (const event of await eventsAbout(id))
    if (event.type === 'review.decided') await notifyOfDecision(await contextOf(testApp, user), event)
  const notificationsOf = async (actor: TestUser) =>
    (await actor.call<{ text: string; cand_id: string }[]>('GET', 'v1/notifications')).body.filter(({ cand_id }) => cand_id === id)
  expect(await notificationsOf(user)).toEqual([])
  expect(await notificationsOf(colleague)).toMatchObject([
    { text: expect.stringMatching(/ rejected .*Not enough experience\. “Too early”$/) },
  ])
})
