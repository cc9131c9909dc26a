// The hiring manager's link: how it is sent, what it shows, what a verdict does, and what never happens twice.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Stage } from '@fairlead/domain/shared/stages'
import { newId } from '../../../platform/ids.ts'
import { profile } from '../../../../testing/known-person.ts'
import { caller, newUser, createTestApp, type TestApp, type TestUser } from '../../../../testing/test-app.ts'
import { addPerson, activeProject, colleagueOf } from '../../../../testing/projects.ts'

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
  manager_email: string
  decided: { approved: number; rejected: number }
  candidates: { id: string; name: string; note_to_hm: string | null; last_reply: { text: string } | null }[]
}

const anyone = () => caller(testApp.app, '')
const add = (stage: Stage = 'AUTOPILOT_RECRUITER', firstName = 'Jo') => addPerson(testApp, user, project_id, { stage, firstName })
const rowOf = (id: string) => testApp.database.system.selectFrom('candidate').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const emailsTo = (to: string) => testApp.database.system.selectFrom('message').selectAll().where('to_email', '=', to).execute()
const tokenIn = (text: string) => /\/review\/([\w-]+)/.exec(text)?.[1] ?? ''
const send = (candidate_id: string, email_body = 'Look: {{review_link}}') => {
  const mail = { email_to: boss, email_subject: 'Look', email_body }
  return user.call('POST', 'v2/projects/candidates/recruiter_review', { project_id, candidate_id, approved: true, ...mail })
}
/** The link in the manager's newest email. */
async function linkFor(...candidate_ids: string[]): Promise<string> {
  const email = { email_to: boss, email_subject: 'Look', email_body: `About ${newId()}: {{review_link}}` }
  expect((await user.call('POST', 'v2/projects/candidates/send_for_review', { project_id, candidate_ids, ...email })).status).toBe(200)
  const emails = await emailsTo(boss)
  return tokenIn(emails.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime()).at(-1)!.body_text)
}
const queue = (token: string) => anyone()<ReviewQueue>('GET', 'v2/manager_review', { token })
const good = { approved: true, approval_score: 2, liked: ['Education', 'Skills match'], feedback: 'Call soon' }
const bad = { approved: false, rejection_reasons: [3], rejection_reason_other: 'Too early' }
const decide = (token: string, candidate_id: string, verdict: object, request_id = newId()) =>
  anyone()('POST', 'v2/manager_review', { token, request_id, candidate_id, ...verdict })

describe('the link', () => {
  test('is sent at its variable, otherwise below the text, and only its hash is stored [630 740]', async () => {
    const [first, second] = [await add(), await add()]
    expect((await send(first.id)).status).toBe(200)
    expect((await send(second.id, '<p>At this one</p>')).status).toBe(200)
    const [with_, without] = (await emailsTo(boss)).toSorted((a) => (a.body_text.startsWith('Look') ? -1 : 1))
    expect(with_!.body_text).toMatch(/^Look: http\S+\/review\/[\w-]{43}$/)
    expect(without!.html).toMatch(/<p>At this one<\/p><p>You can decide here, without an account: <a href="http\S+\/review\/[\w-]{43}">/)
    const links = await testApp.database.system.selectFrom('link').selectAll().where('email', '=', boss).execute()
    expect(links).toHaveLength(2)
    expect(JSON.stringify(links)).not.toContain(tokenIn(with_!.body_text))
  })

  test('shows the candidates in its own email, longest wait first, without addresses', async () => {
    const first = await addPerson(testApp, user, project_id, {
      stage: 'AUTOPILOT_RECRUITER',
      profile: { ...profile, summary: 'Write to ada@home.example', personalEmails: [`ada.${newId()}@home.example`] },
    })
    const [second, third, otherCandidate] = [await add(), await add(), await add()]
    await testApp.database.system.updateTable('candidate').set({ note_to_hm: 'Met her twice' }).where('id', '=', first.id).execute()
    const answer = await queue(await linkFor(first.id))
    expect(answer).toMatchObject({
      status: 200,
      body: { manager_email: boss, candidates: [{ id: first.id, note_to_hm: 'Met her twice' }] },
    })
    expect(answer.body.candidates).toHaveLength(1)
    expect(JSON.stringify(answer.body.candidates)).not.toContain('@')
    const groupLink = await linkFor(second.id, third.id)
    expect((await queue(groupLink)).body.candidates.map(({ id }) => id).toSorted()).toEqual([second.id, third.id].toSorted())
    // in the same project and with the same manager, but in no email with this link
    await linkFor(otherCandidate.id)
    for (const id of [first.id, otherCandidate.id])
      expect(await decide(groupLink, id, bad)).toMatchObject({ status: 404, body: { error: 'candidate_not_found' } })
    expect((await rowOf(otherCandidate.id)).stage).toBe('HIRING_MANAGER')
  })

  test('a link from an earlier version shows what was sent to its address, and nothing else', async () => {
    const [sent, otherCandidate] = [await add(), await add('HIRING_MANAGER')]
    const token = await linkFor(sent.id)
    await testApp.database.system.updateTable('link').set({ candidate_ids: null }).where('email', '=', boss).execute()
    expect((await queue(token)).body.candidates.map(({ id }) => id)).toEqual([sent.id])
    expect((await decide(token, otherCandidate.id, bad)).status).toBe(404)
  })

  test('shows no names if names are hidden', async () => {
    await user.call('PUT', 'v1/projects/settings', { project_id, bias_reducer: true })
    const { id } = await addPerson(testApp, user, project_id, { stage: 'AUTOPILOT_RECRUITER', profile: { ...profile, personalEmails: [] } })
    const { body } = await queue(await linkFor(id))
    expect(body.candidates[0]!.name).toBe('A. E.')
    expect(JSON.stringify(body.candidates)).not.toMatch(/Ada/)
  })

  test('opens nothing else: no other project, no other purpose, nothing once it has ended or the project is archived', async () => {
    const { id } = await add()
    const token = await linkFor(id)
    const elsewhere = await addPerson(testApp, user, await activeProject(testApp, user), { stage: 'HIRING_MANAGER' })
    expect(await decide(token, elsewhere.id, bad)).toMatchObject({ status: 404, body: { error: 'candidate_not_found' } })
    expect((await rowOf(elsewhere.id)).stage).toBe('HIRING_MANAGER')
    for (const path of ['v1/candidates/additional_information', 'v1/candidates/self_identification'])
      expect((await anyone()('GET', path, { token })).status).toBe(404)
    expect((await queue('nonsense')).status).toBe(404)
    const archive = (should_archive: boolean) =>
      user.call('POST', 'v2/projects/archive', {
        project_id,
        should_archive,
        paused_archived_reason: 5,
        paused_archived_reason_other: 'Done',
      })
    expect((await archive(true)).status).toBe(200)
    expect(await queue(token)).toMatchObject({
      status: 404,
      body: { message: 'This link has expired. Ask the person who sent it for a new one.' },
    })
    expect((await archive(false)).status).toBe(200)
    expect((await queue(token)).status).toBe(200)
    await testApp.database.system.updateTable('link').set({ expires_at: new Date() }).where('email', '=', boss).execute()
    expect((await queue(token)).status).toBe(404)
    expect((await decide(token, id, bad)).status).toBe(404)
  })
})

test('limits repeated requests of a link, but not other links', async () => {
  const { id } = await add()
  const [token, otherToken] = [await linkFor(id), await linkFor(id)]
  const key = `hm_review ${createHash('sha256').update(token).digest('hex')}`
  await testApp.database.system
    .insertInto('sign_in_guess')
    .values(Array.from({ length: 600 }, () => ({ email: key, at: new Date() })))
    .execute()
  expect((await queue(token)).status).toBe(429)
  expect((await queue(otherToken)).status).toBe(200)
})

describe('a verdict by the link', () => {
  test('counts as decided for the links that show the candidate', async () => {
    const [first, second, third] = [await add(), await add(), await add()]
    const token = await linkFor(first.id, second.id)
    expect((await queue(token)).body.decided).toEqual({ approved: 0, rejected: 0 })
    await decide(token, first.id, good)
    await decide(token, second.id, bad)
    // decided before: nothing changes
    await decide(token, first.id, bad)
    expect((await queue(token)).body.decided).toEqual({ approved: 1, rejected: 1 })
    const otherToken = await linkFor(third.id)
    expect((await queue(otherToken)).body.decided).toEqual({ approved: 0, rejected: 0 })
  })

  test('approves with rating, likes, and comment; repeating it returns the same and changes nothing [632 692 693]', async () => {
    const screener = await colleagueOf(testApp, user, 'Screen')
    await user.call('PUT', 'v1/projects/settings', { project_id, scheduling_preferences: { phone_screener_email: screener.email } })
    const { id } = await add()
    const token = await linkFor(id)
    const request = newId()
    const answer = await decide(token, id, good, request)
    expect(answer).toEqual({
      status: 200,
      body: {
        outcome: 'done',
        status: 'HIRING_MANAGER_APPROVED',
        screener_has_calendar: false,
        screener_first_name: 'Screen',
        screener_last_name: 'Colleague',
      },
    })
    expect(await decide(token, id, bad, request)).toEqual(answer)
    expect(await rowOf(id)).toMatchObject({
      stage: 'HIRING_MANAGER_APPROVED',
      approval_score: 2,
      approval_score_other: 'Education, Skills match, Call soon',
    })
    const lines = await testApp.database.system
      .selectFrom('candidate_history')
      .selectAll()
      .where('candidate_id', '=', id)
      .orderBy('at')
      .execute()
    expect(lines.at(-1)).toMatchObject({
      to_stage: 'HIRING_MANAGER_APPROVED',
      detail: `Hiring manager ${boss} by link: Good. Liked: Education, Skills. “Call soon”`,
      user_id: null,
    })
    expect(lines.filter((line) => line.to_stage === 'HIRING_MANAGER_APPROVED')).toHaveLength(1)
    expect((await queue(token)).body.candidates).toEqual([])
  })

  test("rejects with reasons, with the panel's requirements [627]", async () => {
    const { id } = await add()
    const token = await linkFor(id)
    for (const [verdict, field] of [
      [{ approved: false }, 'rejection_reasons'],
      [{ approved: true, liked: ['Education'] }, 'approval_score'],
      [{ approved: true, approval_score: 4, liked: ['Education'] }, 'approval_score'],
      [{ approved: true, approval_score: 2 }, 'approval_score_other'],
    ] as const)
      expect(await decide(token, id, verdict)).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } })
    expect((await rowOf(id)).stage).toBe('HIRING_MANAGER')
    expect(await decide(token, id, bad)).toMatchObject({ status: 200, body: { outcome: 'done', status: 'REJECTED' } })
    expect(await rowOf(id)).toMatchObject({ stage: 'REJECTED', rejection_reasons: ['underqualified'], rejection_other: 'Too early' })
  })

  test('accepts one of two concurrent decisions, and informs the other manager', async () => {
    const { id } = await add()
    const token = await linkFor(id)
    const [first, two] = await Promise.all([decide(token, id, good), decide(token, id, bad)])
    expect([first.body.outcome, two.body.outcome].toSorted()).toEqual(['decided_before', 'done'])
    expect(first.body.status).toBe(two.body.status)
    expect((await rowOf(id)).stage).toBe(first.body.status)
  })

  test('requires the interviewer’s calendar like the panel, and is accepted once there is one', async () => {
    const screener = await colleagueOf(testApp, user, 'Screen')
    await user.call('PUT', 'v1/projects/settings', {
      project_id,
      phone_screener_needs_calendar_auth: true,
      scheduling_preferences: { phone_screener_email: screener.email },
    })
    const { id } = await add('HIRING_MANAGER')
    const token = await linkFor(id)
    const request = newId()
    expect((await decide(token, id, good, request)).status).toBe(417)
    expect((await rowOf(id)).stage).toBe('HIRING_MANAGER')
    await testApp.database.system.updateTable('users').set({ calendar_synced_id: 'c' }).where('email', '=', screener.email).execute()
    expect(await decide(token, id, good, request)).toMatchObject({ status: 200, body: { outcome: 'done', screener_has_calendar: true } })
  })

  test('applies for a manager who is comment-only in the panel, and grants them nothing there', async () => {
    const manager = await colleagueOf(testApp, user, 'Boss')
    boss = manager.email
    await user.call('PUT', 'v1/projects/settings', {
      project_id,
      collaborators: [
        { email: user.email, role: 1 },
        { email: boss, role: 3 },
      ],
    })
    const [first, second] = [await add(), await add('HIRING_MANAGER')]
    expect((await decide(await linkFor(first.id), first.id, bad)).body.outcome).toBe('done')
    const inPanel = { project_id, candidate_id: second.id, approved: false, rejection_reasons: [3], rejection_reason_other: 'x' }
    expect((await manager.call('POST', 'v2/projects/candidates/hm_review', inPanel)).status).toBe(403)
  })
})
